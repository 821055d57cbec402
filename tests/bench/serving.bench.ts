/** Requests per second of prerendered pages beside a do-nothing page of the same Next.js, in one run. */
import autocannon from "autocannon";
import { buildBoth, serveBoth } from "./servers";

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 10;
const LEAST_RATIO = 0.75;
const PAGES = ["/", "/love", "/love?lang=ur-G4"] as const;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Requests per second over a few seconds, as a browser that takes gzip would ask. */
async function rate(url: string, seconds: number): Promise<number> {
  const headers = { "accept-encoding": "gzip", "accept-language": "en-US,en;q=0.9" };
  const result = await autocannon({ url, duration: seconds, connections: CONNECTIONS, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}

buildBoth();
const { product, nothing } = await serveBoth();
const targets = [
  { name: "do-nothing page", url: `${nothing.url}/` },
  ...PAGES.map((page) => ({ name: page, url: `${product.url}${page}` })),
];
const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
try {
  for (const { url } of targets) await rate(url, 2);
  // The targets take turns, so that a slow moment of the machine falls on all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url } of targets) rates.get(name)?.push(await rate(url, SECONDS));
  }
} finally {
  product.stop();
  nothing.stop();
}

const base = rates.get("do-nothing page") ?? [];
console.log(
  `\nRequests per second, gzip, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s (least to most)`,
);
let failed = false;
for (const { name } of targets) {
  const own = rates.get(name) ?? [];
  const ratio = median(own.map((value, round) => value / (base[round] ?? 1)));
  failed ||= ratio < LEAST_RATIO;
  const spread = `${Math.round(Math.min(...own))} to ${Math.round(Math.max(...own))}`;
  console.log(
    `  ${name.padEnd(20)} ${String(Math.round(median(own))).padStart(6)}  (${spread})  ratio ${ratio.toFixed(2)}`,
  );
}
console.log(`  bound: every ratio at least ${LEAST_RATIO}: ${failed ? "FAILED" : "held"}`);
process.exit(failed ? 1 : 0);
