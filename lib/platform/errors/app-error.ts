import type { ErrorCode } from "./codes";

export interface Issue {
  /** Where in the input, joined by dots: `phoneNumber`, `assessmentData.rheti.12`. */
  readonly path: string;
  readonly message: string;
}

interface Details {
  /** A key of the `errors` group in the ui messages; the code's own sentence when absent. */
  readonly messageKey?: string;
  readonly issues?: readonly Issue[];
  /** Whole seconds until another try makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A failure with a place in the table of codes. Anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly messageKey: string;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { messageKey, issues, retryAfter, cause }: Details = {},
  ) {
    super(messageKey ?? code, { cause });
    this.messageKey = messageKey ?? code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
