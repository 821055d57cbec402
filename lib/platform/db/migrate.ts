import "server-only";
import { Client } from "pg";
import { exponential } from "../backoff";
import { env } from "../env";
import { log } from "../log";
import { wait } from "../wait";
import { databaseDriver } from "./client";
import { isDatabaseDown } from "./is-down";
import { applyMigrations } from "./schema-engine";

const MIGRATION_LOCK = 9_136_001;

/** Lets one copy of the server at a time prepare a shared PostgreSQL; the embedded one has its folder lock. */
async function withMigrationLock<T>(work: () => Promise<T>): Promise<T> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return work();
  const client = new Client({ connectionString: DATABASE_URL });
  // The query under way fails with the reason; without a listener the event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

/** 15 tries then take about half a minute. */
const retryDelay = exponential({ baseMs: 500, maxMs: 2_500, jitter: 0 });

/** Waits for a database that is still starting; any other error is thrown at once. */
async function retryWhileDown(work: () => Promise<void>, maxTries: number): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      if (failures >= maxTries || !isDatabaseDown(error)) throw error;
      log("warn", "waiting for the database", { failures });
      await wait(retryDelay(failures));
    }
  }
}

/**
 * Brings the database to the current schema, then runs `seed`; a database that cannot be reached is waited for.
 * @throws Error when a migration fails (the data stays as it was), or when the database does not come.
 */
export async function prepareDatabase(seed: () => Promise<void>, tries = 15): Promise<void> {
  const prepare = async () => {
    const applied = await (await databaseDriver()).withMigrationAdapter((adapter) => applyMigrations(adapter));
    if (applied.length > 0) log("info", "database migrated", { migrations: applied.join(",") });
    await seed();
  };
  await retryWhileDown(() => withMigrationLock(prepare), tries);
}
