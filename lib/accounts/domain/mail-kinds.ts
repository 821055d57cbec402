/** The mails that accounts send; each has its words in the group `mail` of the ui texts. */
export const MAIL_KINDS = [
  "temporaryPassword",
  "verifyEmail",
  "changeEmail",
  "emailChanged",
  "passwordChanged",
  "undoDeletion",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const MINUTE = 60_000;

/** After so many tries on the queue a mail is given up. */
export const MAIL_ATTEMPTS = 5;

/**
 * How long after a try the next one may begin, in milliseconds: 2, 4, 8, 16, then 32 minutes. Longer than one mail
 * takes, and each is taken just before it is sent, so that no two copies of the server send the same one.
 * @param attempts tries so far, from 0
 */
export function pauseAfter(attempts: number): number {
  return 2 ** (attempts + 1) * MINUTE;
}
