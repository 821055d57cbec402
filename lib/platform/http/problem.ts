import { type DatabaseFault, databaseFault } from "../db/is-down";
import { AppError, type Issue } from "../errors/app-error";
import { ERROR_STATUS, type ErrorCode } from "../errors/codes";
import type { Locale } from "../i18n/locales";
import { translator } from "../i18n/translator";
import { errorFields, log } from "../log";

export interface ProblemBody {
  readonly error: string;
  readonly message: string;
  readonly code: ErrorCode;
  readonly issues?: readonly Issue[];
}

/** Headers of a data reply: if a browser shows it as a page, no script runs in it and no site can frame it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export interface Problem {
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers: Readonly<Record<string, string>>;
}

/** Seconds after which a database may have recovered. */
const RETRY_SECONDS: Readonly<Record<DatabaseFault, number>> = {
  conflict: 1,
  busy: 5,
  away: 5,
  readOnly: 15,
  full: 60,
};

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const fault = databaseFault(thrown);
  if (fault) return new AppError("unavailable", { retryAfter: RETRY_SECONDS[fault], cause: thrown });
  return new AppError("internal", { cause: thrown });
}

const MINUTE_SECONDS = 60;
/** From here on a wait is told in hours. */
const LONG_WAIT_MINUTES = 90;

/** A wait in seconds as a sentence tells it, rounded up: whole hours, or minutes where there are 0 of those. */
function waitInWords(seconds: number): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  return { minutes, hours: minutes < LONG_WAIT_MINUTES ? 0 : Math.ceil(minutes / 60) };
}

/** Turns whatever was thrown into the one shape of failure; a fault of ours says nothing of its inside. */
function problemOf(thrown: unknown, locale: Locale, requestId: string): Problem {
  const error = toAppError(thrown);
  const status = ERROR_STATUS[error.code];
  if (status >= 500) {
    const fault = databaseFault(thrown) ?? undefined;
    log("error", "request failed", { requestId, code: error.code, fault, ...errorFields(error.cause ?? error) });
  }
  const t = translator(locale);
  const key = `errors.${error.messageKey}` as Parameters<typeof t>[0];
  const sentence = t.has(key) ? t(key, waitInWords(error.retryAfter ?? 0)) : t("errors.internal");
  const body: ProblemBody = {
    error: sentence,
    message: sentence,
    code: error.code,
    ...(error.issues && { issues: error.issues }),
  };
  const headers = {
    "cache-control": "no-store",
    "content-security-policy": DATA_POLICY,
    "x-request-id": requestId,
    ...(error.retryAfter !== undefined && { "retry-after": String(error.retryAfter) }),
  };
  return { status, body, headers };
}

/** The same as an answer. */
export function problemResponse(thrown: unknown, locale: Locale, requestId: string): Response {
  const { status, body, headers } = problemOf(thrown, locale, requestId);
  return Response.json(body, { status, headers });
}
