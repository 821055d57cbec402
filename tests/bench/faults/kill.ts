import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { findServer, runStatement } from "@/scripts/postgres-server";
import { spawnProduct } from "@/tests/support/product-server";
import { type Acknowledged, Browser, newPerson, walkThrough } from "./person";

export const ROUNDS = 20;
const PEOPLE_AT_ONCE = 6;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** A database that survives its servers: how they find it, how to look into it when they are gone, how to be rid of it. */
export interface TestDatabase {
  readonly name: string;
  /** What a server keeps on this machine. */
  readonly folder: string;
  readonly env: Record<string, string>;
  inspect<T>(work: (query: Query) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

export function embeddedDatabase(folder = mkdtempSync(join(tmpdir(), "ninefold-faults-"))): TestDatabase {
  return {
    name: "PGlite",
    folder,
    env: { DATA_DIR: folder, DATABASE_URL: "" },
    inspect: async (work) => {
      const engine = await PGlite.create({ dataDir: join(folder, "postgres") });
      const result = await work(async (sql) => (await engine.query<Record<string, unknown>>(sql)).rows);
      await engine.close();
      return result;
    },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresDatabase(): Promise<TestDatabase> {
  const server = await findServer();
  const database = `ninefold_faults_${process.pid}`;
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  await runStatement(server.url, `CREATE DATABASE ${database}`);
  const folder = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
  return {
    name: server.name,
    folder,
    env: { DATA_DIR: folder, DATABASE_URL: url.href },
    inspect: async (work) => {
      const client = new Client({ connectionString: url.href });
      await client.connect();
      const result = await work(async (sql) => (await client.query(sql)).rows);
      await client.end();
      return result;
    },
    drop: async () => {
      await runStatement(server.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves the present build on a port until it is killed. @throws Error when it does not come up in two minutes. */
async function start(port: number, kept: TestDatabase) {
  const server = spawnProduct(port, { ...kept.env, TRUST_PROXY: "1" });
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return { url, server };
  }
  server.kill("SIGKILL");
  throw new Error("the server did not come up");
}

/** People come and go through the assessment until the server is gone; says what was acknowledged. */
async function runPeople(url: string, gone: () => boolean): Promise<Acknowledged[]> {
  const all: Acknowledged[] = [];
  while (!gone()) {
    const acknowledged: Acknowledged = {};
    all.push(acknowledged);
    await walkThrough(new Browser(url), newPerson(), acknowledged).catch((error) => {
      if (!gone() && error instanceof Error && error.name !== "TypeError") throw error;
    });
  }
  return all;
}

/** Which of the acknowledged ids are not in the database. */
async function missing(query: Query, all: readonly Acknowledged[]): Promise<string[]> {
  const ids = async (sql: string) => new Set((await query(sql)).map(({ id }) => String(id)));
  const there = {
    userId: await ids('SELECT "id" FROM "User"'),
    draftRunId: await ids(`SELECT "run"->>'runId' AS id FROM "RunInProgress" WHERE "run"->'tokens' IS NOT NULL`),
    assessmentId: await ids('SELECT "id" FROM "Assessment"'),
    reportId: await ids('SELECT "id" FROM "Report"'),
  };
  const kinds = Object.keys(there) as (keyof Acknowledged)[];
  return all.flatMap((each) =>
    kinds.flatMap((kind) => (each[kind] && !there[kind].has(each[kind]) ? `${kind} ${each[kind]}` : [])),
  );
}

/** People use a server for some seconds, then it is killed. Returns what it had acknowledged. */
async function killRound(kept: TestDatabase, port: number): Promise<Acknowledged[]> {
  const { url, server } = await start(port, kept);
  const ended = once(server, "exit");
  let dead = false;
  const people = Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, () => runPeople(url, () => dead)));
  try {
    await Promise.race([people, pause(800 + Math.random() * 2_200)]);
  } finally {
    dead = true;
    server.kill("SIGKILL");
    await ended;
  }
  return (await people).flat();
}

/**
 * Kills the server again and again under load. Says what was acknowledged and what of it is lost.
 * @param then is done to the database's files after each kill
 * @returns whether nothing was lost of something
 */
export async function killAgainAndAgain(
  kept: TestDatabase,
  port: number,
  what: string,
  then: () => void = () => {},
): Promise<boolean> {
  const all: Acknowledged[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    all.push(...(await killRound(kept, port)));
    then();
  }
  const lost = await kept.inspect((query) => missing(query, all));
  const count = (kind: keyof Acknowledged) => all.filter((each) => each[kind]).length;
  console.log(
    `${kept.name}: ${ROUNDS} rounds of ${what}; acknowledged ${count("userId")} people, ${count("draftRunId")} drafts, ` +
      `${count("assessmentId")} completed runs, ${count("reportId")} reports; lost ${lost.length}`,
  );
  for (const what of lost.slice(0, 10)) console.log(`  lost: ${what}`);
  return lost.length === 0 && count("reportId") > 0;
}

/** Kills the server again and again under load, on both databases. Returns whether everything acknowledged is there. */
export async function killRounds(): Promise<boolean> {
  const passed: boolean[] = [];
  for (const [at, make] of [async () => embeddedDatabase(), postgresDatabase].entries()) {
    const kept = await make();
    try {
      passed.push(await killAgainAndAgain(kept, 3_390 + at, "kill -9"));
    } finally {
      await kept.drop();
    }
  }
  return passed.every(Boolean);
}
