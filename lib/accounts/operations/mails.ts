import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { consumeLimit, consumeLimits } from "@/lib/platform/http/limits";
import { translator } from "@/lib/platform/i18n/translator";
import { triggerJob } from "@/lib/platform/jobs";
import type { AgreedUserId } from "../access";
import { insertMail, type NewMail } from "../data/mails";
import { findUserById } from "../data/users";
import type { MailKind } from "../domain/mail";
import type { MailRequestInput, MessageReply } from "../schema";

/** The job that sends the queued mails. */
export const MAIL_JOB = "mails";

/** Puts a mail in the language of the request, or another, on the queue; it is sent after the answer, by whichever copy comes first. */
export async function enqueueMail({
  ctx,
  mail,
  locale = ctx.locale,
}: {
  ctx: RequestContext<unknown>;
  mail: Pick<NewMail, "kind" | "email" | "userId" | "epoch">;
  locale?: string;
}): Promise<void> {
  await insertMail({ ...mail, locale, createdAt: ctx.now });
  triggerJob(MAIL_JOB);
}

/** The same for somebody who agreed to hear of it, in the language that they last came in; nothing when the account is gone. */
export async function enqueueMailTo(userId: AgreedUserId, kind: MailKind, now: Date): Promise<void> {
  const user = await findUserById(userId);
  if (!user) return;
  await insertMail({ kind, email: user.email, userId, locale: user.locale, createdAt: now });
  triggerJob(MAIL_JOB);
}

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
