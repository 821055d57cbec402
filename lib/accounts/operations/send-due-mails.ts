import "server-only";
import { errorFields, log } from "@/lib/platform/log";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { traced } from "@/lib/platform/tracing/tracer";
import { deleteMail, giveUpMail, leaseMail } from "../data/mails";
import { MAX_MAIL_ATTEMPTS } from "../domain/mail";
import { composeMail } from "./compose-mail";

/**
 * Sends every mail that is due, one after the other. A mail that cannot be sent stays for another try, a few times, and then for
 * an administrator to see; the log
 * says that one failed, never to whom or what it said.
 * @returns how many went out
 */
export async function sendDueMails(clock: () => Date): Promise<number> {
  let sent = 0;
  for (let row = await leaseMail(clock()); row; row = await leaseMail(clock())) {
    try {
      const mail = await composeMail(row, clock());
      const span = { name: "mail", kind: "client", attributes: { "mail.kind": row.kind } } as const;
      if (mail) await traced(span, () => sendMail(mail));
      if (mail) sent += 1;
      await deleteMail(row.id);
    } catch (error) {
      const givenUp = row.attempts >= MAX_MAIL_ATTEMPTS;
      log(givenUp ? "error" : "warn", "mail not sent", { kind: row.kind, givenUp, ...errorFields(error) });
      if (givenUp) await giveUpMail(row.id, clock());
    }
  }
  return sent;
}
