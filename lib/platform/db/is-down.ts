import { errorCode } from "../errors/app-error";

/** Codes of Node (no connection), of Prisma (P1…, a full pool) and of PostgreSQL (shutting down, starting up, full). */
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
/** The names of the driver adapter for the same failures. */
const ADAPTER_KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections"]);
/** Some failures of the driver have only a message and no code. */
const MESSAGE_PATTERN =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout)/;

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Whether this was thrown because the database is unreachable or full, so that a later try may succeed. */
export function isDatabaseDown(thrown: unknown): boolean {
  if (typeof thrown !== "object" || thrown === null) return false;
  if (CODES.has(errorCode(thrown) ?? "")) return true;
  if (ADAPTER_KINDS.has(String(field(thrown, "kind")))) return true;
  if (MESSAGE_PATTERN.test(String(field(thrown, "message")))) return true;
  const inner = [field(thrown, "cause"), field(field(thrown, "meta"), "driverAdapterError")];
  return inner.some((each) => each !== thrown && isDatabaseDown(each));
}
