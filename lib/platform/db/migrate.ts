import "server-only";
import { exponential } from "../backoff";
import { env } from "../env";
import { errorFields, log } from "../log";
import { wait } from "../wait";
import { databaseDriver } from "./client";
import { isDatabaseDown } from "./is-down";
import { applyMigrations } from "./schema-engine";
import { setTimeouts, withServerLock } from "./server-driver";

const MIGRATION_LOCK = 9_136_001;

/** Lets one copy of the server at a time prepare a shared PostgreSQL; the embedded one has its folder lock. */
async function withMigrationLock(work: () => Promise<void>): Promise<void> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return work();
  return withServerLock(DATABASE_URL, MIGRATION_LOCK, async () => {
    await setTimeouts(DATABASE_URL).catch((error: unknown) => {
      if (isDatabaseDown(error)) throw error;
      log("warn", "the timeouts of the database are not set", errorFields(error));
    });
    await work();
  });
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
