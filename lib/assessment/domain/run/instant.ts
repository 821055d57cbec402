/** The end of the time that the product reckons with: the year 2100, in milliseconds since 1970. */
export const LAST_INSTANT = 4_102_444_800_000;

/** Whether a time lies between 1970 and 2100; an invalid date does not. */
export function isInstant(time: Date): boolean {
  return time.getTime() >= 0 && time.getTime() <= LAST_INSTANT;
}
