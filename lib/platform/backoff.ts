interface BackoffOptions {
  /** The delay after the first failure, in milliseconds, before jitter. */
  readonly baseMs: number;
  /** No delay is longer, in milliseconds. */
  readonly maxMs: number;
  /** The share of a delay that is random, from 0 to 1. */
  readonly jitter: number;
}

/**
 * Exponential backoff: the delay doubles with each failure up to `maxMs`, and a random part of it, at most the share
 * `jitter`, is left out. Clients that lost a server together then do not come back together
 * (AWS Architecture Blog, "Exponential Backoff and Jitter", 2015; `jitter: 0.5` is its "equal jitter").
 * @returns a function from the number of failures, from 1, and a random number in [0, 1) to whole milliseconds
 */
export function exponential({ baseMs, maxMs, jitter }: BackoffOptions) {
  return (failures: number, random = Math.random()): number => {
    const ceiling = Math.min(maxMs, baseMs * 2 ** (Math.max(1, failures) - 1));
    return Math.round(ceiling * (1 - jitter + jitter * random));
  };
}
