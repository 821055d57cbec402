import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseDriver, db } from "@/lib/platform/db/client";
import { applyMigrations, migrationsFolder } from "@/lib/platform/db/schema-engine";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

const folder = mkdtempSync(join(tmpdir(), "ninefold-migrations-"));
const next = join(folder, "29990101000000_next");
cpSync(migrationsFolder, folder, { recursive: true });
mkdirSync(next);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (sql: string) => writeFileSync(join(next, "migration.sql"), sql);
const apply = async () => (await databaseDriver()).withMigrationAdapter((adapter) => applyMigrations(adapter, folder));

test("a migration that fails leaves the data, names itself, and is tried again when it is mended", async () => {
  const client = await db();
  await client.rateLimit.create({ data: { key: "kept", points: 3 } });
  write('ALTER TABLE "RateLimit" ADD COLUMN "extra" TEXT;\nDELETE FROM "RateLimit";\nSELECT no_such_function();');
  for (const _again of [1, 2]) {
    await expect(apply()).rejects.toThrow("The migration 29990101000000_next failed; the data is as it was before it.");
    expect(await client.rateLimit.findMany()).toEqual([{ key: "kept", points: 3, expire: null }]);
    const columns = await client.$queryRaw`SELECT 1 FROM information_schema.columns WHERE column_name = 'extra'`;
    expect(columns).toEqual([]);
  }

  write('ALTER TABLE "RateLimit" ADD COLUMN "extra" TEXT;');
  expect(await apply()).toEqual(["29990101000000_next"]);
  expect(await apply()).toEqual([]);
  expect(await client.rateLimit.count()).toBe(1);
});
