import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { triggerJob } from "@/lib/platform/jobs";
import { log } from "@/lib/platform/log";
import type { OwnUserId } from "../access";
import { deleteActionsBefore } from "../data/administrator-actions";
import { deleteEndedAdministratorSessions } from "../data/administrator-sessions";
import { cancelDeletion, deleteDueUser, findDueDeletions, scheduleDeletion } from "../data/deletion";
import { forgetExpiredNewEmails } from "../data/email-change";
import { deleteMailsGivenUpBefore, deleteMailsOf } from "../data/mails";
import { deleteExpiredTokens } from "../data/tokens";
import { ACTIONS_KEPT_DAYS, GIVEN_UP_MAIL_DAYS } from "../domain/administrators";
import { deletionDueAt } from "../domain/tokens";
import type { DeletionInput, DeletionReply, TokenInput } from "../schema";
import { redeemToken } from "./mailed-token";
import { MAIL_JOB } from "./mails";
import { confirmPassword } from "./passwords";
import { endSession } from "./sessions";

/**
 * Schedules the deletion of an account: all its sessions end at once, and for ten minutes a mailed link can undo it.
 * @throws AppError invalid_input when the password is wrong, rate_limited.
 */
export async function requestDeletion({
  ctx,
  userId,
  input: { password },
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: DeletionInput;
}): Promise<DeletionReply> {
  await confirmPassword(userId, password, "password");
  const due = deletionDueAt(ctx.now);
  await scheduleDeletion(userId, due, { kind: "undoDeletion", locale: ctx.locale, createdAt: ctx.now });
  triggerJob(MAIL_JOB);
  await endSession();
  return { deletesAt: due.toISOString() };
}

/** Cancels a scheduled deletion. @throws AppError not_found when it is too late or the link is not valid. */
export async function undoDeletion({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: TokenInput;
}): Promise<{ success: true }> {
  const token = await redeemToken(input.token, ["undoDeletion"], ctx.now);
  const cancelled = token !== null && (await cancelDeletion(token.userId, ctx.now));
  if (!cancelled) throw new AppError("not_found", { messageKey: "linkNotGood" });
  return { success: true };
}

/**
 * Deletes the accounts whose deletion is due. `eraseUserData` first erases what the database does not delete with the
 * account and says whether all of it is gone, so an interrupted turn can simply be repeated.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(
  now: Date,
  eraseUserData: (userId: string) => Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const id of await findDueDeletions(now)) {
    if (!(await eraseUserData(id))) continue;
    await deleteMailsOf(id);
    if (await deleteDueUser(id, now)) deleted += 1;
  }
  if (deleted > 0) log("info", "accounts deleted", { deleted });
  return deleted;
}

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
