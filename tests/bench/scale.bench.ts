import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { Client } from "pg";
import { findServer, runStatement } from "@/scripts/postgres-server";
import { finishedRun } from "@/tests/support/finished-run";
import { following } from "@/tests/unit/assessment/arbitraries";
import { atMost, type Bound, row } from "./bound";
import { type Server, serveProduct } from "./servers";
import { buildProduct } from "./subjects";

/** People; ten completed runs each. The second can be made smaller for a trial. */
const SIZES = [10_000, Number(process.env.SCALE_PEOPLE ?? 1_000_000)] as const;
const RUNS_EACH = 10;
const ROUNDS = 15;
const MAX_RATIO = 3;
const PASSWORD = "seven blue doors";
const ADMIN_PASSWORD = "bench only";

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A UUID that looks random and is known from its number. */
const uuid = (number: string, salt: string) => `md5(${number}::text || '${salt}')::uuid::text`;
/** A point of the last two years for a number, without a pattern. */
const time = (number: string) => `(now() at time zone 'UTC') - make_interval(mins => (hashint8(${number}) & 1048575))`;
const pick = (number: string, salt: number, values: readonly string[]) =>
  `('{${values.join(",")}}'::text[])[1 + (hashint8(${number} + ${salt}) & 2147483647) % ${values.length}]`;

/**
 * People, runs and what the figures read of them, as the triggers would have written it, in SQL. Answers and profiles are
 * empty: what is measured reads none of them but those of one person.
 */
function statements(people: number, passwordHash: string): readonly string[] {
  const runs = people * RUNS_EACH;
  const state = ["veryGood", "good", "average", "belowAverage", "destructive"];
  const instinct = ["self", "oneToOne", "social"];
  const theme = ["standard", "love", "wealth", "corporate", "career", "health", "leadership"];
  const locale = ["en", "hi-G4", "hi-Latn", "ur-G4"];
  const name = pick("n", 3, ["Asha", "Bilal", "Chen", "Divya", "Esra", "Farah", "Gita", "Hamid"]);
  return [
    "SET session_replication_role = replica",
    "SET synchronous_commit = off",
    // The product's own default for this database would end a statement of ten million rows.
    "SET statement_timeout = 0",
    "SET maintenance_work_mem = '512MB'",
    `INSERT INTO "User" ("id", "email", "firstName", "lastName", "passwordHash", "registeredAt")
      SELECT ${uuid("n", "u")}, 'person' || n || '@example.org', ${name}, 'Verma ' || n % 997, '${passwordHash}', ${time("n")}
      FROM generate_series(1, ${people}) n ORDER BY 1`,
    `INSERT INTO "NotificationReader" ("userId", "seenAt", "returnedAt")
      SELECT ${uuid("n", "u")}, ${time("n")}, ${time("n")} FROM generate_series(1, ${people}) n ORDER BY 1`,
    `INSERT INTO "Assessment" ("id", "userId", "reportType", "locale", "primaryType", "wing", "confidence", "primaryState",
        "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct", "answers", "profile",
        "startedAt", "completedAt")
      SELECT ${uuid("n", "r")}, ${uuid(`(1 + n % ${people})`, "u")}, ${pick("n", 1, theme)}::"ReportType",
        ${pick("n", 2, locale)}, 1 + n % 9, 1 + (n + 1) % 9, 0.85, ${pick("n", 4, state)}::"ColorState",
        ${pick("n", 5, state)}::"ColorState", 60, ${pick("n", 6, instinct)}::"Instinct", 'self', 'social', '{}', '{}',
        ${time("n")}, ${time("n")}
      FROM generate_series(1, ${runs}) n ORDER BY 1`,
    `INSERT INTO "AssessmentFact" ("id", "userId", "firstName", "lastName", "email", "completedAt", "day", "type", "wing",
        "theme", "locale", "primaryState", "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct",
        "blindInstinct", "minutes", "counting")
      SELECT a."id", a."userId", u."firstName", u."lastName", u."email", a."completedAt", a."completedAt"::date,
        a."primaryType", a."wing", a."reportType", a."locale", a."primaryState", a."secondaryState", a."primaryShare",
        a."dominantInstinct", a."secondaryInstinct", a."blindInstinct", 14, 'counted'
      FROM "Assessment" a JOIN "User" u ON u."id" = a."userId"`,
    `INSERT INTO "AnalyticsRun" ("id", "userId", "day", "theme", "locale", "type", "stages", "dirty")
      SELECT f."id", f."userId", f."day", f."theme", f."locale", f."type", 255, false FROM "AssessmentFact" f`,
    // The cells as they come to be: sums of days and months, over everything and by each filter.
    ...["assessment", "run"].flatMap((kind) =>
      ["day", "month"].map(
        (level) => `INSERT INTO "AnalyticsCell" ("kind", "level", "start", "dimension", "value", "total", "counts")
          SELECT '${kind}', '${level.slice(0, 1)}', date_trunc('${level}', f."day")::date, d, v, count(*), '{}'
          FROM "AssessmentFact" f, LATERAL (VALUES ('', ''), ('type', f."type"::text), ('theme', f."theme"::text),
            ('locale', f."locale")) AS x(d, v) GROUP BY 3, 4, 5`,
      ),
    ),
    `INSERT INTO "AnalyticsRegistration" ("day", "count")
      SELECT "registeredAt"::date, count(*) FROM "User" GROUP BY 1`,
  ];
}

