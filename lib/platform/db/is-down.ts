import { errorCode } from "../errors/app-error";

/**
 * Why the database cannot do what is asked, though nothing is wrong with the question: "away" (unreachable, restarting,
 * cut off), "busy" (no connection, no lock or no time left), "conflict" (two transactions met; all of it may be tried
 * again at once), "readOnly" (a standby, as during a failover), "full" (disk or memory).
 */
export type DatabaseFault = "away" | "busy" | "conflict" | "readOnly" | "full";

/** Codes of Node (no connection), of Prisma (P…), and of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FAULT_OF_CODE: Readonly<Record<string, DatabaseFault>> = {
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  EPIPE: "away",
  ETIMEDOUT: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  P1001: "away",
  P1002: "away",
  P1017: "away",
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "57P05": "away",
  "25P03": "away",
  P1008: "busy",
  P2024: "busy",
  P2028: "busy",
  P2037: "busy",
  "53300": "busy",
  "53400": "busy",
  "55P03": "busy",
  "57014": "busy",
  "25P04": "busy",
  P2034: "conflict",
  "40001": "conflict",
  "40P01": "conflict",
  "25006": "readOnly",
  "53000": "full",
  "53100": "full",
  "53200": "full",
  "58030": "full",
};
/** PostgreSQL's class of connection failures; PgBouncer answers with one of these while its server is away. */
const CONNECTION_FAILURE = /^08[0-9A-Z]{3}$/;

/** The names of the driver adapter for the same failures. */
const FAULT_OF_KIND: Readonly<Record<string, DatabaseFault>> = {
  DatabaseNotReachable: "away",
  ConnectionClosed: "away",
  SocketTimeout: "away",
  TooManyConnections: "busy",
  TransactionWriteConflict: "conflict",
};
/** Some failures of the driver have only a message and no code. */
const MESSAGES: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^(Connection terminated|Connection ended|Client has encountered a connection error|PGlite is clos)/, "away"],
  [/^(timeout exceeded when trying to connect|timeout expired|Query read timeout)/, "busy"],
];

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function ownFault(thrown: object): DatabaseFault | undefined {
  const code = errorCode(thrown) ?? String(field(thrown, "originalCode"));
  if (CONNECTION_FAILURE.test(code)) return "away";
  const message = String(field(thrown, "message"));
  return (
    FAULT_OF_CODE[code] ??
    FAULT_OF_KIND[String(field(thrown, "kind"))] ??
    MESSAGES.find(([pattern]) => pattern.test(message))?.[1]
  );
}

/** What is the matter with the database when this was thrown; null when it was thrown for another reason. */
export function databaseFault(thrown: unknown): DatabaseFault | null {
  if (typeof thrown !== "object" || thrown === null) return null;
  const own = ownFault(thrown);
  if (own) return own;
  const inner = [field(thrown, "cause"), field(field(thrown, "meta"), "driverAdapterError")];
  for (const each of inner) {
    const fault = each === thrown ? null : databaseFault(each);
    if (fault) return fault;
  }
  return null;
}

/** Whether this was thrown because the database cannot answer now, so that a later try may succeed. */
export function isDatabaseDown(thrown: unknown): boolean {
  return databaseFault(thrown) !== null;
}
