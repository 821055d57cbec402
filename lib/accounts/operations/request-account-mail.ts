import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit, consumeLimits } from "@/lib/platform/http/limits";
import { translator } from "@/lib/platform/i18n/translator";
import type { MailRequestInput, MessageReply } from "../schema";
import { enqueueMail } from "./enqueue-mail";

/** What somebody may ask to be mailed without being signed in, and what they are told. */
const REPLY_KEYS = {
  temporaryPassword: "account.answers.recoverySent",
  verifyEmail: "account.answers.verificationSent",
} as const;

/**
 * Takes a request for a mail to an address. Whether the address has an account is looked up only when the mail
 * is made, after the answer, so that neither the answer nor its time tells.
 * @throws AppError rate_limited.
 */
export async function requestAccountMail({
  ctx,
  kind,
  input: { email },
}: {
  ctx: RequestContext<unknown>;
  kind: keyof typeof REPLY_KEYS;
  input: MailRequestInput;
}): Promise<MessageReply> {
  if (kind === "temporaryPassword") {
    // By address too: a stranger does not use up the owner's requests, and what stands is not replaced at once.
    await consumeLimits([
      ["recoverAccount", { name: `${email} ${ctx.address}` }],
      ["recoverAccountOverall", { name: email }],
    ]);
  } else await consumeLimit("recoverAccount", email);
  await enqueueMail({ ctx, mail: { kind, email } });
  return { message: translator(ctx.locale)(REPLY_KEYS[kind]) };
}
