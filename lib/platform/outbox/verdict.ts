import { HttpError } from "../http/fetch-json";

/**
 * What a failure means for a request that waits: "again" later, "signIn" once the same person has signed in,
 * "refused" for good.
 */
export type Verdict = "again" | "signIn" | "refused";

const TIMEOUT = 408;
const TOO_MANY = 429;

export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof HttpError) || error.status >= 500) return "again";
  if (error.status === TIMEOUT || error.status === TOO_MANY) return "again";
  return error.status === 401 ? "signIn" : "refused";
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * Milliseconds until the next try: doubling from one second to a minute, of which a random half is left out, so
 * that browsers that lost the server together do not come back together ("equal jitter", AWS Architecture Blog,
 * Exponential Backoff and Jitter, 2015). `tries` counts failures, from 1; `random` is in [0, 1).
 */
export function pauseAfter(tries: number, random: number): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (Math.max(1, tries) - 1));
  return Math.round(whole / 2 + (random * whole) / 2);
}

/** Milliseconds that the server asked to be left alone for; 0 when it did not. */
export function askedPause(error: unknown): number {
  return error instanceof HttpError ? (error.retryAfter ?? 0) * 1_000 : 0;
}
