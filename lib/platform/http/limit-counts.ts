import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { db } from "../db/client";
import { perProcess } from "../per-process";

const { sql, join } = Prisma;

/** One count that a request adds a point to. */
export interface Count {
  /** The limit and the caller, under a name that says nothing. */
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
  /** Seconds of the first pause, see `Limit`. */
  readonly firstPause?: number | undefined;
}

/** The most keys that a process holds in memory; those used longest ago go first. */
const MAX_KEYS = 100_000;

interface Window {
  used: number;
  /** On the process's own clock, in milliseconds. */
  readonly endsAt: number;
}

interface Block {
  /** On the process's own clock, in milliseconds. */
  readonly until: number;
  /** How long it lasts, in seconds. */
  readonly wait: number;
}

/** Callers past a limit: whoever is refused costs no statement. */
const blocks = perProcess("blocked-callers", () => new LRUCache<string, Block>({ max: MAX_KEYS }));
const windows = perProcess("limit-windows", () => new LRUCache<string, Window>({ max: MAX_KEYS }));

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - performance.now()) / 1_000));

/** Whole seconds for which one of these is still closed, as far as this process knows; 0 when none is. */
export function secondsBlocked(counts: readonly Count[]): number {
  return Math.max(0, ...counts.map(({ key }) => secondsUntil(blocks.get().get(key)?.until ?? 0)));
}

/**
 * Notes who is past a limit. Where pauses grow, one try is let through after each, and the next pause is twice as
 * long, up to the rest of the window; each copy of the server lets one through. Returns the longest wait in whole seconds; 0
 * when everybody may go on.
 */
function closeExceeded(counts: readonly Count[], uses: ReadonlyMap<string, { used: number; wait: number }>): number {
  let longest = 0;
  for (const { key, points, firstPause } of counts) {
    const use = uses.get(key);
    if (!use) continue;
    const before = blocks.get().get(key);
    const standing = secondsUntil(before?.until ?? 0);
    if (use.used <= points) {
      if (standing === 0) blocks.get().delete(key);
      continue;
    }
    const isTurn = firstPause !== undefined && before !== undefined && standing === 0;
    const pause = firstPause === undefined ? use.wait : before ? before.wait * 2 : firstPause;
    const wait = Math.max(1, Math.min(pause, use.wait));
    if (standing === 0) blocks.get().set(key, { until: performance.now() + wait * 1_000, wait });
    if (!isTurn) longest = Math.max(longest, standing || wait);
  }
  return longest;
}

/** Adds a point to each count, in this process alone. Returns the seconds to wait; 0 when the points suffice. */
export function addInMemory(counts: readonly Count[]): number {
  const uses = new Map<string, { used: number; wait: number }>();
  for (const { key, seconds } of counts) {
    const now = performance.now();
    const known = windows.get().get(key);
    const window = known && known.endsAt > now ? known : { used: 0, endsAt: now + seconds * 1_000 };
    window.used += 1;
    windows.get().set(key, window);
    uses.set(key, { used: window.used, wait: secondsUntil(window.endsAt) });
  }
  return closeExceeded(counts, uses);
}

/** The database's time, as its columns hold it: the clocks of the copies may differ. */
const NOW = sql`(statement_timestamp() AT TIME ZONE 'UTC')`;

/**
 * Adds a point to each count, for all copies of the server, in one statement; a window that is over begins anew.
 * Returns the seconds to wait; 0 when the points suffice.
 */
export async function addInDatabase(counts: readonly Count[]): Promise<number> {
  // In one order everywhere, so that two requests never wait for each other's rows.
  const ordered = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = ordered.map(({ key, seconds }) => sql`(${key}, 1, ${NOW} + ${seconds}::int * interval '1 second')`);
  const kept = await (await db()).$queryRaw<{ key: string; points: number; wait: number }[]>(sql`
    INSERT INTO "RateLimit" AS l ("key", "points", "expire") VALUES ${join(rows)}
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN l."expire" <= ${NOW} THEN 1 ELSE l."points" + 1 END,
      "expire" = CASE WHEN l."expire" <= ${NOW} THEN excluded."expire" ELSE l."expire" END
    RETURNING "key", "points", ceil(extract(epoch FROM "expire" - ${NOW}))::int AS "wait"`);
  return closeExceeded(ordered, new Map(kept.map(({ key, points, wait }) => [key, { used: points, wait }])));
}

/** Removes every count whose window is over by the database's clock: it is not read any more. */
export async function deleteExpiredLimits(): Promise<void> {
  await (await db()).$executeRaw(sql`DELETE FROM "RateLimit" WHERE "expire" <= ${NOW}`);
}
