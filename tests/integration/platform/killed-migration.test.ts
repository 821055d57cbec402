import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseDriver, db } from "@/lib/platform/db/client";
import { applyMigrations, migrationsFolder } from "@/lib/platform/db/schema-engine";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

const NAME = "29990101000000_next";
const folder = mkdtempSync(join(tmpdir(), "ninefold-migrations-"));
cpSync(migrationsFolder, folder, { recursive: true });
mkdirSync(join(folder, NAME));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (sql: string) => writeFileSync(join(folder, NAME, "migration.sql"), sql);
const apply = async () => (await databaseDriver()).withMigrationAdapter((adapter) => applyMigrations(adapter, folder));

/** What is noted of the migration: finished, rolled back or neither. */
async function notes(): Promise<readonly string[]> {
  const rows = await (await db()).$queryRaw<{ state: string }[]>`
    SELECT CASE WHEN "rolled_back_at" IS NOT NULL THEN 'rolled back'
      WHEN "finished_at" IS NOT NULL THEN 'finished' ELSE 'open' END AS state
    FROM "_prisma_migrations" WHERE "migration_name" = ${NAME} ORDER BY "started_at"`;
  return rows.map(({ state }) => state);
}
const columns = async () =>
  (await db()).$queryRaw`SELECT 1 FROM information_schema.columns WHERE column_name = 'extra'`;

beforeEach(async () => {
  const client = await db();
  await client.$executeRaw`DELETE FROM "_prisma_migrations" WHERE "migration_name" = ${NAME}`;
  await client.$executeRaw`ALTER TABLE "RateLimit" DROP COLUMN IF EXISTS "extra"`;
});

test("one that was killed before its script ran is run by the next start", async () => {
  write('ALTER TABLE "RateLimit" ADD COLUMN "extra" TEXT;');
  const client = await db();
  await client.$executeRaw`
    INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('killed', 'x', ${NAME})`;
  expect(await apply()).toEqual([NAME]);
  expect(await notes()).toEqual(["rolled back", "finished"]);
  expect(await columns()).toHaveLength(1);
  expect(await apply()).toEqual([]);
});

test("one whose script is wrong is named after it was taken up, and waits for a better one", async () => {
  write("SELECT no_such_function();");
  const client = await db();
  await client.$executeRaw`
    INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name") VALUES ('killed', 'x', ${NAME})`;
  await expect(apply()).rejects.toThrow(`The migration ${NAME} failed; the data is as it was before it.`);
  write('ALTER TABLE "RateLimit" ADD COLUMN "extra" TEXT;');
  expect(await apply()).toEqual([NAME]);
});

test("one that was killed in the middle of its script is finished once, and not run twice", async () => {
  write('ALTER TABLE "RateLimit" ADD COLUMN "extra" TEXT;\nSELECT count(*) FROM generate_series(1, 20000000);');
  await closeDatabase();
  const args = ["--conditions=react-server", "--import", "tsx", "tests/support/apply-migrations.ts", folder];
  const child = spawn(process.execPath, args, { env: { ...process.env }, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  await once(child.stdout, "data");
  if (process.env.TEST_DATABASE_URL) await untilRunning();
  child.kill("SIGKILL");
  expect(await exited).toEqual([null, "SIGKILL"]);

  // PostgreSQL carries a script to its end without its client; the embedded engine dies with the process.
  const finishedByServer = process.env.TEST_DATABASE_URL !== undefined;
  expect(await apply()).toEqual(finishedByServer ? [] : [NAME]);
  expect(await notes()).toEqual(finishedByServer ? ["finished"] : ["rolled back", "finished"]);
  expect(await columns()).toHaveLength(1);
  expect(await apply()).toEqual([]);
});

/** The server has begun with the script. */
async function untilRunning(): Promise<void> {
  const client = await db();
  for (;;) {
    const running = await client.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid()
        AND datname = current_database() AND query LIKE '%generate_series(1, 20000000)%'`;
    if (running.length > 0) return;
  }
}
