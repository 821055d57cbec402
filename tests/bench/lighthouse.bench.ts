import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "@playwright/test";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { LOCALE_STORAGE_KEY, type Locale } from "@/lib/platform/i18n/locales";
import { registerByApi, somebody } from "@/tests/e2e/support/people";
import { finishedRun } from "@/tests/e2e/support/runs";
import { atLeast, atMost, type Bound, row } from "./bound";
import { median } from "./load";
import type { Subjects } from "./subjects";
import { ToldBrowser, type Visitor } from "./told-browser";

/** A tool of this bench alone, asked for by npx: it would be a third of what `npm ci` fetches. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const ROUNDS = 3;
/** Points of performance that a page may have less than one that does nothing. */
const MAX_BEHIND = 3;
const LANGUAGES: readonly Locale[] = ["en", "ur-G4"];
const PATHS = ["/love", "/rheti", "/results", "/types/4"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Category = (typeof CATEGORIES)[number];
type Time = keyof typeof TIMES;

/** What Lighthouse found in one run: points from 0 to 100, milliseconds, a shift, and the audits that lack points. */
interface Found {
  readonly points: Readonly<Record<Category, number>>;
  readonly times: Readonly<Record<Time, number>>;
  readonly lacking: readonly string[];
}

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<
    Record<Category, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
}

const PERCENT = 100;

/** Reads what Lighthouse writes. */
function found({ categories, audits }: Report): Found {
  const lacking = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const points = CATEGORIES.map((name) => [name, Math.round(categories[name].score * PERCENT)]);
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
  return { points: Object.fromEntries(points), times: Object.fromEntries(times), lacking };
}

interface Page {
  readonly name: string;
  readonly url: string;
  readonly visitor: Visitor;
}

const NOBODY: Visitor = { cookies: {}, stored: {} };

/** Somebody who is signed in; with a finished run where that is asked for. */
async function member(product: string, finished: boolean): Promise<Visitor> {
  const api = await request.newContext({ baseURL: product });
  try {
    const person = somebody();
    const id = await registerByApi(api, person);
    if (finished) {
      const answer = await api.patch(`/api/users/${id}`, { data: { assessmentData: finishedRun() } });
      if (!answer.ok()) throw new Error(`the run was not saved: ${answer.status()} ${await answer.text()}`);
    }
    const { cookies } = await api.storageState();
    return {
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
      stored: { [STORAGE_KEYS.user]: JSON.stringify({ id, userId: id, firstName: person.firstName }) },
    };
  } finally {
    await api.dispose();
  }
}

/** Has Lighthouse open a page as a telephone would. @throws Error when it cannot. */
async function audit(browser: ToldBrowser, { url, visitor }: Page): Promise<Found> {
  await browser.become(visitor, url);
  const args = ["--yes", LIGHTHOUSE, url, `--port=${browser.port}`, "--output=json", "--quiet"];
  const run = spawn("npx", [...args, `--only-categories=${CATEGORIES.join(",")}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const parts: Buffer[] = [];
  run.stdout.on("data", (part: Buffer) => parts.push(part));
  const [status] = await once(run, "close");
  if (status !== 0) throw new Error(`${LIGHTHOUSE} failed on ${url}`);
  const report: Report = JSON.parse(Buffer.concat(parts).toString());
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  }
  return found(report);
}

/** The pages in each language, the do-nothing page first. */
async function pagesOf({ product, nothing }: Subjects): Promise<readonly Page[]> {
  const visitors: Readonly<Record<string, Visitor>> = {
    "/rheti": await member(product, false),
    "/results": await member(product, true),
  };
  const pages = LANGUAGES.flatMap((language) =>
    PATHS.map((path) => {
      const { cookies, stored } = visitors[path] ?? NOBODY;
      const visitor = { cookies: { ...cookies, [LOCALE_STORAGE_KEY]: language }, stored };
      return { name: `${path} in ${language}`, url: product + path, visitor };
    }),
  );
  return [{ name: "do-nothing", url: `${nothing}/`, visitor: NOBODY }, ...pages];
}

/** The middle of the rounds, figure by figure. */
function middle(runs: readonly Found[]): Found {
  const of = <Name extends string>(names: readonly Name[], read: (run: Found, name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, median(runs.map((run) => read(run, name)))]));
  return {
    points: of(CATEGORIES, ({ points }, name) => points[name]) as Found["points"],
    times: of(Object.keys(TIMES) as Time[], ({ times }, name) => times[name]) as Found["times"],
    lacking: [...new Set(runs.flatMap(({ lacking }) => lacking))],
  };
}

/**
 * What Lighthouse says of pages on a telephone, beside a page that does nothing: each round opens that one before each page, so
 * that a slow minute of the machine falls on both. Lighthouse comes by `npx`, which needs the network at the first time.
 */
export async function lighthouse(subjects: Subjects): Promise<readonly Bound[]> {
  const [nothing, ...pages] = await pagesOf(subjects);
  if (!nothing) return [];
  const browser = await ToldBrowser.start();
  const runs = new Map([nothing, ...pages].map(({ name }) => [name, [] as Found[]]));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const page of pages) {
        for (const each of [nothing, page]) {
          const run = await audit(browser, each);
          runs.get(each.name)?.push(run);
          console.log(`round ${round + 1}, ${each.name}:`, run.points.performance, JSON.stringify(run.times));
        }
      }
    }
  } finally {
    await browser.stop();
  }
  const figures = [...runs].map(([name, each]) => ({ name, ...middle(each) }));
  const base = figures[0]?.points.performance ?? Number.NaN;

  console.log(`\nLighthouse on a telephone, the middle of ${ROUNDS} rounds; ms`);
  console.log(
    row(
      "",
      [...CATEGORIES, ...Object.keys(TIMES)].map((name) => name.slice(0, 11)),
    ),
  );
  for (const { name, points, times, lacking } of figures) {
    const { CLS, ...others } = times;
    const cells = [...Object.values(points), ...Object.values(others)].map((value) => value.toFixed(0));
    console.log(row(name, [...cells, CLS.toFixed(3)]), lacking.join(" "));
  }
  return figures
    .slice(1)
    .flatMap(({ name, points, times }) => [
      atMost(`points of performance of ${name} below do-nothing`, base - points.performance, MAX_BEHIND),
      ...CATEGORIES.slice(1).map((category) => atLeast(`points of ${category} of ${name}`, points[category], PERCENT)),
      atMost(`layout shift of ${name}`, times.CLS, 0),
    ]);
}
