import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { readMigrations } from "@/lib/platform/db/schema-engine";
import { resetEnvForTests } from "@/lib/platform/env";
import type { Seed } from "./seeds";

const CACHE = join(process.cwd(), "node_modules", ".cache", "ninefold");

const contentOf = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)));

/** One prepared folder per set of migrations, release of the database, and content of the seed. */
function imagePath({ from }: Seed): string {
  const engine = readFileSync(join(process.cwd(), "node_modules/@electric-sql/pglite/package.json"));
  const migrations = JSON.stringify(readMigrations().migrationDirectories);
  const hash = createHash("sha256").update(engine).update(migrations);
  for (const bytes of from ? contentOf(from) : []) hash.update(bytes);
  return join(CACHE, `database-${hash.digest("hex").slice(0, 16)}`);
}

/** Makes the image of a database, unless it is there. */
export async function makeImage(seed: Seed): Promise<void> {
  const path = imagePath(seed);
  if (existsSync(path)) return;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "preparing-"));
  process.env.DATA_DIR = folder;
  resetEnvForTests();
  await prepareDatabase(async () => {
    await seed.write();
  });
  await closeDatabase();
  renameSync(folder, path);
}

/**
 * Copies a migrated embedded database into a folder: making and seeding one takes seconds, copying it does not.
 * A seed of a test file's own has no image: such a database is empty.
 */
export function copyImage(folder: string, seed: Seed): void {
  cpSync(imagePath(seed), folder, { recursive: true });
}
