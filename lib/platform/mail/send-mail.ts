import "server-only";
import nodemailer from "nodemailer";
import { exponential } from "../backoff";
import { now } from "../clock";
import { env } from "../env";
import { wait } from "../wait";
import { writeMailFile } from "./mail-files";

/** One mail to one person. No field of it is ever logged. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A BCP 47 tag, for `Content-Language`. */
  readonly language: string;
  /** The id of the account that it is about; absent when there is none. */
  readonly owner?: string | null;
}

const LOOPBACK_PATTERN = /^(localhost|127(\.\d+){3}|\[::1\])$/i;

const MAX_TRIES = 3;
const retryDelay = exponential({ baseMs: 500, maxMs: 2_000, jitter: 0.2 });
const TIMEOUT_MS = 10_000;
const PERMANENT_FAILURE = 500;

/** Whether another try would fail too: a 5xx reply, by RFC 5321, section 4.2.1. */
function isPermanentFailure(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("responseCode" in error)) return false;
  return typeof error.responseCode === "number" && error.responseCode >= PERMANENT_FAILURE;
}

async function withRetry(send: () => Promise<unknown>): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (isPermanentFailure(error) || failures >= MAX_TRIES) throw error;
      await wait(retryDelay(failures));
    }
  }
}

function messageOf({ to, language, subject, text, html }: Mail) {
  return {
    ...{ subject, text, html },
    from: env().MAIL_FROM,
    to: { name: "", address: to },
    headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    // No part of a mail may be read from a file or fetched from a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends a mail through `SMTP_URL`, in at most three tries; without one it becomes an `.eml` file in
 * `DATA_DIR/outbox`.
 * @throws Error of the transport after the last try, or at once when the server's refusal is permanent
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) {
    const { message } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail(messageOf(mail));
    return writeMailFile(message as Buffer, { writtenAt: now(), owner: mail.owner ?? null });
  }
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  // Mails carry passwords and links: off this machine they go encrypted, unless the URL says `?requireTLS=false`.
  const requireTLS = !LOOPBACK_PATTERN.test(new URL(SMTP_URL).hostname);
  const transport = nodemailer.createTransport({ url: SMTP_URL, requireTLS, ...timeouts });
  try {
    await withRetry(() => transport.sendMail(messageOf(mail)));
  } finally {
    transport.close();
  }
}
