import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { log } from "@/lib/platform/log";
import { Watched } from "@/lib/platform/watched";
import { liveNotifications, type ReaderState, readerStates, readPulse, sendDue } from "../data";
import type { ReaderNotification } from "../schema";
import { toReaderNotification } from "./to-notification";

/** How old what this copy of the server knows may be, in milliseconds. */
const CHECK_EVERY = 900;
/** How often it is written down who is there, in milliseconds; less than the 10 s that count as being there. */
const NOTE_SEEN_EVERY = 4_000;
/** A change may become visible this much later than its own time says, in milliseconds. */
export const COMMIT_SLACK = 3_000;
const MOST_LIVE = 500;
const MOST_READERS = 20_000;

/** What went out within the window, as this process knows it, shared by everybody who polls. */
export interface Feed {
  list: readonly ReaderNotification[];
  /** Names the list; the same on every copy of the server. */
  version: string;
  /** When the list was read, by the database's clock. */
  readAt: Date;
  readonly readers: Watched<ReaderState>;
  readonly seen: Set<string>;
}

interface Keeper extends Feed {
  checkedAt: number;
  checking: Promise<void> | null;
  changedAt: number | null;
  since: Date;
  notedAt: number;
}

/** One per process, over separately bundled routes. */
const slot = globalThis as typeof globalThis & { ninefoldFeed?: Keeper };

function newKeeper(): Keeper {
  const load = async (ids: readonly string[]) => {
    const states = await readerStates(ids);
    return new Map(states.map((state) => [state.userId, state]));
  };
  return {
    list: [],
    version: "",
    readAt: new Date(0),
    readers: new Watched({ load, most: MOST_READERS }),
    seen: new Set(),
    checkedAt: Number.NEGATIVE_INFINITY,
    checking: null,
    changedAt: null,
    since: now(),
    notedAt: Number.NEGATIVE_INFINITY,
  };
}

async function readList(keeper: Keeper, readAt: Date): Promise<void> {
  const rows = await liveNotifications(MOST_LIVE);
  const list = rows.map(toReaderNotification);
  const version = createHash("sha256")
    .update(list.map(({ id, sentAt }) => `${id} ${sentAt}`).join())
    .digest("base64url")
    .slice(0, 12);
  if (version !== keeper.version) keeper.readers.renew();
  Object.assign(keeper, { list, version, readAt });
}

/** Forgets what is held of people who opened or cleared something, here or on another copy. */
function dropChanged(keeper: Keeper, changed: readonly { userId: string; changedAt: number }[]): void {
  for (const { userId, changedAt } of changed) {
    const held = keeper.readers.peek(userId);
    if (held && changedAt > (held.changedAt?.getTime() ?? 0)) keeper.readers.drop(userId);
  }
}

/** Whom to write down as being there, if it is time for that. */
function takeSeen(keeper: Keeper): string[] {
  if (keeper.seen.size === 0 || performance.now() - keeper.notedAt < NOTE_SEEN_EVERY) return [];
  keeper.notedAt = performance.now();
  const ids = [...keeper.seen];
  keeper.seen.clear();
  return ids;
}

async function check(keeper: Keeper): Promise<void> {
  let pulse = await readPulse(keeper.since, takeSeen(keeper));
  if (pulse.due) {
    const sent = await sendDue();
    if (sent.length > 0) log("info", "notifications sent", { count: sent.length });
    pulse = await readPulse(keeper.since, []);
  }
  keeper.since = new Date(pulse.now.getTime() - COMMIT_SLACK);
  dropChanged(keeper, pulse.readers);
  const changedAt = pulse.changedAt?.getTime() ?? 0;
  const settled = changedAt === keeper.changedAt && pulse.now.getTime() - changedAt > COMMIT_SLACK;
  if (!settled) await readList(keeper, pulse.now);
  keeper.changedAt = changedAt;
  keeper.checkedAt = performance.now();
}

/**
 * What is to be read now: at most about a second old, by one query a second for however many ask. Sends what has
 * become due on the way.
 * @param fresh whether a change was made just now, so that it has to be looked for at once
 */
export async function liveFeed({ fresh = false } = {}): Promise<Feed> {
  slot.ninefoldFeed ??= newKeeper();
  const keeper = slot.ninefoldFeed;
  if (fresh) await keeper.checking?.catch(() => undefined);
  if (fresh || performance.now() - keeper.checkedAt > CHECK_EVERY) {
    keeper.checking ??= check(keeper).finally(() => {
      keeper.checking = null;
    });
    await keeper.checking;
  }
  return keeper;
}

/** Forgets everything, as a process that starts anew: for tests. */
export function resetFeedForTests(): void {
  delete slot.ninefoldFeed;
}
