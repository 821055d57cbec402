import { errorCode } from "../errors/error-code";

/** Codes of Node (the way is shut), of Prisma (P1…, a full pool) and of PostgreSQL (shutting down, starting up, full). */
const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);
/** What the driver adapter calls the same. */
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
/** The driver gives some of these a sentence and no code. */
const SENTENCES =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout)/;

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Whether this was thrown because the database cannot be reached or takes nobody: trying again later makes sense. */
export function isDatabaseDown(thrown: unknown): boolean {
  if (typeof thrown !== "object" || thrown === null) return false;
  if (CODES.has(errorCode(thrown) ?? "")) return true;
  if (KINDS.has(String(field(thrown, "kind")))) return true;
  if (SENTENCES.test(String(field(thrown, "message")))) return true;
  const inner = [field(thrown, "cause"), field(field(thrown, "meta"), "driverAdapterError")];
  return inner.some((each) => each !== thrown && isDatabaseDown(each));
}
