import "server-only";
import type { Notification } from "@/generated/prisma/client";
import { BatchedCache } from "@/lib/platform/cache";
import { now } from "@/lib/platform/clock";
import { errorFields, log } from "@/lib/platform/log";
import { perProcess } from "@/lib/platform/per-process";
import { sha256Hex } from "@/lib/platform/tokens";
import { countRecipients, findLiveNotifications, sendDue, wordsOf } from "../data/notifications";
import { type Presence, type ReaderState, readChangeMarker, readReaderStates, savePresence } from "../data/readers";
import type { ReaderNotification } from "../schema";

/** This copy of the server reads again what is older, in milliseconds. */
const REFRESH_INTERVAL_MS = 900;
/** How often one reader's presence is written, in milliseconds; less than the 10 s for which it counts. */
const WRITE_SEEN_INTERVAL_MS = 4_000;
/** A reader who has not polled for so long is forgotten, in milliseconds. */
const FORGET_SEEN_MS = 60_000;
/** A change may become visible this much later than its own timestamp, in milliseconds: its transaction was open. */
export const COMMIT_LAG_MS = 3_000;
const MAX_LIVE = 500;
const MAX_READERS = 20_000;

/** The notifications that can be read now, as this process knows them; shared by everybody who polls. */
export interface FeedSnapshot {
  list: readonly ReaderNotification[];
  /** Ids of those that were taken back. */
  revoked: readonly string[];
  /** A hash of both; the same on every copy of the server. */
  version: string;
  /** When the list was read, by the database's clock. */
  readAt: Date;
  readonly readers: BatchedCache<ReaderState>;
  /** When each reader polled here last and when that was written, in milliseconds of the process's clock. */
  readonly seen: Map<string, { polledAt: number; writtenAt: number }>;
  /** Ends when the people are counted to whom this process sent something last. */
  counting: Promise<void>;
}

interface FeedCache extends FeedSnapshot {
  refreshedAt: number;
  refreshing: Promise<void> | null;
  changedAt: number | null;
  since: Date;
}

function createFeedCache(): FeedCache {
  const load = async (ids: readonly string[]) => {
    const states = await readReaderStates(ids);
    return new Map(states.map((state) => [state.userId, state]));
  };
  return {
    list: [],
    revoked: [],
    version: "",
    readAt: new Date(0),
    readers: new BatchedCache({ load, max: MAX_READERS }),
    seen: new Map(),
    counting: Promise.resolve(),
    refreshedAt: Number.NEGATIVE_INFINITY,
    refreshing: null,
    changedAt: null,
    since: now(),
  };
}

/** A row as a reader gets it. */
export function toReaderNotification(row: Notification): ReaderNotification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    words: wordsOf(row),
    link: row.link,
    type: row.type,
    priority: row.priority,
    createdAt: row.createdAt.toISOString(),
    sentAt: (row.sentAt ?? row.createdAt).toISOString(),
  };
}

const feed = perProcess("feed", createFeedCache);

async function refreshList(cache: FeedCache, readAt: Date): Promise<void> {
  const rows = await findLiveNotifications(MAX_LIVE);
  const list = rows.filter(({ revokedAt }) => revokedAt === null).map(toReaderNotification);
  const revoked = rows.flatMap(({ id, revokedAt }) => (revokedAt ? [id] : []));
  const version = sha256Hex([...list.map(({ id, sentAt }) => `${id} ${sentAt}`), "", ...revoked].join()).slice(0, 16);
  if (version !== cache.version) cache.readers.invalidateAll();
  Object.assign(cache, { list, revoked, version, readAt });
}

/** Evicts readers who opened or cleared something, here or on another copy of the server. */
function evictChanged(cache: FeedCache, changed: readonly { userId: string; changedAt: number }[]): void {
  for (const { userId, changedAt } of changed) {
    const cached = cache.readers.peek(userId);
    if (cached && changedAt > (cached.changedAt?.getTime() ?? 0)) cache.readers.delete(userId);
  }
}

/** Notes that a reader polls now. */
export function noteSeen({ seen }: FeedSnapshot, userId: string): void {
  const writtenAt = seen.get(userId)?.writtenAt ?? Number.NEGATIVE_INFINITY;
  seen.set(userId, { polledAt: performance.now(), writtenAt });
}

/**
 * The readers whose presence has to be written: who came since the last time at once, who polls on every few seconds.
 * @param all also those who polled on since
 */
function drainSeen({ seen }: FeedSnapshot, all = false): Presence[] {
  const time = performance.now();
  const due: Presence[] = [];
  for (const [userId, reader] of seen) {
    const { polledAt, writtenAt } = reader;
    if (polledAt > writtenAt && (all || time - writtenAt >= WRITE_SEEN_INTERVAL_MS)) {
      due.push({ userId, agoMs: time - polledAt });
      reader.writtenAt = time;
    } else if (time - polledAt > FORGET_SEEN_MS) seen.delete(userId);
  }
  return due;
}

/** Writes who polled here, as of now: for somebody who wants to know how many are connected. */
export async function flushPresence(): Promise<void> {
  await savePresence(drainSeen(feed.get(), true));
}

async function refresh(cache: FeedCache): Promise<void> {
  let marker = await readChangeMarker(cache.since, drainSeen(cache));
  if (marker.due) {
    const sent = await sendDue();
    if (sent.length > 0) log("info", "notifications sent", { count: sent.length });
    // Nobody who polls waits for this; what fails here is counted by the job.
    cache.counting = countRecipients().catch((error) => log("warn", "recipients not counted", errorFields(error)));
    marker = await readChangeMarker(cache.since, []);
  }
  cache.since = new Date(marker.now.getTime() - COMMIT_LAG_MS);
  evictChanged(cache, marker.readers);
  const changedAt = marker.changedAt?.getTime() ?? 0;
  const settled = changedAt === cache.changedAt && marker.now.getTime() - changedAt > COMMIT_LAG_MS;
  if (!settled) await refreshList(cache, marker.now);
  cache.changedAt = changedAt;
  cache.refreshedAt = performance.now();
}

/**
 * The notifications that can be read now, at most about a second old: one query a second, however many ask. Also sends
 * those that have become due.
 * @param fresh true after a change, so that it is read at once
 */
export async function liveFeed({ fresh = false } = {}): Promise<FeedSnapshot> {
  const cache = feed.get();
  if (fresh) await cache.refreshing?.catch(() => undefined);
  if (fresh || performance.now() - cache.refreshedAt > REFRESH_INTERVAL_MS) {
    cache.refreshing ??= refresh(cache).finally(() => {
      cache.refreshing = null;
    });
    await cache.refreshing;
  }
  return cache;
}
