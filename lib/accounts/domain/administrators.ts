const HOUR = 3_600_000;

/** Hours for which a mailed link lets an administrator choose a password. */
export const ADMINISTRATOR_LINK_HOURS = 72;
/** Hours for which an administrator stays signed in. */
const ADMINISTRATOR_SESSION_HOURS = 12;
/** Days for which a mail that could not be sent is kept, to be sent again. */
export const GIVEN_UP_MAIL_DAYS = 30;
/** Days for which the log says what an administrator did; the database refuses to delete it earlier. */
export const ACTIONS_KEPT_DAYS = 732;
/** Codes that each work once instead of the authenticator app. */
export const RECOVERY_CODES = 8;

/** When a link that is mailed at `now` expires. */
export const administratorLinkUntil = (now: Date) => new Date(now.getTime() + ADMINISTRATOR_LINK_HOURS * HOUR);
/** When a session that begins at `now` ends. */
export const administratorSessionUntil = (now: Date) => new Date(now.getTime() + ADMINISTRATOR_SESSION_HOURS * HOUR);

export const ADMINISTRATOR_STATES = ["invited", "active", "disabled"] as const;
export type AdministratorState = (typeof ADMINISTRATOR_STATES)[number];

/** Where an administrator stands: invited until they have a password, disabled whatever they have. */
export function administratorState(row: {
  readonly passwordHash: string | null;
  readonly disabledAt: Date | null;
}): AdministratorState {
  if (row.disabledAt) return "disabled";
  return row.passwordHash === null ? "invited" : "active";
}
