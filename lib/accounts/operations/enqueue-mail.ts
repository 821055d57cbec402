import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { triggerJob } from "@/lib/platform/jobs";
import type { AgreedUserId } from "../access";
import { insertMail, type NewMail } from "../data/mails";
import { findUserById } from "../data/users";
import type { MailKind } from "../domain/mail";

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
