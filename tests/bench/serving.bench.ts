import autocannon from "autocannon";
import { atLeast, type Bound, row } from "./bound";
import type { Subjects } from "./subjects";

const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 16;
/** Of the requests per second of a page that does nothing. */
const SHARE = 0.75;

/** A browser asks for compressed pages; a bare client does not. */
const CLIENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a browser's headers": { "accept-encoding": "gzip, deflate, br", "accept-language": "en-US,en;q=0.9" },
  "no headers": {},
};

interface Page {
  readonly name: string;
  readonly url: string;
  readonly bounded: boolean;
}

async function requestsPerSecond(url: string, headers: Readonly<Record<string, string>>, seconds: number) {
  const { errors, non2xx, requests, duration } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return requests.total / duration;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Loads one page after the other and compares within a round: a slow minute of the machine falls on all of them. */
async function compare(client: string, pages: readonly Page[]): Promise<readonly Bound[]> {
  const headers = CLIENTS[client] ?? {};
  const figures = pages.map((): number[] => []);
  for (const { url } of pages) await requestsPerSecond(url, headers, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, { url }] of pages.entries()) {
      figures[at]?.push(await requestsPerSecond(url, headers, SECONDS));
    }
  }
  const base = figures[0] ?? [];
  const ratio = (at: number) => median((figures[at] ?? []).map((value, round) => value / (base[round] ?? Number.NaN)));

  console.log(`\nServing, ${client}: ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections; requests/s`);
  console.log(row("", ["median", "lowest", "highest", "ratio"]));
  for (const [at, { name }] of pages.entries()) {
    const values = figures[at] ?? [];
    const cells = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
    console.log(row(name, [...cells, ratio(at).toFixed(2)]));
  }
  return pages.flatMap(({ name, bounded }, at) =>
    bounded ? [atLeast(`requests/s of ${name} to do-nothing, ${client}`, ratio(at), SHARE)] : [],
  );
}

/** Requests per second of the welcome screens beside those of a page that does nothing. */
export async function serving({ product, nothing }: Subjects): Promise<readonly Bound[]> {
  const page = (path: string, bounded = true): Page => ({ name: path, url: `${product}${path}`, bounded });
  const pages = [
    { name: "do-nothing", url: `${nothing}/`, bounded: false },
    ...["/", "/love", "/love?lang=ur-G4"].map((path) => page(path)),
    // The router answers this one: what it costs to leave a page to it.
    page("/en/love", false),
  ];
  const bounds: Bound[] = [];
  for (const client of Object.keys(CLIENTS)) bounds.push(...(await compare(client, pages)));
  return bounds;
}
