import "server-only";
import { wakeChore } from "@/lib/platform/chores";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { log } from "@/lib/platform/log";
import type { OwnUserId } from "../access";
import { cancelDeletion, deleteDueUser, dropStaleTokens, dueDeletions, scheduleDeletion } from "../data";
import { deletionDueAt } from "../domain/tokens";
import type { DeletionInput, DeletionReply, TokenInput } from "../schema";
import { confirmPassword } from "./confirm-password";
import { spendToken } from "./mailed-token";
import { MAIL_CHORE } from "./request-mail";
import { endSession } from "./start-session";

/**
 * Lets an account wait for its deletion: everybody is signed out of it at once, and a mailed link keeps it for
 * ten minutes.
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
  wakeChore(MAIL_CHORE);
  await endSession();
  return { deletesAt: due.toISOString() };
}

/** Keeps an account after all. @throws AppError not_found when it is too late or the link is not good. */
export async function keepAccount({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: TokenInput;
}): Promise<{ success: true }> {
  const token = await spendToken(input.token, ["undoDeletion"], ctx.now);
  const kept = token !== null && (await cancelDeletion(token.userId, ctx.now));
  if (!kept) throw new AppError("not_found", { messageKey: "linkNotGood" });
  return { success: true };
}

/** Lets go of mailed links that are good for nothing any more. */
export async function dropExpiredLinks(now: Date): Promise<void> {
  await dropStaleTokens(now);
}

/**
 * Deletes the accounts whose time has come, whenever that is found out: the database says which. What does not
 * hang on the account is let go by `forget`, first, so that an interrupted turn is only done again.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(now: Date, forget: (userId: string) => Promise<void>): Promise<number> {
  let deleted = 0;
  for (const id of await dueDeletions(now)) {
    await forget(id);
    if (await deleteDueUser(id, now)) deleted += 1;
  }
  if (deleted > 0) log("info", "accounts deleted", { deleted });
  return deleted;
}
