import "server-only";
import { deleteActionsBefore } from "../data/administrator-actions";
import { deleteEndedAdministratorSessions } from "../data/administrator-sessions";
import { forgetExpiredNewEmails } from "../data/email-change";
import { deleteMailsGivenUpBefore } from "../data/mails";
import { deleteExpiredTokens } from "../data/tokens";
import { ACTIONS_KEPT_DAYS, GIVEN_UP_MAIL_DAYS } from "../domain/administrators";

const DAY_MS = 86_400_000;

/** Deletes links, sessions, mails and entries of the log whose time is over. */
export async function deleteOldAccountRows(now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteExpiredTokens(now);
  await forgetExpiredNewEmails(now);
  await deleteEndedAdministratorSessions(now);
  await deleteMailsGivenUpBefore(daysAgo(GIVEN_UP_MAIL_DAYS));
  await deleteActionsBefore(daysAgo(ACTIONS_KEPT_DAYS));
}
