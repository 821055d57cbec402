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

/** What may be logged of an error: its name and place, without messages that may quote input. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { errorName: typeof error };
  const place = error.stack?.split("\n").find((line) => line.trimStart().startsWith("at "));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { errorName: error.name, errorCode: code, place: place?.trim() };
}
