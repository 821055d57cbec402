import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PrismaClient } from "@/generated/prisma/client";
import type { Driver } from "@/lib/platform/db/adapters";
import { openDriver } from "@/lib/platform/db/driver";
import { listBackups } from "@/lib/platform/db/embedded/upkeep";
import { toJson } from "@/lib/platform/db/json";
import { applyMigrations } from "@/lib/platform/db/schema-engine";
import { fullRun } from "@/tests/support/sample-runs";

const TURN_MS = 5_000;
const TURNS = (24 * 3_600_000) / TURN_MS;
const PEOPLE = 50;
const TYPES = [1, 4, 8] as const;
/** From nine to five, in turns: so many queries come that no moment is quiet. */
const isBusy = (turn: number) => turn >= (9 / 24) * TURNS && turn < (17 / 24) * TURNS;
const BUSY_QUERIES = 40;

/** What must not be passed, after the first hour: megabytes of log, dead rows in all tables, megabytes of tables. */
const BOUNDS = { logMegabytes: 112, deadRows: 20_000, tableMegabytes: 60 };
type Sizes = typeof BOUNDS;

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

async function sizes(client: PrismaClient, folder: string): Promise<Sizes> {
  const log = join(folder, "postgres", "pg_wal");
  const logBytes = readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
  await client.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  const [row] = await client.$queryRaw<{ dead: number; bytes: number }[]>`
    SELECT sum(n_dead_tup)::float8 AS dead, pg_database_size(current_database())::float8 AS bytes FROM pg_stat_all_tables`;
  return {
    logMegabytes: megabytes(logBytes),
    deadRows: row?.dead ?? 0,
    tableMegabytes: megabytes(row?.bytes ?? 0),
  };
}

async function makePeople(client: PrismaClient): Promise<string[]> {
  const ids = Array.from({ length: PEOPLE }, () => randomUUID());
  for (const id of ids) {
    await client.user.create({
      data: {
        id,
        email: `${id}@example.org`,
        firstName: "Asha",
        lastName: "Verma",
        phoneNumber: "+19876543210",
        passwordHash: "none",
      },
    });
    const run = toJson(fullRun(4, randomUUID(), Date.UTC(2026, 0, 1)));
    await client.runInProgress.create({ data: { userId: id, run, updatedAt: new Date() } });
  }
  return ids;
}

/** What five seconds of a site bring: limits that are counted, an answer that is saved, and in the day many reads. */
async function useIt(client: PrismaClient, people: readonly string[], turn: number): Promise<void> {
  const userId = people[turn % people.length] ?? "";
  const count = (name: string) =>
    client.rateLimit.upsert({
      where: { key: `${name} ${turn % 40}` },
      create: { key: `${name} ${turn % 40}`, points: 1 },
      update: { points: { increment: 1 } },
    });
  const run = toJson(fullRun(TYPES[turn % TYPES.length] ?? 4, randomUUID(), Date.UTC(2026, 0, 1)));
  await Promise.all([
    count("write"),
    count("read"),
    client.runInProgress.update({ where: { userId }, data: { run } }),
    ...Array.from({ length: isBusy(turn) ? BUSY_QUERIES : 0 }, () => client.$queryRaw`SELECT 1`),
  ]);
}

async function live(driver: Driver, folder: string): Promise<boolean> {
  const client = new PrismaClient({ adapter: driver.adapter });
  const people = await makePeople(client);
  const midnight = Date.now();
  let isBounded = true;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await useIt(client, people, turn);
    await driver.upkeep?.(new Date(midnight + turn * TURN_MS));
    if (turn % (TURNS / 8)) continue;
    const now = await sizes(client, folder);
    console.log(
      `  ${String((turn * 24) / TURNS).padStart(2)} h: log ${now.logMegabytes} MB, dead rows ${now.deadRows}, tables ${now.tableMegabytes} MB`,
    );
    isBounded &&= (Object.keys(BOUNDS) as (keyof Sizes)[]).every((key) => now[key] <= BOUNDS[key]);
  }
  const [row] = await client.$queryRaw<{ bytes: number }[]>`
    SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 AS bytes`;
  console.log(
    `  written to the log in all: ${megabytes(row?.bytes ?? 0)} MB; copies made: ${listBackups(folder).length}; ` +
      `bounds: log ${BOUNDS.logMegabytes} MB, dead rows ${BOUNDS.deadRows}, tables ${BOUNDS.tableMegabytes} MB`,
  );
  return isBounded && listBackups(folder).length > 0 && megabytes(row?.bytes ?? 0) > BOUNDS.logMegabytes;
}

/** A day of a small site in fast motion, on the embedded database. Returns whether log, dead rows and tables stay bounded. */
export async function uptimeDay(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: "" });
  const driver = await openDriver();
  try {
    await driver.withMigrationAdapter((adapter) => applyMigrations(adapter));
    console.log(`PGlite: ${TURNS} turns of ${TURN_MS / 1_000} s, ${3 * TURNS} commits`);
    return await live(driver, folder);
  } finally {
    await driver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
