import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, type BrowserContext, chromium, request } from "@playwright/test";
import autocannon from "autocannon";
import { COLOR_STATES } from "@/lib/assessment/domain/instrument/color-selection";
import { TOKEN_COUNT } from "@/lib/assessment/domain/instrument/instincts";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { ensureBrowser } from "@/scripts/browser";
import { seededRandom } from "@/scripts/simulation";
import { registerByApi, somebody } from "@/tests/e2e/support/people";
import { fullRun, sideFavouring } from "@/tests/support/sample-runs";
import { atLeast, atMost, type Bound, row } from "./bound";
import type { Subjects } from "./subjects";

/** People whose reports are drawn one after the other; the first few warm up what is shared. */
const WARM_UPS = 4;
const PDF_PEOPLE = 50;
const READERS = 4;
const READING_SECONDS = 2;
const ROUNDS = 3;
const CALLERS = 500;
const BROWSER = { "accept-encoding": "gzip, deflate, br" };
/** Requests per second of a report about a type, to a route that does nothing. */
const GENERAL_RATIO = 2;
/** The same of one's own, which is sent once the database has said who asks. */
const OWN_RATIO = 0.3;
/** People of each language who ask in turn: together they ask for more in a minute than one of them may. */
const PEOPLE = 20;
/** The number of a person of type four. */
const TYPE_FOUR = 3;
const AT_ONCE = 8;
/** How much faster than Chromium on a new page, and how much slower than on a page that is there already. */
const NEW_PAGE = 2.5;
const REUSED_PAGE = 0.8;
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

/** A person like no other: type, answers, states and tokens by chance, the same for the same number. */
function runOf(number: number): { readonly type: PersonalityType; readonly run: AssessmentRun } {
  const random = seededRandom(number + 1);
  const at = Date.UTC(2026, 0, 1);
  const type = PERSONALITY_TYPES[number % PERSONALITY_TYPES.length] ?? 4;
  const run = fullRun(type, randomUUID(), at);
  const rheti = PAIRS.map((pair) => {
    const favoured = sideFavouring(type, pair);
    const own = pair.left === type || pair.right === type;
    const side = own || random() < 0.5 ? favoured : favoured === "left" ? "right" : "left";
    return [pair.id, { value: { side, strong: random() < 0.3 }, at }] as const;
  });
  const self = Math.floor(random() * 8);
  const oneToOne = Math.floor(random() * (TOKEN_COUNT - self));
  const first = Math.floor(random() * COLOR_STATES.length);
  const second = (first + 1 + Math.floor(random() * (COLOR_STATES.length - 1))) % COLOR_STATES.length;
  const selectedStates = [first, second].flatMap((state) => COLOR_STATES[state] ?? []);
  const primary = Math.floor(random() * 101);
  return {
    type,
    run: {
      ...run,
      rheti: Object.fromEntries(rheti),
      colors: { value: { selectedStates, distribution: { primary, secondary: 100 - primary } }, at },
      tokens: { value: { self, oneToOne, social: TOKEN_COUNT - self - oneToOne }, at },
    },
  };
}

interface Reader {
  readonly caller: APIRequestContext;
  readonly type: PersonalityType;
}

/** Somebody signed in, with a completed run of their own. */
async function reader({ product }: Subjects, number: number): Promise<Reader> {
  const caller = await request.newContext({ baseURL: product, extraHTTPHeaders: randomAddressHeader() });
  await registerByApi(caller, somebody());
  const { type, run } = runOf(number);
  const data = { reportType: "love", reportAccess: null, assessmentData: run };
  const done = await caller.post("/api/assessment/complete", { data });
  if (!done.ok()) throw new Error(`the run was answered with ${done.status()}`);
  return { caller, type };
}

