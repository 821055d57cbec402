import "server-only";
import { wakeChore } from "@/lib/platform/chores";
import type { RequestContext } from "@/lib/platform/http/context";
import { type NewMail, queueMail } from "../data";

/** The chore that sends what stands on the queue. */
export const MAIL_CHORE = "mails";

/** Puts a mail in the language of the request on the queue; it is sent after the answer, by whichever copy comes first. */
export async function requestMail({
  ctx,
  mail,
}: {
  ctx: RequestContext<unknown>;
  mail: Pick<NewMail, "kind" | "email" | "userId" | "epoch">;
}): Promise<void> {
  await queueMail({ ...mail, locale: ctx.locale, createdAt: ctx.now });
  wakeChore(MAIL_CHORE);
}
