/** What a mailed link does. */
export type TokenPurpose = "verifyEmail" | "changeEmail" | "undoDeletion" | "restoreEmail";

const MINUTE = 60_000;

/** Minutes between the request and the deletion of an account; until then it can be undone. */
export const DELETION_MINUTES = 10;
/** Hours for which a link that confirms an address is valid. */
export const CONFIRMATION_LINK_HOURS = 24;

/** When a deletion requested at `now` is due. */
export function deletionDueAt(now: Date): Date {
  return new Date(now.getTime() + DELETION_MINUTES * MINUTE);
}

/** When a confirmation link mailed at `now` expires. */
export function confirmationExpiresAt(now: Date): Date {
  return new Date(now.getTime() + CONFIRMATION_LINK_HOURS * 60 * MINUTE);
}

/** Days for which the former address of an account can take it back. */
export const RESTORE_DAYS = 7;
const RESTORE_MS = RESTORE_DAYS * 24 * 60 * MINUTE;

/** Until when an address that was replaced at `changedAt` can take its account back. */
export const restoreExpiresAt = (changedAt: Date): Date => new Date(changedAt.getTime() + RESTORE_MS);

/** When the address was replaced that can take its account back until `expiresAt`. */
export const restoreBegan = (expiresAt: Date): Date => new Date(expiresAt.getTime() - RESTORE_MS);

/** Letters and digits without look-alikes: no 0, 1, i, l, o. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;
const PATTERN = /^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){3}$/;

export const TEMPORARY_PASSWORD_MINUTES = 30;
/** Minutes for which an unused one is not replaced: a stranger who asks for another would take it from its owner. */
const TEMPORARY_PASSWORD_KEPT_MINUTES = 10;

/** When a temporary password that is mailed at `now` expires. */
export function temporaryPasswordExpiresAt(now: Date): Date {
  return new Date(now.getTime() + TEMPORARY_PASSWORD_MINUTES * MINUTE);
}

/** Whether a temporary password that expires at `until` was mailed so lately that it is kept; null: there is none. */
export function isTemporaryPasswordRecent(until: Date | null, now: Date): boolean {
  const leastLeft = (TEMPORARY_PASSWORD_MINUTES - TEMPORARY_PASSWORD_KEPT_MINUTES) * MINUTE;
  return until !== null && until.getTime() - now.getTime() > leastLeft;
}

/**
 * A password to be mailed, 79 bits in four groups: `7kqm-x2vd-...`.
 * @param pick a random whole number from 0 to below its argument, each as likely
 */
export function generateTemporaryPassword(pick: (below: number) => number): string {
  const letter = () => ALPHABET.charAt(pick(ALPHABET.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Whether a text has the form of a temporary password; only such a text is compared with one. */
export function isTemporaryPasswordFormat(password: string): boolean {
  return PATTERN.test(password);
}
