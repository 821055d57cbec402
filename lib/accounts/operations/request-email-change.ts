import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { translator } from "@/lib/platform/i18n/translator";
import type { OwnUserId } from "../access";
import { sessionEpochOf } from "../data/users";
import type { EmailChangeInput, MessageReply } from "../schema";
import { confirmPassword } from "./confirm-password";
import { enqueueMail } from "./enqueue-mail";

/**
 * Mails a link to another address; the account has it once the link was opened. The answer is the same when
 * another account has that address.
 * @throws AppError invalid_input when the password is wrong, rate_limited.
 */
export async function requestEmailChange({
  ctx,
  userId,
  input: { email, password },
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: EmailChangeInput;
}): Promise<MessageReply> {
  await confirmPassword(userId, password, "password");
  await consumeLimit("recoverAccount", email);
  const epoch = (await sessionEpochOf(userId)) ?? 0;
  await enqueueMail({ ctx, mail: { kind: "changeEmail", email, userId, epoch } });
  return { message: translator(ctx.locale)("account.answers.changeSent", { email }) };
}
