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

/** Turns whatever was thrown into the one shape of failure; a fault of ours says nothing of its inside. */
export function problemResponse(thrown: unknown, locale: Locale, requestId: string): Response {
  const error = thrown instanceof AppError ? thrown : new AppError("internal", { cause: thrown });
  const status = ERROR_STATUS[error.code];
  if (status >= 500)
    log("error", "request failed", { requestId, code: error.code, ...errorFields(error.cause ?? error) });
  const t = translator(locale);
  const key = `errors.${error.messageKey}` as Parameters<typeof t>[0];
  const sentence = t.has(key) ? t(key) : t("errors.internal");
  const body: ProblemBody = {
    error: sentence,
    message: sentence,
    code: error.code,
    ...(error.issues && { issues: error.issues }),
  };
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": requestId });
  if (error.retryAfter !== undefined) headers.set("retry-after", String(error.retryAfter));
  return Response.json(body, { status, headers });
}
