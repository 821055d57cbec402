import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { readMigrations } from "@/lib/platform/db/schema-engine";
import { resetEnvForTests } from "@/lib/platform/env";

const CACHE = join(process.cwd(), "node_modules", ".cache", "ninefold");

/** One prepared folder per set of migrations and release of the database. */
function templatePath(): string {
  const engine = readFileSync(join(process.cwd(), "node_modules/@electric-sql/pglite/package.json"));
  const migrations = JSON.stringify(readMigrations().migrationDirectories);
  const key = createHash("sha256").update(engine).update(migrations).digest("hex").slice(0, 16);
  return join(CACHE, `database-${key}`);
}

/** Several workers may prepare at once: the first to finish gives the folder its name. */
async function makeTemplate(path: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "preparing-"));
  process.env.DATA_DIR = folder;
  resetEnvForTests();
  await prepareDatabase(async () => {});
  await closeDatabase();
  try {
    renameSync(folder, path);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Copies an empty, migrated embedded database into a folder: making one takes seconds, copying it does not. */
export async function copyTemplate(folder: string): Promise<void> {
  const path = templatePath();
  if (!existsSync(path)) await makeTemplate(path);
  cpSync(path, folder, { recursive: true });
}
