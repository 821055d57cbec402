import "server-only";
import type { RequestContext } from "@/lib/platform/http/context";
import { triggerJob } from "@/lib/platform/jobs";
import { insertMail, type NewMail } from "../data/mails";

/** The job that sends the queued mails. */
export const MAIL_JOB = "mails";

/** Puts a mail in the language of the request on the queue; it is sent after the answer, by whichever copy comes first. */
export async function enqueueMail({
  ctx,
  mail,
}: {
  ctx: RequestContext<unknown>;
  mail: Pick<NewMail, "kind" | "email" | "userId" | "epoch">;
}): Promise<void> {
  await insertMail({ ...mail, locale: ctx.locale, createdAt: ctx.now });
  triggerJob(MAIL_JOB);
}
