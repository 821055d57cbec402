import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { resetEnvForTests } from "@/lib/platform/env";
import type { Mail } from "@/lib/platform/mail/send-mail";
import { sendMail } from "@/lib/platform/mail/send-mail";
import { setUpMailbox } from "@/tests/support/mailbox";

const mailbox = setUpMailbox();
const mail = (change: Partial<Mail> = {}): Mail => ({
  to: "asha@example.org",
  subject: "नमस्ते آپ hello",
  text: "plain words آپ",
  html: "<p>marked words آپ</p>",
  language: "ur",
  ...change,
});

test("a mail arrives in text and HTML, in any script", async () => {
  await sendMail(mail());
  const [came] = mailbox.mails;
  expect(came).toMatchObject({ subject: "नमस्ते آپ hello", html: "<p>marked words آپ</p>" });
  expect(came?.text?.trim()).toBe("plain words آپ");
  expect(came?.headers.get("content-language")).toBe("ur");
  expect(came?.from?.value[0]).toEqual({ name: "Ninefold", address: "no-reply@localhost" });
});

test("a server that refuses twice and then accepts gets it once", async () => {
  mailbox.refusals = [451, 421];
  await sendMail(mail());
  expect([mailbox.tries, mailbox.mails.length]).toEqual([3, 1]);
});

test("three refusals are enough, and one that is final is", async () => {
  mailbox.refusals = [451, 451, 451, 451];
  await expect(sendMail(mail())).rejects.toMatchObject({ responseCode: 451 });
  expect(mailbox.tries).toBe(3);
  mailbox.refusals = [550];
  await expect(sendMail(mail())).rejects.toMatchObject({ responseCode: 550 });
  expect([mailbox.tries, mailbox.mails.length]).toEqual([4, 0]);
});

test("off this machine a server without encryption gets nothing, unless it is said to be meant", async () => {
  const url = process.env.SMTP_URL ?? "";
  // The same server under an address that is no loopback address.
  const elsewhere = url.replace("127.0.0.1", "0.0.0.0");
  const sendBy = async (smtpUrl: string) => {
    process.env.SMTP_URL = smtpUrl;
    resetEnvForTests();
    await sendMail(mail());
  };
  try {
    await expect(sendBy(elsewhere)).rejects.toMatchObject({ code: "ETLS" });
    expect([mailbox.tries, mailbox.mails.length]).toEqual([0, 0]);
    await sendBy(`${elsewhere}?requireTLS=false`);
    expect(mailbox.mails).toHaveLength(1);
  } finally {
    process.env.SMTP_URL = url;
    resetEnvForTests();
  }
});

test("a line break in a subject does not begin a header", async () => {
  await sendMail(mail({ subject: "hello\r\nBcc: eve@example.org" }));
  const [came] = mailbox.mails;
  expect(came?.headers.has("bcc")).toBe(false);
  expect([came?.to].flat().flatMap((to) => to?.value.map(({ address }) => address))).toEqual(["asha@example.org"]);
});

test("without a server it becomes a file that only its owner may read", async () => {
  const [url, folder] = [process.env.SMTP_URL, process.env.DATA_DIR];
  const data = mkdtempSync(join(tmpdir(), "ninefold-outbox-"));
  try {
    delete process.env.SMTP_URL;
    process.env.DATA_DIR = data;
    resetEnvForTests();
    await sendMail(mail());
    const [name = ""] = readdirSync(join(data, "outbox"));
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
    expect(statSync(join(data, "outbox", name)).mode & 0o777).toBe(0o600);
    const kept = await simpleParser(readFileSync(join(data, "outbox", name)));
    expect(kept).toMatchObject({ subject: "नमस्ते آپ hello", html: expect.stringContaining("marked words آپ") });
  } finally {
    process.env.SMTP_URL = url;
    if (folder === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = folder;
    resetEnvForTests();
    rmSync(data, { recursive: true, force: true });
  }
});
