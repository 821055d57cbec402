/** Letters and digits that nobody mistakes for each other: no 0, 1, i, l, o. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;
const FORM = /^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){3}$/;

export const TEMPORARY_PASSWORD_MINUTES = 30;

/**
 * A password to be mailed, 79 bits in four groups: `7kqm-x2vd-...`.
 * @param pick a random whole number from 0 to below its argument, each as likely
 */
export function temporaryPassword(pick: (below: number) => number): string {
  const letter = () => LETTERS.charAt(pick(LETTERS.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Whether a text has the form of a temporary password; only such a text is compared with one. */
export function looksTemporary(password: string): boolean {
  return FORM.test(password);
}
