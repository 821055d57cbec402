import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type ParsedMail, simpleParser } from "mailparser";

/** Where the server under test puts its mails. */
const FOLDER = join(process.env.E2E_DATA_DIR ?? "", "outbox");

function files(): string[] {
  try {
    return readdirSync(FOLDER).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
}

/** Every mail that went to an address, oldest first. */
async function mailsTo(address: string): Promise<ParsedMail[]> {
  const texts = files()
    .sort()
    .map((name) => readFileSync(join(FOLDER, name)));
  const own = texts.filter((text) => text.includes(address));
  const mails = await Promise.all(own.map((text) => simpleParser(text)));
  return mails.filter(({ to }) => [to].flat().some((one) => one?.value.some((each) => each.address === address)));
}

/** The mail of this place (from 0) that goes to an address, once it is there. */
export async function mailTo(address: string, place = 0): Promise<ParsedMail> {
  let mails: ParsedMail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(address);
        return mails.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(place);
  return mails[place] as ParsedMail;
}

/** The path with its query that a mail's link leads to. */
export function linkIn(mail: ParsedMail): string {
  const url = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
  if (!url) throw new Error(`no link in ${mail.text}`);
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
