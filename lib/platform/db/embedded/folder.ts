import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { chmod, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { syncPath } from "../../durable-file";
import { databaseFolder, extensions } from "./engine";

/**
 * What a database is unpacked in and made in, before it takes its place: a kill leaves it, and the next start removes
 * it. Two plain texts: of a list of names the build cannot tell which files are meant, and takes every file there is.
 */
export const RESTORING = "restoring";
const CREATING = "creating";
/** Says that the staged copy is whole, and takes the database's place whatever happens. */
const JOURNAL = "restore.json";
const KEPT_PREFIX = "postgres-before-";

/** Syncs this many files at a time, which a file system writes together. */
const AT_ONCE = 8;

/** Makes a whole folder last, and readable by its owner alone. */
export async function sealTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
  const left = [...paths, { path: folder, isFolder: true }];
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { path, isFolder } = next;
      await chmod(path, isFolder ? 0o700 : 0o600);
      const handle = await open(path, "r");
      await handle.sync().finally(() => handle.close());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Renames so that it lasts. */
export function moveInto(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
}

/** Decides that the staged copy replaces the database, which is kept under this name (null: there is none). */
export function commitRestore(dataDir: string, kept: string | null): void {
  const journal = join(dataDir, JOURNAL);
  writeFileSync(`${journal}.partial`, JSON.stringify({ kept }), { mode: 0o600 });
  syncPath(`${journal}.partial`);
  moveInto(`${journal}.partial`, journal);
  finishRestore(dataDir);
}

/** Brings a restore that was decided to its end, from whichever step it was killed at; does nothing without one. */
export function finishRestore(dataDir: string): void {
  const journal = join(dataDir, JOURNAL);
  if (!existsSync(journal)) return;
  const { kept }: { kept: string | null } = JSON.parse(readFileSync(journal, "utf8"));
  const folder = databaseFolder(dataDir);
  const staged = join(dataDir, RESTORING);
  if (existsSync(staged)) {
    if (kept && existsSync(folder)) moveInto(folder, join(dataDir, kept));
    moveInto(staged, folder);
  }
  rmSync(journal);
  syncPath(dataDir);
}

/** The name under which a replaced database is kept. */
export const keptName = (at: Date) => `${KEPT_PREFIX}${at.toISOString().replace(/\D/g, "").slice(0, 14)}`;

async function createDatabase(dataDir: string): Promise<void> {
  const staged = join(dataDir, CREATING);
  const engine = await PGlite.create({ dataDir: staged, extensions });
  await engine.close();
  await sealTree(staged);
  moveInto(staged, databaseFolder(dataDir));
}

/**
 * Makes sure that a data folder, which is locked, holds one whole database: ends a restore that was killed, and makes a
 * new database only where there never was one.
 * @throws Error when a database stands there under another name alone, or in part
 */
export async function prepareFolder(dataDir: string): Promise<void> {
  finishRestore(dataDir);
  const leftovers = [join(dataDir, RESTORING), join(dataDir, CREATING), join(dataDir, `${JOURNAL}.partial`)];
  for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  const folder = databaseFolder(dataDir);
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  if (existsSync(folder)) {
    if (!existsSync(join(folder, "PG_VERSION"))) throw new Error(`${folder} holds no whole database.`);
    if ((statSync(folder).mode & 0o777) !== 0o700) await sealTree(folder);
    return;
  }
  const kept = readdirSync(dataDir).find((name) => name.startsWith(KEPT_PREFIX));
  if (kept)
    throw new Error(
      `${dataDir} holds no database, but ${kept}: rename that to postgres, or move it elsewhere to begin anew.`,
    );
  await createDatabase(dataDir);
}
