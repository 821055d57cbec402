import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { syncPath } from "../../durable-file";
import { databaseFolder, openEngine } from "./engine";
import { commitRestore, finishRestore, keptName, moveInto, prepareFolder, RESTORING, sealTree } from "./folder";
import { lockFolder } from "./folder-lock";
import { extractTar, fileEntry, type TarEntry, writeTar } from "./tar";

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

/** Whether a copy does without it: its log comes last, and the rest is made anew at a start. PostgreSQL leaves out the same. */
const isLeftOut = (path: string) =>
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(path) ||
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp)/.test(path) ||
  path === "global/pg_control";

/** A file that is gone by now is left out: its removal stands in the log. */
function* entryOf(folder: string, name: string): Generator<TarEntry> {
  const stat = statSync(join(folder, name), { throwIfNoEntry: false });
  if (stat) yield fileEntry(name, join(folder, name), stat.size);
}

function* folderEntries(folder: string): Generator<TarEntry> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (isLeftOut(name)) continue;
    if (entry.isDirectory()) yield { name: `${name}/`, size: 0, content: [] };
    else yield* entryOf(folder, name);
  }
}

/**
 * The files of a database that goes on working, by PostgreSQL's own procedure: the start makes a checkpoint, the files are
 * read while they change, and the log from that checkpoint to the stop makes them whole again when the copy is opened.
 * See "Making a Base Backup Using the Low Level API" in its manual.
 */
async function* baseBackup(engine: PGlite, folder: string): AsyncGenerator<TarEntry> {
  await engine.query("SELECT pg_backup_start('ninefold', true)");
  let stopped: { label: string; first: string; last: string } | undefined;
  try {
    yield* folderEntries(folder);
    yield* entryOf(folder, "global/pg_control");
  } finally {
    const { rows } = await engine.query<{ label: string; first: string; last: string }>(
      `SELECT labelfile AS label, substring(labelfile FROM 'file ([0-9A-F]{24})') AS first, pg_walfile_name(lsn) AS last
       FROM pg_backup_stop(false)`,
    );
    stopped = rows[0];
  }
  if (!stopped) throw new Error("The database did not say what its copy needs.");
  const { label, first, last } = stopped;
  yield { name: "backup_label", size: Buffer.byteLength(label), content: [Buffer.from(label)] };
  const segments = readdirSync(join(folder, "pg_wal")).filter((name) => name >= first && name <= last);
  for (const name of segments.sort()) yield* entryOf(folder, `pg_wal/${name}`);
}

/**
 * Writes a database that is open into one file (a gzipped tar), while it goes on working; a file that is there already
 * is replaced only when the new one is whole and on the disk. No checkpoint may be made meanwhile.
 */
export async function writeBackup(engine: PGlite, folder: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  try {
    const bytes = Readable.from(writeTar(baseBackup(engine, folder)), { objectMode: false });
    await pipeline(bytes, createGzip(), createWriteStream(partial, { mode: 0o600 }));
    syncPath(partial);
    moveInto(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

async function withFolderLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const release = await lockFolder(dataDir);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Opens the embedded database of a data folder for a command of its own, and closes it afterwards.
 * @throws Error when there is no database, or a server has it open
 */
export async function withDatabase<T>(
  dataDir: string,
  work: (engine: PGlite, folder: string) => Promise<T>,
): Promise<T> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(dataDir)) throw new Error(`There is no embedded database in ${dataDir}.`);
  return withFolderLock(dataDir, async () => {
    finishRestore(dataDir);
    if (!existsSync(folder)) throw new Error(`There is no embedded database in ${dataDir}.`);
    await prepareFolder(dataDir);
    const engine = await openEngine(folder);
    try {
      return await work(engine, folder);
    } finally {
      await engine.close();
    }
  });
}

/** Writes the embedded database of a data folder that no server has open into one file. Returns what it holds. */
export function backUpDatabase(dataDir: string, file: string): Promise<RowCounts> {
  return withDatabase(dataDir, async (engine, folder) => {
    await writeBackup(engine, folder, file);
    return countRows(engine);
  });
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    const source = createReadStream(file);
    await pipeline(source, createGunzip(), (bytes: AsyncIterable<Buffer>) => extractTar(bytes, folder));
  } catch (cause) {
    throw new Error(`${file} is no whole backup.`, { cause });
  }
}

/** Unpacks a backup and opens it once, which makes it whole. Returns what it holds. */
async function stage(file: string, folder: string): Promise<RowCounts> {
  rmSync(folder, { recursive: true, force: true });
  try {
    await unpack(file, folder);
    const engine = await openEngine(folder);
    const counts = await countRows(engine).finally(() => engine.close());
    if (!("User" in counts)) throw new Error(`${file} holds no database of this product.`);
    await sealTree(folder);
    return counts;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts a backup in the place of a data folder's database. The copy is unpacked beside it, opened and made to last first;
 * the database that stood there is kept under another name. Killed at any point, it leaves the old database in place, or
 * the next start brings the new one there. Returns what was restored, and where the old one is now.
 * @throws Error when the file is no backup, a server has the folder open, or a database is there and `replace` is not set
 */
export async function restoreDatabase(
  file: string,
  dataDir: string,
  { replace, at }: { replace: boolean; at: Date },
): Promise<{ counts: RowCounts; kept: string | null }> {
  return withFolderLock(dataDir, async () => {
    finishRestore(dataDir);
    const exists = existsSync(databaseFolder(dataDir));
    if (exists && !replace)
      throw new Error(`${dataDir} holds a database already. Add --replace to put this one in its place.`);
    const counts = await stage(file, join(dataDir, RESTORING));
    const kept = exists ? keptName(at) : null;
    commitRestore(dataDir, kept);
    return { counts, kept: kept && join(dataDir, kept) };
  });
}
