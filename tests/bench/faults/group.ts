import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveProduct } from "../servers";
import { type Acknowledged, Browser, newPerson, register, signIn, walkThrough } from "./person";

const PEOPLE = 200;
const PDFS = 40;
/** People of the group who do something at the same moment. */
const AT_ONCE = 8;
const MINUTES = 10;
/** Of different accounts, so that only the address can stop the guesser. */
const GUESSES = 300;
/** What one address may guess in ten minutes, and what may be under way when that is noticed. */
const GUESSES_SERVED = 120;
const TOO_MANY_REQUESTS = 429;
/** One office: whoever works there comes from this address. */
const OFFICE = "198.51.100.7";

/** Does the work so many times, a few at once. Returns what each brought. */
async function crowd<T>(times: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  const lane = async () => {
    while (begun < times) {
      begun += 1;
      results.push(await work(begun));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}

async function statusOf(url: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json", "x-forwarded-for": OFFICE };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}

/** What was refused, by its sentence; null when it was served. */
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => String(error),
  );

/** Somebody of the group walks through the assessment to a report, and opens it as a PDF. */
async function openPdf(url: string): Promise<void> {
  const browser = new Browser(url, OFFICE);
  const acknowledged: Acknowledged = {};
  await walkThrough(browser, newPerson(), acknowledged);
  const address = `${url}/api/reports/love/4/pdf?report=${acknowledged.reportId}`;
  const response = await fetch(address, {
    headers: { "x-forwarded-for": OFFICE, cookie: browser.cookieHeader() },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok || !bytes.subarray(0, 5).equals(Buffer.from("%PDF-")))
    throw new Error(`the PDF: ${response.status} ${bytes.subarray(0, 200)}`);
}

/**
 * A group behind one address: all of it is served within ten minutes, while somebody in its midst guesses passwords
 * over many accounts and is stopped. Returns whether both held.
 */
export async function groupRounds(): Promise<boolean> {
  const data = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
  const server = await serveProduct({ DATA_DIR: data, DATABASE_URL: "", TRUST_PROXY: "1" });
  const { url } = server;
  const login = `${url}/api/auth/login`;
  try {
    const begin = performance.now();
    const guessing = crowd(GUESSES, () => statusOf(login, { email: newPerson().email, password: "a guess" }));
    const members: { readonly browser: Browser; readonly email: string }[] = [];
    const registered = await crowd(PEOPLE - PDFS, async () => {
      const browser = new Browser(url, OFFICE);
      const { email } = newPerson();
      members.push({ browser, email });
      return refusal(register(browser, email));
    });
    const drawn = await crowd(PDFS, () => refusal(openPdf(url)));
    const guesses = await guessing;
    // Where the guesser is stopped, the group goes on: with their sessions, and signing in again.
    const again = await crowd(members.length, async (at) => {
      const member = members[at - 1];
      if (!member) throw new Error("nobody registered");
      const { browser, email } = member;
      return refusal(browser.send("GET", "/api/me").then(() => signIn(browser, email)));
    });
    const minutes = (performance.now() - begin) / 60_000;
    const refused = [...registered, ...drawn, ...again].filter((each) => each !== null);
    const served = guesses.filter((status) => status !== TOO_MANY_REQUESTS).length;
    const last = await statusOf(login, { email: newPerson().email, password: "a guess" });
    console.log(
      `One address, ${minutes.toFixed(1)} minutes: ${registered.length + drawn.length} registrations, ${drawn.length} reports as PDF, ` +
        `${again.length} signed in again, ${refused.length} refused; ${guesses.length} guesses, ${served} judged, the last one ${last}`,
    );
    for (const sentence of refused.slice(0, 10)) console.log(`  refused: ${sentence}`);
    return refused.length === 0 && minutes < MINUTES && served <= GUESSES_SERVED && last === TOO_MANY_REQUESTS;
  } finally {
    server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
