import "server-only";
import { errorFields, log } from "@/lib/platform/log";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { claimMails, dropMail } from "../data";
import { MAIL_ATTEMPTS } from "../domain/mail-kinds";
import { composeMail } from "./compose-mail";

const AT_ONCE = 20;

/**
 * Sends the mails that are due. A mail that cannot be sent stays for another try, a few times; the log
 * says that one failed, never to whom or what it said.
 * @returns how many went out
 */
export async function sendDueMails(now: Date): Promise<number> {
  let sent = 0;
  for (const row of await claimMails(now, AT_ONCE)) {
    try {
      const mail = await composeMail(row, now);
      if (mail) await sendMail(mail);
      if (mail) sent += 1;
      await dropMail(row.id);
    } catch (error) {
      const givenUp = row.attempts >= MAIL_ATTEMPTS;
      log(givenUp ? "error" : "warn", "mail not sent", { kind: row.kind, givenUp, ...errorFields(error) });
      if (givenUp) await dropMail(row.id);
    }
  }
  return sent;
}
