import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { translator } from "@/lib/platform/i18n/translator";
import type { OwnUserId } from "../access";
import { cancelNewEmail, findNewEmail, setNewEmail } from "../data/email-change";
import { sessionEpochOf } from "../data/users";
import { confirmationExpiresAt } from "../domain/tokens";
import type { EmailChangeInput, MessageReply, WaitingEmailReply } from "../schema";
import { confirmPassword } from "./confirm-password";
import { enqueueMail } from "./enqueue-mail";

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
