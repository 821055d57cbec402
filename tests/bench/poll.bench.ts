import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { findServer, runStatement } from "@/scripts/postgres-server";
import { atLeast, atMost, type Bound, row } from "./bound";
import { countingProxy } from "./counting-proxy";
import { buildDoNothing } from "./do-nothing";
import { serveNext, serveProduct } from "./servers";
import { buildProduct } from "./subjects";

const POLLERS = 200;
const POLL_EVERY = 2_000;
const MEASURED_SECONDS = 10;
const MAX_QUERIES = 20;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 16;
/** Of the requests per second of a route that does nothing. */
const MIN_RATIO = 0.5;

type Headers = Readonly<Record<string, string>>;

/** Somebody who polls: their session, their address, and the name of what they know. */
interface PollerHeaders {
  readonly cookie: string;
  readonly "x-forwarded-for": string;
  readonly "if-none-match": string;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function register(origin: string, place: number): Promise<PollerHeaders> {
  const address = `10.9.${Math.floor(place / 250)}.${1 + (place % 250)}`;
  const response = await fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({
      ...{ email: `${randomUUID()}@example.org`, firstName: "Asha", lastName: "Verma", phoneNumber: "+19876543210" },
      ...{ password: "seven blue doors", submissionTime: new Date().toISOString(), website: "", company: "", url: "" },
    }),
  });
  if (response.status !== 201) throw new Error(`registration failed: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const known = { cookie, "x-forwarded-for": address };
  const first = await fetch(`${origin}/api/notifications/recent`, { headers: known });
  return { ...known, "if-none-match": first.headers.get("etag") ?? "" };
}

/** Polls as the browsers do, each at its own moment, and counts the statements meanwhile. */
async function queriesOfPollers(origin: string, pollers: readonly PollerHeaders[], count: () => number) {
  let [polls, running] = [0, true];
  const watch = async (headers: PollerHeaders, place: number) => {
    await pause((place / pollers.length) * POLL_EVERY);
    while (running) {
      const response = await fetch(`${origin}/api/notifications/recent`, { headers: { ...headers } });
      if (response.status !== 304) throw new Error(`a poll was answered ${response.status}`);
      polls += 1;
      await pause(POLL_EVERY);
    }
  };
  const all = Promise.all(pollers.map(watch));
  await pause(2 * POLL_EVERY);
  const [queriesBefore, pollsBefore] = [count(), polls];
  await pause(MEASURED_SECONDS * 1_000);
  const result = { queries: count() - queriesBefore, polls: polls - pollsBefore };
  running = false;
  await all;
  return result;
}

async function perSecond(url: string, requests: readonly Headers[], seconds: number, status: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map((headers) => ({ headers: { ...headers } })),
  });
  const answered = result.statusCodeStats?.[status]?.count ?? 0;
  if (result.errors > 0 || answered < result.requests.total * 0.999)
    throw new Error(`${url}: ${result.errors} errors, ${answered} of ${result.requests.total} answered ${status}`);
  return result.requests.total / result.duration;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The poll with nothing new: statements of a crowd, and requests per second beside a route that does nothing. */
export async function poll(): Promise<readonly Bound[]> {
  buildProduct();
  const folder = buildDoNothing();
  const postgres = await findServer();
  const name = `ninefold_bench_${process.pid}`;
  await runStatement(postgres.url, `CREATE DATABASE ${name}`);
  const data = mkdtempSync(join(tmpdir(), "ninefold-bench-"));
  const database = new URL(postgres.url);
  database.pathname = `/${name}`;
  const proxy = await countingProxy(database.href);
  const stops: (() => unknown)[] = [];
  try {
    const nothing = await serveNext(folder);
    stops.push(nothing.stop);
    const env = { DATA_DIR: data, DATABASE_URL: proxy.url, ADMIN_PASSWORD: "bench only", TRUST_PROXY: "1" };
    const product = await serveProduct(env);
    stops.push(product.stop);
    const pollers: PollerHeaders[] = [];
    for (let place = 0; place < POLLERS; place += 1) pollers.push(await register(product.url, place));

    const polling = await queriesOfPollers(product.url, pollers, proxy.count);
    console.log(`\n${POLLERS} pollers, ${MEASURED_SECONDS} s: ${polling.polls} polls, ${polling.queries} statements`);

    const [recent, empty] = [`${product.url}/api/notifications/recent`, `${nothing.url}/api/nothing`];
    const figures: { empty: number; recent: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const seconds = round < 0 ? WARM_UP_SECONDS : SECONDS;
      const both = {
        empty: await perSecond(empty, [{}], seconds, 200),
        recent: await perSecond(
          recent,
          pollers.map((headers): Headers => ({ ...headers })),
          seconds,
          304,
        ),
      };
      if (round >= 0) figures.push(both);
    }
    const share = median(figures.map((each) => each.recent / each.empty));
    console.log(`\nPolls with nothing new: ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections; requests/s`);
    for (const which of ["empty", "recent"] as const)
      console.log(row(which, [median(figures.map((each) => each[which])).toFixed(0)]));
    return [
      atLeast("requests/s of the poll to a route that does nothing", share, MIN_RATIO),
      atMost(`statements in ${MEASURED_SECONDS} s of ${POLLERS} pollers`, polling.queries, MAX_QUERIES),
    ];
  } finally {
    for (const stop of stops) stop();
    await pause(500);
    proxy.stop();
    await runStatement(postgres.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
