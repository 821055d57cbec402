import "server-only";
import { Client } from "pg";
import { env } from "../env";
import { log } from "../log";
import { databaseDriver } from "./client";
import { applyMigrations } from "./schema-engine";

const MIGRATION_LOCK = 9_136_001;

/** Lets one copy of the server at a time prepare a shared PostgreSQL; the embedded one has its folder lock. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return work();
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}

/**
 * Brings the database to the current schema, then runs `seed`.
 * @throws Error when a migration fails; the data stays as it was.
 */
export async function prepareDatabase(seed: () => Promise<void>): Promise<void> {
  await oneAtATime(async () => {
    const applied = await applyMigrations((await databaseDriver()).adapter);
    if (applied.length > 0) log("info", "database migrated", { migrations: applied.join(",") });
    await seed();
  });
}
