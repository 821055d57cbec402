import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { exponential } from "../backoff";
import { now } from "../clock";
import { env } from "../env";
import { wait } from "../wait";

/** One mail to one person. No field of it is ever logged. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A BCP 47 tag, for `Content-Language`. */
  readonly language: string;
}

/**
 * Writes a mail to `outbox` in the data folder, as an `.eml` file that only its owner may read. The file gets its
 * name when it is complete, so that a reader of the folder never finds half a mail.
 */
async function writeEmlFile(dataDir: string, message: Buffer, at: Date): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ dataDir, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${at.toISOString().replace(/[:.]/g, "-")}-${randomUUID()}`;
  const partial = join(folder, `${name}.part`);
  await writeFile(partial, message, { mode: 0o600 });
  await rename(partial, join(folder, `${name}.eml`));
}

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

function messageOf({ to, language, ...content }: Mail) {
  return {
    ...content,
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
  const { SMTP_URL, DATA_DIR } = env();
  if (!SMTP_URL) {
    const { message } = await nodemailer
      .createTransport({ streamTransport: true, buffer: true })
      .sendMail(messageOf(mail));
    return writeEmlFile(DATA_DIR, message as Buffer, now());
  }
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await withRetry(() => transport.sendMail(messageOf(mail)));
  } finally {
    transport.close();
  }
}