/** Fills a database: the rows first, then the indexes, which is many times faster. */
async function fill(url: string, people: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      SELECT i.indexname AS name, i.indexdef AS definition FROM pg_indexes i
      LEFT JOIN pg_constraint c ON c.conname = i.indexname
      WHERE i.schemaname = 'public' AND c.conname IS NULL
        AND i.tablename IN ('User', 'Assessment', 'AssessmentFact', 'AnalyticsRun', 'NotificationReader')`);
    for (const { name } of indexes) await client.query(`DROP INDEX "${name}"`);
    for (const statement of statements(
      people,
      await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
    ))
      await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query("VACUUM ANALYZE");
    const { rows } = await client.query(`SELECT pg_size_pretty(pg_database_size(current_database())) AS size`);
    console.log(`${people} people, ${people * RUNS_EACH} runs: ${rows[0].size}, ${seconds(started)} s to make`);
  } finally {
    await client.end();
  }
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0);

class Caller {
  cookie = "";
  constructor(readonly server: Server) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    // Whoever measures something else than a limit asks from many addresses.
    const address = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join(".")}`;
    const headers = { "content-type": "application/json", cookie: this.cookie, "x-forwarded-for": address };
    const response = await fetch(`${this.server.url}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async signIn(path: string, body: object): Promise<unknown> {
    const response = await this.send(path, { method: "POST", body: JSON.stringify(body) });
    this.cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    return response.json();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function medianOf(work: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) times.push(await work(round));
  return median(times.slice(1));
}

/** Longer than what a process knows of the notifications is believed (0.9 s). */
const FEED_PAUSE_MS = 1_000;
const pause = () => new Promise((done) => setTimeout(done, FEED_PAUSE_MS));

/** Medians in milliseconds of what people and administrators do, over HTTP. */
async function measure(server: Server, url: string, people: number): Promise<Readonly<Record<string, number>>> {
  const person = (round: number) => ({
    email: `person${1 + ((round * 7_919) % people)}@example.org`,
    password: PASSWORD,
  });
  const caller = new Caller(server);
  const admin = new Caller(server);
  await admin.signIn("/api/auth/admin-login", { password: ADMIN_PASSWORD });
  const signIn = await medianOf((round) =>
    timed(() => new Caller(server).signIn("/api/auth/login", person(round + 1))),
  );
  const { user } = (await caller.signIn("/api/auth/login", person(1))) as { user: { id: string } };
  const run = { ...finishedRun(following([3, 1, 2, 4, 5, 6, 7, 8, 9])), runId: randomUUID() };
  const saving = await medianOf((round) => {
    const reportType = { value: "love", at: run.startedAt + round + 1 };
    const body = JSON.stringify({ assessmentData: { ...run, completedAt: null, reportType } });
    return timed(() => caller.send(`/api/users/${user.id}`, { method: "PATCH", body }));
  });
  const polling = await medianOf(() => timed(() => caller.send("/api/notifications/recent")));
  const dashboard = await medianOf(() =>
    timed(() => Promise.all([admin.send("/api/analytics/summary"), admin.send("/api/assessments/all?limit=50")])),
  );
  const sending = await medianOf(async () => {
    await pause();
    await runStatement(
      url,
      `INSERT INTO "Notification" ("id", "title", "message", "type", "priority", "targetAudience", "personalityTypes")
        VALUES ('${randomUUID()}', 'Due', 'Due now', 'general', 'normal', 'all', '{}')`,
    );
    return timed(() => caller.send("/api/notifications/recent"));
  });
  return {
    "sign-in": signIn,
    "saving an answer": saving,
    poll: polling,
    "dashboard, first page": dashboard,
    "sending what is due": sending,
  };
}

/** The same product on PostgreSQL with 10,000 people and with a million, ten runs each. */
export async function scale(): Promise<readonly Bound[]> {
  buildProduct();
  const postgres = await findServer();
  const seen: Readonly<Record<string, number>>[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "ninefold-scale-"));
  try {
    for (const people of SIZES) {
      const name = `ninefold_scale_${people}_${process.pid}`;
      await runStatement(postgres.url, `CREATE DATABASE ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      const env = { DATABASE_URL: url.href, DATA_DIR: dataDir, ADMIN_PASSWORD, TRUST_PROXY: "1" };
      const settings = { ...env, SESSION_SECRET: "only for measuring, 32 letters or more" };
      (await serveProduct(settings)).stop();
      await fill(url.href, people);
      const server = await serveProduct(settings);
      try {
        seen.push(await measure(server, url.href, people));
      } finally {
        server.stop();
      }
      await runStatement(postgres.url, `DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const [few = {}, many = {}] = seen;
  console.log(`\n${"ms, median".padEnd(26)}${SIZES.map((size) => String(size).padStart(12)).join("")}`);
  return Object.keys(few).map((what) => {
    const [a = 0, b = 0] = [few[what], many[what]];
    console.log(row(what, [a.toFixed(1), b.toFixed(1)]));
    return atMost(`${what}, ${SIZES[1]} people beside ${SIZES[0]}`, b / a, MAX_RATIO);
  });
}
