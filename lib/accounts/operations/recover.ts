import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit } from "@/lib/platform/http/limits";
import { translator } from "@/lib/platform/i18n/translator";
import type { MailRequestInput, MessageReply } from "../schema";
import { requestMail } from "./request-mail";

/** What somebody may ask to be mailed without being signed in, and what they are told. */
const REQUESTS = {
  temporaryPassword: "account.answers.recoverySent",
  verifyEmail: "account.answers.verificationSent",
} as const;

/**
 * Takes a request for a mail to an address. Whether the address has an account is looked up only when the mail
 * is made, after the answer, so that neither the answer nor its time tells.
 * @throws AppError rate_limited.
 */
export async function requestByAddress({
  ctx,
  kind,
  input: { email },
}: {
  ctx: RequestContext<unknown>;
  kind: keyof typeof REQUESTS;
  input: MailRequestInput;
}): Promise<MessageReply> {
  await consumeLimit("recoverAccount", email);
  await requestMail({ ctx, mail: { kind, email } });
  return { message: translator(ctx.locale)(REQUESTS[kind]) };
}
