import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { readMigrations } from "@/lib/platform/db/schema-engine";
import { resetEnvForTests } from "@/lib/platform/env";
import { databaseUrl, onServer, templateOf } from "./database-server";
import { NOTHING, type Seed } from "./seeds";

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

/** Migrates and fills the database that the environment names. */
async function prepare(seed: Seed): Promise<void> {
  resetEnvForTests();
  await prepareDatabase(async () => {
    await seed.write();
  });
  await closeDatabase();
}

/** The image as this run has it: brought up to date once for all tests, since code and rules may be newer than it. */
const currentImage = ({ from }: Seed): string | undefined => {
  const folder = process.env.TEST_DATABASE_IMAGES;
  return folder && join(folder, from ? "texts" : "nothing");
};

/** Makes the image of a database, unless it is there; that of an empty one is where every other begins. */
export async function makeImage(seed: Seed): Promise<void> {
  const path = imagePath(seed);
  if (!existsSync(path)) await makeAt(path, seed);
  const current = currentImage(seed);
  if (!current) return;
  cpSync(path, current, { recursive: true });
  process.env.DATA_DIR = current;
  await prepare(seed);
}

async function makeAt(path: string, seed: Seed): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ninefold-image-"));
  if (seed !== NOTHING) cpSync(imagePath(NOTHING), folder, { recursive: true });
  process.env.DATA_DIR = folder;
  await prepare(seed);
  // Beside its place first: a run that ends meanwhile leaves no half an image there.
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(join(CACHE, "preparing-"));
  cpSync(folder, beside, { recursive: true });
  rmSync(folder, { recursive: true });
  renameSync(beside, path);
}

/** Makes the template of a database on the server of `TEST_DATABASE_URL`. */
export async function makeTemplate(seed: Seed): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? "";
  const name = templateOf(seed);
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${seed === NOTHING ? "template1" : templateOf(NOTHING)}`);
  process.env.DATABASE_URL = databaseUrl(server, name);
  await prepare(seed);
}

/**
 * Copies a migrated embedded database into a folder: making and seeding one takes seconds, copying it does not.
 * A seed of a test file's own has no image: such a database is empty.
 */
export function copyImage(folder: string, seed: Seed): void {
  cpSync(currentImage(seed) ?? imagePath(seed), folder, { recursive: true });
}
