import { exponential } from "../backoff";
import { HttpError } from "../http/fetch-json";

/**
 * What a failure means for a request that waits: "retry" later, "unauthenticated" once the same person has signed in,
 * "rejected" for good.
 */
export type FailureKind = "retry" | "unauthenticated" | "rejected";

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

export function classifyFailure(error: unknown): FailureKind {
  if (!(error instanceof HttpError) || error.status >= 500) return "retry";
  if (error.status === REQUEST_TIMEOUT || error.status === TOO_MANY_REQUESTS) return "retry";
  return error.status === 401 ? "unauthenticated" : "rejected";
}

/** The longest pause between two tries, in milliseconds. */
export const MAX_DELAY_MS = 60_000;

/** Milliseconds until the next try: takes the number of failures, from 1, and a random number in [0, 1). */
export const backoffDelay = exponential({ baseMs: 1_000, maxMs: MAX_DELAY_MS, jitter: 0.5 });

/** Milliseconds that the server asked to be left alone for; 0 when it did not. */
export function retryAfterMs(error: unknown): number {
  return error instanceof HttpError ? (error.retryAfter ?? 0) * 1_000 : 0;
}
