import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { runStatement } from "@/scripts/postgres-server";
import { atMost, type Bound, row } from "./bound";
import { type Server, serveProduct } from "./servers";

const SIZES = [1_000, 100_000] as const;
const PASSWORD = "bench only";
const ROUNDS = 15;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** What an administrator asks, one filter at a time, then two. */
const FILTERS: Readonly<Record<string, string>> = {
  "no filter": "",
  "a date range": `from=${day(100)}&to=${day(17)}`,
  "a type": "type=6",
  "a theme": "theme=love",
  "a language": "language=hi-G4",
  "a search": "q=amit+tripathi",
  "type and language": "type=6&language=ur-G4",
};

class AdminClient {
  #cookie = "";
  constructor(readonly server: Server) {}

  async signIn(): Promise<void> {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ password: PASSWORD });
    const response = await fetch(`${this.server.url}/api/auth/admin-login`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`no administrator: ${response.status}`);
    this.#cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.server.url}${path}`, { headers: { cookie: this.#cookie, "accept-encoding": "identity" } });
  }

  /** Milliseconds until an answer is there whole. */
  async time(path: string): Promise<number> {
    const start = performance.now();
    const response = await this.get(path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return performance.now() - start;
  }
}

async function medianOf(count: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await work());
  return median(times);
}

interface Timings {
  readonly first: number;
  readonly asked: Readonly<Record<string, number>>;
  readonly nextPage: number;
}

async function timings(admin: AdminClient): Promise<Timings> {
  const first = await admin.time("/api/analytics/summary");
  const asked: Record<string, number> = {};
  for (const [name, query] of Object.entries(FILTERS)) {
    asked[name] = await medianOf(ROUNDS, () => admin.time(`/api/analytics/summary?${query}`));
  }
  let cursor = "";
  const nextPage = await medianOf(ROUNDS, async () => {
    const start = performance.now();
    const response = await admin.get(`/api/assessments/all?limit=50&cursor=${encodeURIComponent(cursor)}`);
    await response.json();
    cursor = response.headers.get("x-next-cursor") ?? "";
    return performance.now() - start;
  });
  return { first, asked, nextPage };
}

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface ExportTimings {
  readonly milliseconds: number;
  readonly lines: number;
  readonly megabytes: number;
  readonly stall: number;
}

/** One export, with the most memory above idle and the longest that another caller waited meanwhile. */
async function exportAll(admin: AdminClient): Promise<ExportTimings> {
  const idle = residentMegabytes(admin.server.pid);
  let [peak, stall, running] = [idle, 0, true];
  const watch = (async () => {
    while (running) {
      const start = performance.now();
      await (await fetch(`${admin.server.url}/api/health/live`)).arrayBuffer();
      stall = Math.max(stall, performance.now() - start);
      peak = Math.max(peak, residentMegabytes(admin.server.pid));
      await new Promise((done) => setTimeout(done, 5));
    }
  })();
  const start = performance.now();
  const response = await admin.get("/api/assessments/all?format=csv");
  let lines = 0;
  for await (const part of response.body ?? [])
    for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) lines += 1;
  const milliseconds = performance.now() - start;
  running = false;
  await watch;
  return { milliseconds, lines: lines - 1, megabytes: peak - idle, stall };
}

const COPY = `COPY (SELECT u."firstName" || ' ' || u."lastName", u."email", u."phoneNumber", a."primaryType", a."wing",
  a."primaryState", a."secondaryState", a."dominantInstinct", a."secondaryInstinct", a."blindInstinct", a."completedAt",
  a."userId" FROM "Assessment" a JOIN "User" u ON u."id" = a."userId") TO STDOUT WITH (FORMAT csv, FORCE_QUOTE *)`;

function rawCopy(url: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync("psql", [url, "-qc", COPY], { stdio: ["ignore", "ignore", "pipe"] });
  if (status !== 0) throw new Error(`COPY failed: ${stderr}`);
  return performance.now() - start;
}

/** Fills a database of so many assessments unless it is filled already; they are kept for the next run. */
function seed(size: number, place: Record<string, string>): void {
  const env = { ...process.env, ...place };
  const { status } = spawnSync(
    "npx",
    ["tsx", "--tsconfig", "scripts/tsconfig.json", "scripts/seed-demo.ts", "--assessments", String(size)],
    {
      stdio: "inherit",
      env,
    },
  );
  if (status !== 0) console.log(`kept the ${size} assessments that are there`);
}

async function databaseEnv(size: number): Promise<Record<string, string>> {
  const DATA_DIR = `.bench/admin-${size}`;
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { DATA_DIR };
  const name = `ninefold_bench_${size}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const [known] = await runStatement(server, `SELECT FROM pg_database WHERE datname = '${name}'`);
  if (!known) await runStatement(server, `CREATE DATABASE ${name}`);
  return { DATA_DIR, DATABASE_URL: url.href };
}

/**
 * The administrators' figures, table and export with 1,000 and with 100,000 assessments, on the embedded database,
 * or on the PostgreSQL of TEST_DATABASE_URL.
 */
export async function admin(): Promise<readonly Bound[]> {
  const seen: Timings[] = [];
  const bounds: Bound[] = [];
  for (const size of SIZES) {
    const place = await databaseEnv(size);
    if (process.env.SKIP_SEED !== "true") seed(size, place);
    const server = await serveProduct({ ...place, ADMIN_PASSWORD: PASSWORD });
    try {
      const caller = new AdminClient(server);
      await caller.signIn();
      seen.push(await timings(caller));
      const made = await exportAll(caller);
      console.log(`\n${size} assessments: ${made.lines} lines of CSV in ${made.milliseconds.toFixed(0)} ms`);
      if (size < 100_000) continue;
      if (place.DATABASE_URL) {
        const copies = [rawCopy(place.DATABASE_URL), rawCopy(place.DATABASE_URL), rawCopy(place.DATABASE_URL)];
        const again = [
          made.milliseconds,
          (await exportAll(caller)).milliseconds,
          (await exportAll(caller)).milliseconds,
        ];
        console.log(
          `raw COPY ${copies.map((time) => time.toFixed(0)).join(", ")} ms; CSV ${again.map((time) => time.toFixed(0)).join(", ")} ms`,
        );
        bounds.push(atMost("time of the CSV beside a raw COPY", median(again) / median(copies), 2));
      }
      bounds.push(atMost("MB above idle during the export", made.megabytes, 120));
      bounds.push(atMost("ms that another caller waited during the export", made.stall, 150));
    } finally {
      server.stop();
    }
  }
  const [few, many] = seen;
  if (!few || !many) return bounds;
  console.log(`\n${"ms, median".padEnd(26)}${SIZES.map((size) => String(size).padStart(12)).join("")}`);
  const line = (name: string, a: number, b: number) => console.log(row(name, [a.toFixed(1), b.toFixed(1)]));
  line("first answer", few.first, many.first);
  bounds.push(atMost("first answer of 100,000 beside 1,000", many.first / few.first, 3));
  for (const name of Object.keys(FILTERS)) {
    const [a = 0, b = 0] = [few.asked[name], many.asked[name]];
    line(name, a, b);
    bounds.push(atMost(`${name}, 100,000 beside 1,000`, b / a, 3));
  }
  line("next page", few.nextPage, many.nextPage);
  bounds.push(atMost("ms to the next page", many.nextPage, 100));
  return bounds;
}
