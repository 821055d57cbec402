import { LOCALE_STORAGE_KEY, type Locale } from "@/lib/platform/i18n/locales";
import { atLeast, type Bound, row } from "./bound";
import { registered } from "./faults/person";
import { CONNECTIONS, median, requestsPerSecond } from "./load";
import type { Subjects } from "./subjects";

const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
/** Times the requests per second of a page that does nothing. */
const MIN_RATIO = 3;

const PATHS = ["/", "/love", "/login", "/rheti"];
const LANGUAGES: readonly Locale[] = ["en", "ur-G4"];
/** A browser asks for compressed pages. */
const BROWSER = { "accept-encoding": "gzip, deflate, br", "accept-language": "en-US,en;q=0.9" };

interface Page {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Loads one page after the other and compares within a round: a slow minute of the machine falls on all of them. */
async function compare(pages: readonly Page[]): Promise<readonly Bound[]> {
  const figures = pages.map((): number[] => []);
  for (const { url, headers } of pages) await requestsPerSecond(url, headers, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url, headers }] of pages.entries()) {
      figures[at]?.push(await requestsPerSecond(url, headers, SECONDS));
    }
  }
  const base = figures[0] ?? [];
  const ratio = (at: number) => median((figures[at] ?? []).map((value, round) => value / (base[round] ?? Number.NaN)));

  console.log(`\nServing: ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections; requests/s`);
  console.log(row("", ["median", "lowest", "highest", "ratio"]));
  for (const [at, { name }] of pages.entries()) {
    const values = figures[at] ?? [];
    const cells = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
    console.log(row(name, [...cells, ratio(at).toFixed(2)]));
  }
  return pages.slice(1).map(({ name }, at) => atLeast(`requests/s of ${name} to do-nothing`, ratio(at + 1), MIN_RATIO));
}

/** Requests per second of prerendered pages, in the language of a cookie, beside those of a page that does nothing. */
export async function serving({ product, nothing }: Subjects): Promise<readonly Bound[]> {
  const session = await registered(product);
  const pages = LANGUAGES.flatMap((language) =>
    PATHS.map((path) => ({
      name: `${path} in ${language}`,
      url: product + path,
      headers: { ...BROWSER, cookie: `${session}; ${LOCALE_STORAGE_KEY}=${language}` },
    })),
  );
  return compare([{ name: "do-nothing", url: `${nothing}/`, headers: BROWSER }, ...pages]);
}
