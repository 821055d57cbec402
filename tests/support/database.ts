import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { closeDatabase } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { resetEnvForTests } from "@/lib/platform/env";
import { copyTemplate } from "./database-template";

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Gives the tests of a file a real, empty, migrated database of their own: the embedded one in a
 * temporary folder, or a fresh database on the PostgreSQL of `TEST_DATABASE_URL`.
 */
export function useDatabase(seed: () => Promise<unknown> = async () => {}): void {
  const server = process.env.TEST_DATABASE_URL;
  const name = `ninefold_test_${randomBytes(6).toString("hex")}`;
  const folder = mkdtempSync(join(tmpdir(), "ninefold-test-"));

  beforeAll(async () => {
    if (server) {
      await onServer(server, `CREATE DATABASE ${name}`);
      process.env.DATABASE_URL = databaseUrl(server, name);
    } else {
      delete process.env.DATABASE_URL;
      await copyTemplate(folder);
    }
    process.env.DATA_DIR = folder;
    resetEnvForTests();
    await prepareDatabase(async () => {
      await seed();
    });
  });

  afterAll(async () => {
    await closeDatabase();
    if (server) await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });
}
