import "server-only";
import { Client } from "pg";
import { env } from "../env";
import { log } from "../log";
import { databaseDriver } from "./client";
import { isDatabaseDown } from "./is-down";
import { applyMigrations } from "./schema-engine";

const MIGRATION_LOCK = 9_136_001;

/** Lets one copy of the server at a time prepare a shared PostgreSQL; the embedded one has its folder lock. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return work();
  const client = new Client({ connectionString: DATABASE_URL });
  // The query that was under way says what happened; an event that nobody hears would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

const PAUSE_MS = 2_000;

/** Waits for a database that is still starting; what else goes wrong is thrown at once. */
async function patiently(work: () => Promise<void>, tries: number): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (tries <= 1 || !isDatabaseDown(error)) throw error;
    log("warn", "waiting for the database", { tries });
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    await patiently(work, tries - 1);
  }
}

/**
 * Brings the database to the current schema, then runs `seed`; a database that cannot be reached is waited for.
 * @throws Error when a migration fails (the data stays as it was), or when the database does not come.
 */
export async function prepareDatabase(seed: () => Promise<void>, tries = 15): Promise<void> {
  const prepare = async () => {
    const applied = await (await databaseDriver()).migrating((adapter) => applyMigrations(adapter));
    if (applied.length > 0) log("info", "database migrated", { migrations: applied.join(",") });
    await seed();
  };
  await patiently(() => oneAtATime(prepare), tries);
}
