import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { resetEnvForTests } from "@/lib/platform/env";

export interface Mailbox {
  /** What has come so far, oldest first; emptied before each test. */
  readonly mails: ParsedMail[];
  /** Connections so far. */
  tries: number;
  /** Replies to the next messages, by SMTP code, instead of taking them. */
  refusals: number[];
}

function smtpError(code: number): Error {
  return Object.assign(new Error("not now"), { responseCode: code });
}

/** Gives the tests of a file an SMTP server on loopback, and makes it the product's. */
export function setUpMailbox(): Mailbox {
  const mailbox: Mailbox = { mails: [], tries: 0, refusals: [] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      mailbox.tries += 1;
      simpleParser(stream).then((mail) => {
        const refusal = mailbox.refusals.shift();
        if (refusal !== undefined) return done(smtpError(refusal));
        mailbox.mails.push(mail);
        done();
      }, done);
    },
  });

  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    process.env.SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    resetEnvForTests();
  });
  beforeEach(() => {
    mailbox.mails.length = 0;
    mailbox.refusals = [];
    mailbox.tries = 0;
  });
  afterAll(async () => {
    delete process.env.SMTP_URL;
    resetEnvForTests();
    await new Promise<void>((done) => server.close(done));
  });
  return mailbox;
}

/** The token of the link in a mail. */
export function tokenIn(mail: ParsedMail | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`no link in ${mail?.text}`);
  return token;
}

/** The temporary password in a mail. */
export function passwordIn(mail: ParsedMail | undefined): string {
  const password = /\b[2-9a-z]{4}(?:-[2-9a-z]{4}){3}\b/.exec(mail?.text ?? "")?.[0];
  if (!password) throw new Error(`no password in ${mail?.text}`);
  return password;
}
