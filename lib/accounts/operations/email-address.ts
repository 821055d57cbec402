import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { translator } from "@/lib/platform/i18n/translator";
import { hashPassword } from "@/lib/platform/password";
import type { Actor, OwnUserId } from "../access";
import { cancelNewEmail, findNewEmail, setNewEmail } from "../data/email-change";
import { changeEmail, markEmailVerified, restoreAddress, sessionEpochOf, toSessionUser } from "../data/users";
import { confirmationExpiresAt } from "../domain/tokens";
import type {
  AuthReply,
  EmailChangeInput,
  MessageReply,
  TokenInput,
  VerifiedReply,
  WaitingEmailReply,
} from "../schema";
import { makeToken, redeemToken } from "./mailed-token";
import { enqueueMail } from "./mails";
import { confirmPassword } from "./passwords";
import { startSession } from "./sessions";

/**
 * Confirms an address by a mailed token: that of a new account, or one that an account is to have from now on;
 * then other sessions end and the old address gets a note, with a way back where it was confirmed.
 * @throws AppError not_found when the token is not good any more, conflict when another account has the address now.
 */
export async function verifyEmail({
  ctx,
  input,
}: {
  ctx: RequestContext<Actor>;
  input: TokenInput;
}): Promise<VerifiedReply> {
  const token = await redeemToken(input.token, ["verifyEmail", "changeEmail"], ctx.now);
  if (!token) throw new AppError("not_found", { messageKey: "linkNotGood" });
  const { userId, email, user } = token;
  if (token.purpose === "verifyEmail") {
    await markEmailVerified(userId, email, ctx.now);
  } else {
    // The browser that opens the link stays signed in when it was; every other session ends with the old address.
    const changed = await changeEmail(userId, email, ctx.now);
    if (ctx.actor.kind === "user" && ctx.actor.userId === userId) await startSession(changed);
    // An address that nobody confirmed may be a stranger's, by a slip of the keyboard: it gets the note alone.
    const kind = user.emailVerifiedAt ? "restoreEmail" : "emailChanged";
    await enqueueMail({ ctx, mail: { kind, email: user.email, userId } });
  }
  return { email };
}

interface OwnRequest {
  readonly ctx: RequestContext<unknown>;
  readonly userId: OwnUserId;
}

/** Lets the address wait, and mails a link to it. @throws AppError rate_limited. */
async function mailLink({ ctx, userId }: OwnRequest, email: string): Promise<MessageReply> {
  await consumeLimit("recoverAccount", email);
  const epoch = (await sessionEpochOf(userId)) ?? 0;
  await setNewEmail(userId, email, confirmationExpiresAt(ctx.now));
  await enqueueMail({ ctx, mail: { kind: "changeEmail", email, userId, epoch } });
  return { message: translator(ctx.locale)("account.answers.changeSent", { email }) };
}

/**
 * Mails a link to another address; the account has it once the link was opened. The answer is the same when
 * another account has that address.
 * @throws AppError invalid_input when the password is wrong, rate_limited.
 */
export async function requestEmailChange({
  input: { email, password },
  ...own
}: OwnRequest & { input: EmailChangeInput }): Promise<MessageReply> {
  await confirmPassword(own.userId, password, "password");
  return mailLink(own, email);
}

/** The address that waits for its confirmation. */
export async function loadWaitingEmail({ ctx, userId }: OwnRequest): Promise<WaitingEmailReply> {
  const found = await findNewEmail(userId, ctx.now);
  return { waiting: found && { email: found.email, until: found.until.toISOString() } };
}

/** Mails another link to the address that waits. @throws AppError not_found when none does, rate_limited. */
export async function resendEmailChange(own: OwnRequest): Promise<MessageReply> {
  const found = await findNewEmail(own.userId, own.ctx.now);
  if (!found) throw new AppError("not_found", { messageKey: "linkNotGood" });
  return mailLink(own, found.email);
}

/** Keeps the address that the account has: no link to another one is good any more. */
export async function cancelEmailChange({ userId }: OwnRequest): Promise<WaitingEmailReply> {
  await cancelNewEmail(userId);
  return { waiting: null };
}

/**
 * Gives an account back to an address that it had, by the link that was mailed there: every session ends, and this
 * browser may set a new password. The old one is void: whoever changed the address knew it.
 * @throws AppError not_found when the link is not good any more, conflict when another account has the address now.
 */
export async function restoreEmail({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: TokenInput;
}): Promise<AuthReply> {
  const token = await redeemToken(input.token, ["restoreEmail"], ctx.now);
  if (!token) throw new AppError("not_found", { messageKey: "linkNotGood" });
  const passwordHash = await hashPassword(makeToken().token);
  const user = await restoreAddress({ ...token, passwordHash }, ctx.now);
  await startSession(user, { mustChangePassword: true });
  return { user: toSessionUser(user), requiresVerification: false, mustChangePassword: true };
}
