/** What a mailed link is good for, and for how long. */
export const TOKEN_PURPOSES = ["verifyEmail", "changeEmail", "undoDeletion"] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

const MINUTE = 60_000;

/** Minutes that an account waits for its deletion, and may be kept after all. */
export const DELETION_MINUTES = 10;
/** Hours that a link which confirms an address stays good. */
export const CONFIRM_HOURS = 24;

/** When the deletion that was asked for at `now` is due. */
export function deletionDueAt(now: Date): Date {
  return new Date(now.getTime() + DELETION_MINUTES * MINUTE);
}

/** When a link mailed at `now` to confirm an address stops being good. */
export function confirmUntil(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_HOURS * 60 * MINUTE);
}
