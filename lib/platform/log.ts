type Level = "info" | "warn" | "error";
type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * Writes one JSON line. Fields are flat facts about the request or the machine; never pass an
 * e-mail, a name, an answer or a secret.
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Lines of a stack that are logged. */
const FRAMES = 5;

/** The table that a failure of the database was about, as Prisma names it. */
function modelOf(error: Error): string | undefined {
  const meta = "meta" in error ? error.meta : undefined;
  const model = typeof meta === "object" && meta !== null && "modelName" in meta ? meta.modelName : undefined;
  return typeof model === "string" ? model : undefined;
}

/** What may be logged of an error: its name, code and places, without messages that may quote input. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const lines = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  const place = lines?.slice(0, FRAMES).map((line) => line.trim().replace(/^at /, ""));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { errorName: error.name, errorCode: code, model: modelOf(error), place: place?.join(" < ") };
}
