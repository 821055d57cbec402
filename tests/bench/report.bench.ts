import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, chromium, request } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { ensureBrowser } from "@/scripts/browser";
import { registerByApi, somebody } from "@/tests/e2e/support/people";
import { fullRun } from "@/tests/support/sample-runs";
import { atLeast, atMost, type Bound, row } from "./bound";
import type { Subjects } from "./subjects";

const WARM_UPS = 4;
const TURNS = 11;
const READERS = 4;
const READING_SECONDS = 5;
const AT_ONCE = 8;
/** How much faster than Chromium on a new page, and how much slower than on a page that is there already. */
const NEW_PAGE = 1.5;
const REUSED_PAGE = 1.2;
const LOVE_RATIO = 2;
const LOVE_SECONDS = 8;
/** As many requests per second as leave the processor idle most of the time: what is measured is the wait. */
const LOVE_RATE = 60;

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Limits count by address, and what is measured is no limit: every request comes from elsewhere. */
const randomAddressHeader = () => ({
  "x-forwarded-for": [10, randomInt(256), randomInt(256), randomInt(256)].join("."),
});

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function bodyOf(caller: APIRequestContext, path: string): Promise<Buffer> {
  const answer = await caller.get(path, { headers: randomAddressHeader() });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return answer.body();
}

/** Somebody signed in, with a completed run of type 4. */
async function reader({ product }: Subjects): Promise<APIRequestContext> {
  const caller = await request.newContext({ baseURL: product, extraHTTPHeaders: randomAddressHeader() });
  await registerByApi(caller, somebody());
  const assessmentData = fullRun(4, randomUUID(), Date.UTC(2026, 0, 1));
  const data = { reportType: "love", reportAccess: null, assessmentData };
  const done = await caller.post("/api/assessment/complete", { data });
  if (!done.ok()) throw new Error(`the run was answered with ${done.status()}`);
  return caller;
}

const PAGE = { format: "A4", preferCSSPageSize: true, printBackground: true } as const;

async function onNewPage(browser: Browser, html: string): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.pdf(PAGE);
  await page.close();
}

/** The same report in every language: our PDF, asked of the server, beside Chromium printing the HTML, turn by turn. */
async function pdfs(browser: Browser, caller: APIRequestContext): Promise<readonly Bound[]> {
  const bounds: Bound[] = [];
  console.log(`\nPDF of a personal report, ${TURNS} turns; median ms`);
  console.log(row("", ["ours", "new page", "reused", "new/ours", "ours/reused"]));
  for (const { code } of LOCALES) {
    const html = (await bodyOf(caller, `/api/reports/love/4?lang=${code}`)).toString("utf8");
    const reused = await browser.newPage();
    const ways = [
      () => bodyOf(caller, `/api/reports/love/4/pdf?lang=${code}`),
      () => onNewPage(browser, html),
      () => reused.setContent(html).then(() => reused.pdf(PAGE)),
    ];
    const times = ways.map((): number[] => []);
    for (let turn = 0; turn < WARM_UPS + TURNS; turn += 1)
      for (const [at, way] of ways.entries()) {
        const time = await milliseconds(way);
        if (turn >= WARM_UPS) times[at]?.push(time);
      }
    await reused.close();
    const [own = Number.NaN, fresh = Number.NaN, again = Number.NaN] = times.map(median);
    const ratios = [(fresh / own).toFixed(2), (own / again).toFixed(2)];
    console.log(row(code, [...[own, fresh, again].map((time) => time.toFixed(0)), ...ratios]));
    bounds.push(atLeast(`Chromium on a new page to our PDF, ${code}`, fresh / own, NEW_PAGE));
    bounds.push(atMost(`our PDF to Chromium on a reused page, ${code}`, own / again, REUSED_PAGE));
  }
  return bounds;
}

/** The HTML report beside the page that does nothing. */
async function pages({ product, nothing }: Subjects): Promise<void> {
  console.log(`\nHTML report about a type, ${READERS} readers for ${READING_SECONDS} s`);
  console.log(row("", ["median ms", "p99 ms", "requests/s", "ratio"]));
  const reports = LOCALES.map(({ code }) => [code, `${product}/api/reports/love/4?lang=${code}`] as const);
  let base: number | undefined;
  for (const [name, url] of [["do-nothing", `${nothing}/`] as const, ...reports]) {
    const read = async (seconds: number) => {
      const times: number[] = [];
      const end = performance.now() + 1000 * seconds;
      const one = async () => {
        while (performance.now() < end)
          times.push(
            await milliseconds(async () => (await fetch(url, { headers: randomAddressHeader() })).arrayBuffer()),
          );
      };
      await Promise.all(Array.from({ length: READERS }, one));
      return times;
    };
    await read(2);
    const times = await read(READING_SECONDS);
    const rate = times.length / READING_SECONDS;
    base ??= rate;
    const cells = [median(times).toFixed(1), quantile(times, 0.99).toFixed(1), rate.toFixed(0)];
    console.log(row(name, [...cells, (rate / base).toFixed(3)]));
  }
}

/** Asks for a page at an even pace and gives the time of each answer. */
async function responseTimes(url: string, seconds: number): Promise<readonly number[]> {
  const times: Promise<number>[] = [];
  const start = performance.now();
  for (let at = 0; at < seconds * LOVE_RATE; at += 1) {
    const due = start + (1000 * at) / LOVE_RATE;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    times.push(milliseconds(async () => (await fetch(url)).arrayBuffer()));
  }
  return Promise.all(times);
}

/** How long a page makes people wait while eight PDFs are drawn all the time. */
async function latencyBesidePdfs({ product }: Subjects, caller: APIRequestContext): Promise<readonly Bound[]> {
  const love = `${product}/love`;
  let going = true;
  let drawn = 0;
  const asker = async () => {
    for (let at = 0; going; at += 1) {
      await bodyOf(caller, `/api/reports/love/4/pdf?lang=${LOCALES[at % LOCALES.length]?.code}`);
      drawn += 1;
    }
  };
  await responseTimes(love, 2);
  const idle = await responseTimes(love, LOVE_SECONDS);
  const askers = Promise.all(Array.from({ length: AT_ONCE }, asker));
  await new Promise((done) => setTimeout(done, 3_000));
  drawn = 0;
  const busy = await responseTimes(love, LOVE_SECONDS);
  const during = drawn;
  going = false;
  await askers;
  const [calm, loaded] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  console.log(`\n/love, ${LOVE_RATE} requests/s for ${LOVE_SECONDS} s, alone and beside ${AT_ONCE} PDFs at once; ms`);
  console.log(row("", ["median", "p99"]));
  console.log(row("alone", [median(idle).toFixed(1), calm.toFixed(1)]));
  console.log(row(`beside (${during} PDFs drawn)`, [median(busy).toFixed(1), loaded.toFixed(1)]));
  return [atMost("p99 of /love beside eight PDFs to alone", loaded / calm, LOVE_RATIO)];
}

/** Reports as pages and as PDFs. */
export async function reports(subjects: Subjects): Promise<readonly Bound[]> {
  const caller = await reader(subjects);
  await pages(subjects);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const drawn = await pdfs(browser, caller).finally(() => browser.close());
  const waited = await latencyBesidePdfs(subjects, caller);
  await caller.dispose();
  return [...drawn, ...waited];
}
