import { exponential } from "../backoff";
import { ERROR_STATUS } from "../errors/codes";
import { HttpError } from "../http/fetch-json";

/**
 * What a failure means for a request that waits: "retry" later, "unauthenticated" once the same person has signed in,
 * "misdirected" much later, as another release of the server or a proxy that is set right may take it, "rejected" for
 * good.
 */
export type FailureKind = "retry" | "unauthenticated" | "misdirected" | "rejected";

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** What an older release answers to what it does not know yet, and any release behind a proxy that changes the host. */
const REFUSED_HERE: readonly string[] = ["unknown_field", "unknown_endpoint", "method_not_allowed", "foreign_origin"];

/** Whether the refusal says more of who answered than of the request; one without a code of ours is a proxy's. */
function isMisdirected({ code }: HttpError): boolean {
  return code === null || !Object.hasOwn(ERROR_STATUS, code) || REFUSED_HERE.includes(code);
}

export function classifyFailure(error: unknown): FailureKind {
  if (!(error instanceof HttpError) || error.status >= 500) return "retry";
  if (error.status === REQUEST_TIMEOUT || error.status === TOO_MANY_REQUESTS) return "retry";
  if (error.status === 401) return "unauthenticated";
  return isMisdirected(error) ? "misdirected" : "rejected";
}

const MAX_DELAY_MS = 60_000;
/** A release is rolled out, or a proxy set right, in minutes or hours. */
const MAX_MISDIRECTED_DELAY_MS = 3_600_000;

/** The longest pause between two tries after such a failure, in milliseconds. */
export const longestPause = (failure: FailureKind | null): number =>
  failure === "misdirected" ? MAX_MISDIRECTED_DELAY_MS : MAX_DELAY_MS;

/** Milliseconds until the next try: takes the number of failures, from 1, and a random number in [0, 1). */
export const backoffDelay = exponential({ baseMs: 1_000, maxMs: MAX_DELAY_MS, jitter: 0.5 });
const misdirectedDelay = exponential({ baseMs: 30_000, maxMs: MAX_MISDIRECTED_DELAY_MS, jitter: 0.5 });

/** The same for a failure of this kind. */
export const pauseAfter = (failure: FailureKind, failures: number, random: number): number =>
  (failure === "misdirected" ? misdirectedDelay : backoffDelay)(failures, random);

/** Milliseconds that the server asked to be left alone for; 0 when it did not. */
export function retryAfterMs(error: unknown): number {
  return error instanceof HttpError ? (error.retryAfter ?? 0) * 1_000 : 0;
}
