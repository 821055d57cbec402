import "server-only";
import nodemailer from "nodemailer";
import { now } from "../clock";
import { env } from "../env";
import type { Mail } from "./mail";
import { keepInOutbox } from "./outbox-folder";

/** What stands before each try, in milliseconds: three tries, then the caller hears of it. */
const PAUSES = [0, 300, 1_500] as const;
const TIMEOUT_MS = 10_000;
const REFUSED_FOR_GOOD = 500;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Whether the server will say the same the next time: a 5xx reply, by RFC 5321, section 4.2.1. */
function isFinal(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("responseCode" in error)) return false;
  return typeof error.responseCode === "number" && error.responseCode >= REFUSED_FOR_GOOD;
}

async function withRetry(send: () => Promise<unknown>): Promise<void> {
  for (const [at, pause] of PAUSES.entries()) {
    if (pause > 0) await wait(pause);
    try {
      await send();
      return;
    } catch (error) {
      if (isFinal(error) || at === PAUSES.length - 1) throw error;
    }
  }
}

function messageOf({ to, language, ...content }: Mail) {
  return {
    ...content,
    from: env().MAIL_FROM,
    to: { name: "", address: to },
    headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    // Nothing in a mail of ours may be read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends a mail through `SMTP_URL`, in at most three tries; without one it becomes an `.eml` file in
 * `DATA_DIR/outbox`.
 * @throws Error of the transport after the last try, or at once when the server refuses for good
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, DATA_DIR } = env();
  if (!SMTP_URL) {
    const { message } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail(messageOf(mail));
    return keepInOutbox(DATA_DIR, message as Buffer, now());
  }
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await withRetry(() => transport.sendMail(messageOf(mail)));
  } finally {
    transport.close();
  }
}
