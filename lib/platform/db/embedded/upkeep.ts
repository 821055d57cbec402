import { existsSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { log } from "../../log";
import { writeBackup } from "./backup";
import { type DurableEngine, databaseFolder } from "./engine";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CHECKPOINT_EVERY_MS = 5 * MINUTE;
/** A log that grew by this many bytes is not left to wait: a start reads it all again. */
const CHECKPOINT_BYTES = 32 * 2 ** 20;
/** What a checkpoint itself writes, in bytes. */
const NOTHING_WRITTEN = 1_024;
/** Queries in a second below which nobody is kept waiting much: a few open tabs ask for notifications. */
const QUIET_PER_SECOND = 5;
/** How long upkeep waits for a quiet moment before it takes any. */
const VACUUM_OVERDUE_MS = 10 * MINUTE;
const BACKUP_EVERY_MS = 24 * HOUR;
const BACKUP_OVERDUE_MS = 30 * HOUR;
/** A database without a copy gets its first one this long after the start. */
const FIRST_BACKUP_MS = 10 * MINUTE;
const KEPT_BACKUPS = 7;
const SLOW_MS = 1_000;

/**
 * The table that needs it most, with PostgreSQL's own thresholds for autovacuum (which the embedded one does not run):
 * dead rows, also those of its long values, and rows changed or added since it was last looked at.
 */
const NEEDS_VACUUM = `
  SELECT s.relid::regclass::text AS name
  FROM pg_stat_all_tables s
  JOIN pg_class c ON c.oid = s.relid
  LEFT JOIN pg_stat_all_tables t ON t.relid = c.reltoastrelid
  CROSS JOIN LATERAL (SELECT greatest(c.reltuples, 0) AS rows) size
  WHERE c.relkind = 'r' AND (
    s.n_dead_tup > 50 + 0.2 * size.rows
    OR coalesce(t.n_dead_tup, 0) > 50 + 0.2 * coalesce(t.n_live_tup, 0)
    OR s.n_mod_since_analyze > 50 + 0.1 * size.rows
    OR s.n_ins_since_vacuum > 1000 + 0.2 * size.rows
    OR age(c.relfrozenxid) > 150000000)
  ORDER BY s.n_dead_tup + coalesce(t.n_dead_tup, 0) + s.n_mod_since_analyze DESC
  LIMIT 1`;

export const backupsFolder = (dataDir: string) => join(dataDir, "backups");
const BACKUP_NAME = /^ninefold-\d{4}-\d{2}-\d{2}\.tar\.gz$/;

/** The daily copies of a data folder, the newest first. */
export function listBackups(dataDir: string): string[] {
  const folder = backupsFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  const milliseconds = Math.round(performance.now() - start);
  if (milliseconds > SLOW_MS) log("warn", "upkeep held up the database", { what, milliseconds });
}

/** What PostgreSQL's background processes do for a server of its own: checkpoints, vacuum, and a copy every day. */
export class Upkeep {
  private readonly startedAt: number;
  private checkpointAt: number;
  private checkpointBytes = -1;
  private quietSince = { at: 0, queries: 0 };
  private vacuumNeededSince: number | null = null;

  constructor(
    private readonly engine: DurableEngine,
    private readonly dataDir: string,
    now: Date,
  ) {
    this.startedAt = now.getTime();
    this.checkpointAt = now.getTime();
  }

  /** One turn, a few seconds after the one before: a checkpoint when it is due, at quiet times a table or the copy. */
  async turn(now: Date): Promise<void> {
    const isQuiet = this.isQuiet(now.getTime());
    await this.checkpointIfDue(now.getTime());
    await this.vacuumIfNeeded(now.getTime(), isQuiet);
    await this.backUpIfDue(now, isQuiet);
  }

  private isQuiet(at: number): boolean {
    const { engine, quietSince } = this;
    const perSecond = ((engine.queries - quietSince.queries) / Math.max(1, at - quietSince.at)) * 1_000;
    this.quietSince = { at, queries: engine.queries };
    return perSecond < QUIET_PER_SECOND;
  }

  /** Bytes of log since the database was made. */
  private async logBytes(): Promise<number> {
    const { rows } = await this.engine.query<{ bytes: number }>(
      "SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 AS bytes",
    );
    return rows[0]?.bytes ?? 0;
  }

  private async checkpointIfDue(at: number): Promise<void> {
    const bytes = await this.logBytes();
    if (this.checkpointBytes < 0) this.checkpointBytes = bytes;
    const written = bytes - this.checkpointBytes;
    const isDue = written > NOTHING_WRITTEN && at - this.checkpointAt >= CHECKPOINT_EVERY_MS;
    if (!isDue && written < CHECKPOINT_BYTES) return;
    await timed("checkpoint", () => this.engine.exec("CHECKPOINT"));
    await this.noteCheckpoint(at);
  }

  private async noteCheckpoint(at: number): Promise<void> {
    this.checkpointAt = at;
    this.checkpointBytes = await this.logBytes();
  }

  private async vacuumIfNeeded(at: number, isQuiet: boolean): Promise<void> {
    const isOverdue = this.vacuumNeededSince !== null && at - this.vacuumNeededSince > VACUUM_OVERDUE_MS;
    if (!isQuiet && !isOverdue && this.vacuumNeededSince !== null) return;
    // The engine hands its counts in only when it is told to.
    await this.engine.query("SELECT pg_stat_force_next_flush()");
    const { rows } = await this.engine.query<{ name: string }>(NEEDS_VACUUM);
    const [table] = rows;
    if (!table) this.vacuumNeededSince = null;
    else if (isQuiet || isOverdue)
      await timed(`vacuum ${table.name}`, () => this.engine.exec(`VACUUM (ANALYZE) ${table.name}`));
    else this.vacuumNeededSince = at;
  }

  private async backUpIfDue(now: Date, isQuiet: boolean): Promise<void> {
    const [newest] = listBackups(this.dataDir);
    const last = newest ? statSync(newest).mtimeMs : this.startedAt + FIRST_BACKUP_MS - BACKUP_EVERY_MS;
    const age = now.getTime() - last;
    if (age < (isQuiet ? BACKUP_EVERY_MS : BACKUP_OVERDUE_MS)) return;
    await this.backUp(now);
    await this.noteCheckpoint(now.getTime());
  }

  private async backUp(now: Date): Promise<void> {
    const { bavail, bsize } = statfsSync(this.dataDir);
    const { rows } = await this.engine.query<{ bytes: number }>(
      "SELECT sum(pg_database_size(oid))::float8 AS bytes FROM pg_database",
    );
    // A disk that a copy fills is a log that cannot be written.
    if (bavail * bsize < 2 * (rows[0]?.bytes ?? 0))
      return log("warn", "no room for a backup", { free: bavail * bsize });
    const folder = backupsFolder(this.dataDir);
    const file = join(folder, `ninefold-${now.toISOString().slice(0, 10)}.tar.gz`);
    const start = performance.now();
    await writeBackup(this.engine, databaseFolder(this.dataDir), file);
    for (const old of listBackups(this.dataDir).slice(KEPT_BACKUPS)) rmSync(old);
    log("info", "backup written", { bytes: statSync(file).size, milliseconds: Math.round(performance.now() - start) });
  }
}
