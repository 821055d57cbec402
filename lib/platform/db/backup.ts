import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { sha256Hex } from "../tokens";
import { lockFolder } from "./folder-lock";

/** The folder of the embedded database, inside the data folder. */
export const DATABASE_FOLDER = "postgres";

/** What a copy holds: rows per table, by name. */
export type RowCounts = Readonly<Record<string, number>>;

async function countRows(engine: PGlite): Promise<RowCounts> {
  const { rows: tables } = await engine.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await engine.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
    counts[name.replaceAll('"', "")] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = lockFolder(dataDir);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Writes the embedded database of a data folder into one file (a gzipped tar); a file that is there already is replaced
 * only when the new one is whole. Returns what it holds.
 * @throws Error when there is no database, or a server has it open.
 */
export async function backUpDatabase(dataDir: string, file: string): Promise<RowCounts> {
  const folder = join(dataDir, DATABASE_FOLDER);
  if (!existsSync(folder)) throw new Error(`There is no embedded database in ${dataDir}.`);
  return withFolderLock(dataDir, async () => {
    const engine = await PGlite.create({ dataDir: folder });
    try {
      const counts = await countRows(engine);
      const dump = await engine.dumpDataDir("gzip");
      const partial = `${file}.partial`;
      writeFileSync(partial, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
      renameSync(partial, file);
      return counts;
    } finally {
      await engine.close();
    }
  });
}

/** Unpacked here, because the engine answers a damaged file with an error that cannot be caught. */
function unpack(file: string): Uint8Array<ArrayBuffer> {
  const bytes = readFileSync(file);
  try {
    return new Uint8Array(gunzipSync(bytes));
  } catch (cause) {
    throw new Error(`${file} is no whole backup.`, { cause });
  }
}

/**
 * Puts a backup in the place of a data folder's database. The copy is unpacked beside it and opened first; the database
 * that stood there is kept under another name. Returns what was restored, and where the old one is now.
 * @throws Error when the file is no backup, a server has the folder open, or a database is there and `replace` is not set.
 */
export async function restoreDatabase(
  file: string,
  dataDir: string,
  { replace, at }: { replace: boolean; at: Date },
): Promise<{ counts: RowCounts; kept: string | null }> {
  const bytes = unpack(file);
  return withFolderLock(dataDir, async () => {
    const folder = join(dataDir, DATABASE_FOLDER);
    const exists = existsSync(folder);
    if (exists && !replace)
      throw new Error(`${dataDir} holds a database already. Add --replace to put this one in its place.`);
    const stagingFolder = join(dataDir, `restoring-${sha256Hex(bytes).slice(0, 12)}`);
    rmSync(stagingFolder, { recursive: true, force: true });
    try {
      const engine = await PGlite.create({ dataDir: stagingFolder, loadDataDir: new Blob([bytes]) });
      const counts = await countRows(engine);
      await engine.close();
      if (!("User" in counts)) throw new Error(`${file} holds no database of this product.`);
      const kept = exists
        ? join(dataDir, `${DATABASE_FOLDER}-before-${at.toISOString().replace(/\D/g, "").slice(0, 14)}`)
        : null;
      if (kept) renameSync(folder, kept);
      renameSync(stagingFolder, folder);
      return { counts, kept };
    } catch (error) {
      rmSync(stagingFolder, { recursive: true, force: true });
      throw error;
    }
  });
}
