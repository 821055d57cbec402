import type { ErrorCode } from "./codes";

export interface Issue {
  /** Where in the input, joined by dots: `phoneNumber`, `assessmentData.rheti.12`. */
  readonly path: string;
  readonly message: string;
}

interface AppErrorOptions {
  /** A key of the `errors` group in the ui messages; the code's own sentence when absent. */
  readonly messageKey?: string;
  readonly issues?: readonly Issue[];
  /** Whole seconds until another try makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An expected failure, with a code of the table. Anything else that is thrown is an internal error. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly messageKey: string;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { messageKey, issues, retryAfter, cause }: AppErrorOptions = {},
  ) {
    super(messageKey ?? code, { cause });
    this.messageKey = messageKey ?? code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** Prisma's code of a row that would be there twice. */
export const UNIQUE_VIOLATION = "P2002";

/** The `code` of a thrown value (`ENOENT`, `P2002`); undefined when it has none. */
export function errorCode(thrown: unknown): string | undefined {
  if (typeof thrown !== "object" || thrown === null || !("code" in thrown)) return undefined;
  return typeof thrown.code === "string" ? thrown.code : undefined;
}