/** What our PDF is, Chromium is asked for too: tags, bookmarks, our fonts. */
const PAGE = { format: "A4", preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

async function onNewPage(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.pdf(PAGE);
  await page.close();
}

/** Makes the browser that of a reader. */
async function become(context: BrowserContext, { caller }: Reader): Promise<void> {
  await context.clearCookies();
  await context.addCookies((await caller.storageState()).cookies);
  await context.setExtraHTTPHeaders(randomAddressHeader());
}

/** Different people's reports in every language, each asked of the server: our PDF, beside Chromium printing the page. */
async function pdfs(browser: Browser, readers: readonly Reader[], product: string): Promise<readonly Bound[]> {
  const bounds: Bound[] = [];
  console.log(`\nPDFs of the personal reports of ${PDF_PEOPLE} people; median ms`);
  console.log(row("", ["ours", "new page", "reused", "new/ours", "ours/reused"]));
  for (const { code } of LOCALES) {
    const context = await browser.newContext({ baseURL: product });
    const reused = await context.newPage();
    const times: readonly number[][] = [[], [], []];
    for (const [number, each] of readers.entries()) {
      const url = `/api/reports/love/${each.type}?lang=${code}`;
      await become(context, each);
      const ways = [
        () => bodyOf(each.caller, `/api/reports/love/${each.type}/pdf?lang=${code}`),
        () => onNewPage(context, url),
        () => reused.goto(url).then(() => reused.pdf(PAGE)),
      ];
      for (const [at, way] of ways.entries()) {
        const time = await milliseconds(way);
        if (number >= WARM_UPS) times[at]?.push(time);
      }
    }
    await context.close();
    const [own = Number.NaN, fresh = Number.NaN, again = Number.NaN] = times.map(median);
    const ratios = [(fresh / own).toFixed(2), (own / again).toFixed(2)];
    console.log(row(code, [...[own, fresh, again].map((time) => time.toFixed(0)), ...ratios]));
    bounds.push(atLeast(`Chromium on a new page to our PDF, ${code}`, fresh / own, NEW_PAGE));
    bounds.push(atMost(`our PDF to Chromium on a reused page, ${code}`, own / again, REUSED_PAGE));
  }
  return bounds;
}

interface Subject {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whose cookies are sent, in turn; nobody's when empty. */
  readonly sessions: readonly string[];
  /** What the rate has to be, times that of the first subject; null where it is only told. */
  readonly least: number | null;
}

/** Headers of many callers, since limits count by address. */
const fromEverywhere = (headers: Readonly<Record<string, string>>, sessions: readonly string[]) =>
  Array.from({ length: CALLERS }, (_, at) => {
    const cookie = sessions[at % sessions.length];
    return { headers: { ...headers, ...(cookie && { cookie }), ...randomAddressHeader() } };
  });

async function rateOf({ url, headers, sessions }: Subject, seconds: number): Promise<number> {
  const options = { url, connections: READERS, duration: seconds, requests: fromEverywhere(headers, sessions) };
  const { errors, non2xx, requests, duration } = await autocannon(options);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests.total / duration;
}

/** The cookies of so many people: a person has points of their own, from wherever they ask. */
async function sessionsOf(subjects: Subjects, count: number): Promise<readonly string[]> {
  const sessions: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { caller } = await reader(subjects, TYPE_FOUR);
    const { cookies } = await caller.storageState();
    sessions.push(cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
    await caller.dispose();
  }
  return sessions;
}

/** HTML reports, about a type and one's own, beside the route that does nothing, round by round. */
export async function reportPages(all: Subjects): Promise<readonly Bound[]> {
  const { product, nothing } = all;
  const people: (readonly string[])[] = [];
  for (const _ of LOCALES) people.push(await sessionsOf(all, PEOPLE));
  const path = `${product}/api/reports/love/4?lang=`;
  const subjects: readonly Subject[] = [
    { name: "the do-nothing route", url: `${nothing}/api/nothing`, headers: {}, sessions: [], least: null },
    ...LOCALES.flatMap(({ code }, at): readonly Subject[] => {
      const page = { url: path + code, headers: BROWSER };
      return [
        { ...page, name: `a general report, ${code}`, sessions: [], least: GENERAL_RATIO },
        { ...page, name: `one's own report, ${code}`, sessions: people[at] ?? [], least: OWN_RATIO },
      ];
    }),
  ];
  const rates = subjects.map((): number[] => []);
  for (const subject of subjects) await rateOf(subject, 1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, subject] of subjects.entries()) rates[at]?.push(await rateOf(subject, READING_SECONDS));
  console.log(`\nHTML reports, ${ROUNDS} rounds of ${READING_SECONDS} s, ${READERS} connections`);
  console.log(row("", ["requests/s", "ratio"]));
  return subjects.flatMap(({ name, least }, at) => {
    const own = rates[at] ?? [];
    const ratio = median(own.map((rate, round) => rate / (rates[0]?.[round] ?? Number.NaN)));
    console.log(row(name, [median(own).toFixed(0), ratio.toFixed(2)]));
    return least === null ? [] : [atLeast(`requests/s of ${name} to the do-nothing route`, ratio, least)];
  });
}

function nobody(): never {
  throw new Error("nobody reads");
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

/** How long a page makes people wait while eight PDFs are drawn all the time; each person has points of their own, so they take turns. */
async function latencyBesidePdfs({ product }: Subjects, readers: readonly Reader[]): Promise<readonly Bound[]> {
  const love = `${product}/love`;
  let going = true;
  let drawn = 0;
  let asked = 0;
  const asker = async () => {
    for (let at = 0; going; at += 1) {
      const { caller, type } = readers[asked++ % readers.length] ?? nobody();
      await bodyOf(caller, `/api/reports/love/${type}/pdf?lang=${LOCALES[at % LOCALES.length]?.code}`);
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

/** Reports as PDFs, and what a page waits for beside them. */
export async function reportPdfs(subjects: Subjects): Promise<readonly Bound[]> {
  const readers: Reader[] = [];
  for (let number = 0; number < WARM_UPS + PDF_PEOPLE; number += 1) readers.push(await reader(subjects, number));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
  const drawn = await pdfs(browser, readers, subjects.product).finally(() => browser.close());
  const waited = await latencyBesidePdfs(subjects, readers);
  for (const { caller } of readers) await caller.dispose();
  return [...drawn, ...waited];
}
