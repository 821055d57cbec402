import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseDriver } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { resetEnvForTests } from "@/lib/platform/env";
import { copyImage } from "./database-image";
import { databaseUrl, onServer, templateOf } from "./database-server";
import { NOTHING, type Seed } from "./seeds";

const SERVER = process.env.TEST_DATABASE_URL;

interface Beginning {
  /** The database of the server that the new one is a copy of. */
  readonly template: string;
  readonly fillFolder: (folder: string) => void;
}

/** Makes a database for the tests of a file, and removes it afterwards. `prepare` fills it. */
function useDatabase(prepare: () => Promise<void>, { template, fillFolder }: Beginning): void {
  const name = `ninefold_test_${randomBytes(6).toString("hex")}`;
  const folder = mkdtempSync(join(tmpdir(), "ninefold-test-"));

  beforeAll(async () => {
    if (SERVER) {
      await onServer(SERVER, `CREATE DATABASE ${name} TEMPLATE ${template}`);
      process.env.DATABASE_URL = databaseUrl(SERVER, name);
    } else {
      delete process.env.DATABASE_URL;
      fillFolder(folder);
    }
    process.env.DATA_DIR = folder;
    resetEnvForTests();
    await prepare();
  });

  afterAll(async () => {
    await closeDatabase();
    if (SERVER) await onServer(SERVER, `DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });
}

/**
 * Gives the tests of a file a real, migrated database of their own with nothing in it but the seed: the embedded one in
 * a temporary folder, or a new database on the PostgreSQL of `TEST_DATABASE_URL`.
 */
export function setUpDatabase(seed: Seed = NOTHING): void {
  const write = async () => {
    await seed.write();
  };
  // An image is migrated and holds its seed. A template too, but its copy has none of the settings of its database.
  const open = async () => {
    await databaseDriver();
    if (!seed.from) await write();
  };
  const prepare = SERVER ? () => prepareDatabase(write) : open;
  useDatabase(prepare, { template: templateOf(seed), fillFolder: (folder) => copyImage(folder, seed) });
}

/** The same without any table, and open: for tests that apply migrations themselves. */
export function setUpDatabaseWithoutTables(): void {
  const open = async () => {
    await databaseDriver();
  };
  useDatabase(open, { template: "template1", fillFolder: () => {} });
}
