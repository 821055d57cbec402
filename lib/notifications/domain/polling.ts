/** Milliseconds from one poll to the next. */
export const POLL_EVERY = 2_000;
export const SLOWEST_POLL = 60_000;

/**
 * The pause before the next poll, in milliseconds: 2 s, and after failures twice as long each time, up to a minute,
 * spread by a quarter either way, so that the browsers of a server that comes back do not return at once.
 * @param chance a number from 0 up to 1
 * @param retryAfter seconds that the server asked for
 */
export function pauseBefore(failures: number, chance: number, retryAfter = 0): number {
  if (failures <= 0) return POLL_EVERY;
  const pause = Math.min(SLOWEST_POLL, POLL_EVERY * 2 ** Math.min(failures, 10));
  return Math.max(retryAfter * 1_000, Math.round(pause * (0.75 + chance / 2)));
}
