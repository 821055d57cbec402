import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atMost, type Bound, row } from "./bound";
import { median, requestsPerSecond } from "./load";
import { serveProduct } from "./servers";

const TOKEN = "the-bench-reads-the-figures";
const ROUNDS = 12;
const SECONDS = 5;
/** Three times as often as Prometheus asks unless told otherwise. */
const SCRAPE_EVERY_MS = 5_000;
/** Percent of the requests per second that the figures may cost. */
const MAX_COST = 3;
const PATH = "/love";
const BROWSER = { "accept-encoding": "gzip, deflate, br", "accept-language": "en-US,en;q=0.9" };

/** Runs some work while the figures are read again and again. @throws Error when they cannot be read */
async function whileScraped<T>(url: string, work: () => Promise<T>): Promise<{ result: T; scrapes: number }> {
  const scrapes: Promise<void>[] = [];
  const scrape = async () => {
    const answer = await fetch(`${url}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    if (!text.includes("ninefold_http_request_duration_seconds_count")) throw new Error(`no figures: ${answer.status}`);
  };
  const timer = setInterval(() => scrapes.push(scrape()), SCRAPE_EVERY_MS);
  scrapes.push(scrape());
  const result = await work().finally(() => clearInterval(timer));
  await Promise.all(scrapes);
  return { result, scrapes: scrapes.length };
}

/**
 * Requests per second of one build with figures that are counted and read, beside the same build without
 * any. Each round asks both, first the one and then the other, so that a slow minute of the machine falls on both.
 */
export async function scraped(): Promise<readonly Bound[]> {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "ninefold-bench-")));
  const [first = "", second = ""] = folders;
  const settings = { ADMIN_PASSWORD: "bench only" };
  const plain = await serveProduct({ ...settings, DATA_DIR: first, METRICS_TOKEN: "" });
  const counted = await serveProduct({ ...settings, DATA_DIR: second, METRICS_TOKEN: TOKEN });
  try {
    const figures: { plain: number; counted: number }[] = [];
    let scrapes = 0;
    const askPlain = () => requestsPerSecond(plain.url + PATH, BROWSER, SECONDS);
    const askCounted = async () => {
      const asked = await whileScraped(counted.url, () => requestsPerSecond(counted.url + PATH, BROWSER, SECONDS));
      scrapes += asked.scrapes;
      return asked.result;
    };
    await askPlain();
    await askCounted();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] =
        round % 2 === 0 ? [await askPlain(), await askCounted()] : [await askCounted(), await askPlain()];
      figures.push(round % 2 === 0 ? { plain: one, counted: other } : { plain: other, counted: one });
    }
    const cost = median(figures.map((each) => 100 * (1 - each.counted / each.plain)));
    console.log(
      `\nFigures that are read: ${ROUNDS} rounds of ${SECONDS} s, ${scrapes} times read; requests/s of ${PATH}`,
    );
    console.log(row("", ["median", "lowest", "highest"]));
    for (const name of ["plain", "counted"] as const) {
      const values = figures.map((each) => each[name]);
      const cells = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(0));
      console.log(row(name === "plain" ? "nothing counted" : "counted and read", cells));
    }
    return [atMost("percent of requests/s that figures cost", cost, MAX_COST)];
  } finally {
    plain.stop();
    counted.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
