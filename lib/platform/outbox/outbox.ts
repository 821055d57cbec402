import { classifyFailure, longestPause, pauseAfter, retryAfterMs } from "./failure";
import { createQueue, type OutboxMessage, type Queue, type QueuePorts } from "./queue";
import type { OutboxEntry, OutboxRequest } from "./storage";

/** What the outbox needs of the outside; tests hand in their own. */
export interface OutboxPorts extends QueuePorts {
  readonly send: (entry: OutboxEntry) => Promise<unknown>;
  /** Who is signed in here; null for nobody. */
  readonly currentUserId: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  readonly newVersion: () => string;
  /** Runs the work unless another tab holds the lock. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  readonly schedule: (work: () => void, milliseconds: number) => () => void;
  /** Told of what the server rejected for good while nobody was waiting for it. */
  readonly onRejected: (entry: OutboxEntry, error: unknown) => void;
}

export interface PutOptions {
  /** Makes one body of the one that waits under the same id and the new one. */
  readonly merge?: (held: unknown, added: unknown) => unknown;
  /** The outbox sends it by itself so many milliseconds after the last put. Absent: the caller delivers it now. */
  readonly sendAfterMs?: number;
}

/** How long other senders leave an entry to the tab that put it and is about to deliver it. */
const LEASE_MS = 5_000;
/** When to look again after another tab held the lock. */
const RETRY_MS = 5_000;
/** No server asks for more than a day. */
const LONGEST_RETRY_AFTER_MS = 86_400_000;
/** The shortest time between two looks. */
const MIN_INTERVAL_MS = 250;

/** Sends one entry at a time, and records with the entry what came of it. */
function createSender(ports: OutboxPorts, { entries, change, notifyDelivered }: Queue) {
  /** Whose session was found to be over; asked about again when there is news. */
  const signedOutUsers = new Set<string>();
  /** The ids that this tab is sending now: nothing is sent twice at a time. */
  const inFlight = new Set<string>();

  /** What was put meanwhile stays, and starts again with the first pause. */
  const acknowledge = ({ id, version }: OutboxEntry) =>
    change(id, (held) => (held && held.version !== version ? { ...held, tries: 0 } : null));

  /** Removes what was rejected, and what was to follow it. */
  async function discard(rejected: OutboxEntry): Promise<void> {
    const { id, version, keepWhenRejected } = rejected;
    if (keepWhenRejected)
      return change(id, (held) => held && (held.version === version ? { ...held, failure: "rejected" } : held));
    await acknowledge(rejected);
    for (const next of await entries()) if (next.after === id) await discard(next);
  }

  async function recordFailure({ id, version, tries }: OutboxEntry, error: unknown): Promise<void> {
    const failure = classifyFailure(error);
    const nextTry = ports.now() + pauseAfter(failure, tries + 1, ports.random());
    const notBefore = ports.now() + retryAfterMs(error);
    await change(id, (held) => {
      if (!held) return null;
      const isCurrent = held.version === version;
      return { ...held, tries: tries + 1, notBefore, ...(isCurrent && { failure, nextTry }) };
    });
  }

  return {
    /** Sends an entry; resolves to the reply. @throws what the request failed with, after it was recorded. */
    async attempt(entry: OutboxEntry): Promise<unknown> {
      const { id, body, userId } = entry;
      inFlight.add(id);
      try {
        const reply = await ports.send(entry);
        const message = { id, delivered: { body, reply } };
        notifyDelivered(message);
        ports.broadcast(message);
        await acknowledge(entry);
        return reply;
      } catch (error) {
        const failure = classifyFailure(error);
        if (failure === "rejected") await discard(entry);
        else await recordFailure(entry, error);
        if (failure === "unauthenticated" && userId) signedOutUsers.add(userId);
        throw error;
      } finally {
        inFlight.delete(id);
      }
    },
    /** Whether its person is signed in here, nothing that it follows still waits, and it is not on its way already. */
    isSendable({ id: own, userId, after, failure }: OutboxEntry, all: readonly OutboxEntry[]): boolean {
      const mine = userId === null || (userId === ports.currentUserId() && !signedOutUsers.has(userId));
      return mine && failure !== "rejected" && !inFlight.has(own) && !all.some(({ id }) => id === after);
    },
    /** Asks again whether this person, or anybody, is signed in. */
    forgetSignedOut(userId?: string | null): void {
      if (userId === undefined) signedOutUsers.clear();
      else if (userId) signedOutUsers.delete(userId);
    },
  };
}

/** Sends what is due, in order, one tab at a time, and looks again by itself while something waits. */
function createDrain(ports: OutboxPorts, { entries, find }: Queue, sender: ReturnType<typeof createSender>) {
  let draining: Promise<void> | null = null;
  let cancel: (() => void) | null = null;

  /** When an entry may be tried. A time further ahead than any pause was written by a clock that was wrong. */
  function dueTime({ nextTry, notBefore, failure }: OutboxEntry, skipBackoff = false): number {
    const now = ports.now();
    const orNow = (time: number, longest: number) => (time > now + longest ? now : time);
    return Math.max(orNow(notBefore, LONGEST_RETRY_AFTER_MS), skipBackoff ? 0 : orNow(nextTry, longestPause(failure)));
  }
  const isDue = (entry: OutboxEntry, skipBackoff: boolean): boolean => ports.now() >= dueTime(entry, skipBackoff);

  /**
   * Goes through what waits, once; resolves to the milliseconds before the next look. A server that cannot be
   * reached is tried no more: the rest waits as long as the entry that failed.
   */
  async function sendDue(skipBackoff: boolean): Promise<number> {
    const tried = new Set<string>();
    for (;;) {
      const all = await entries();
      const isNext = (each: OutboxEntry) =>
        !tried.has(each.id) && isDue(each, skipBackoff) && sender.isSendable(each, all);
      const entry = all.find(isNext);
      if (!entry) return 0;
      tried.add(entry.id);
      try {
        await sender.attempt(entry);
      } catch (error) {
        if (classifyFailure(error) === "rejected" && !entry.silent) ports.onRejected(entry, error);
        if (error instanceof TypeError) return ((await find(entry.id))?.nextTry ?? 0) - ports.now();
      }
    }
  }

  async function scheduleNext(minDelay = 0): Promise<void> {
    const all = await entries();
    const sendable = all.filter((entry) => sender.isSendable(entry, all));
    const times = sendable.map((entry) => dueTime(entry));
    cancel?.();
    cancel = null;
    if (times.length === 0) return;
    cancel = ports.schedule(() => void drain(), Math.max(MIN_INTERVAL_MS, minDelay, Math.min(...times) - ports.now()));
  }

  /**
   * Sends all that is due; with `skipBackoff` (a connection, a look at the page, another screen) also what pauses
   * after a failure or waits for a sign-in. Never throws.
   */
  function drain({ skipBackoff = false }: { skipBackoff?: boolean } = {}): Promise<void> {
    if (draining && skipBackoff) return draining.then(() => drain({ skipBackoff }));
    if (skipBackoff) sender.forgetSignedOut();
    draining ??= (async () => {
      let minDelay = RETRY_MS;
      await ports.withLock(async () => {
        minDelay = await sendDue(skipBackoff);
      });
      await scheduleNext(minDelay);
    })()
      .catch(() => undefined)
      .finally(() => {
        draining = null;
      });
    return draining;
  }

  return { drain, scheduleNext, isDraining: () => draining };
}

/**
 * Keeps requests until the server has answered them, over reloads and closed tabs, and sends them in order: one
 * tab at a time, with growing pauses, never in another person's session. Every request can be repeated by its id.
 */
export function createOutbox(ports: OutboxPorts) {
  const queue = createQueue(ports);
  const sender = createSender(ports, queue);
  const { drain, scheduleNext, isDraining } = createDrain(ports, queue, sender);
  const deliver = (entry: OutboxEntry): Promise<unknown> => sender.attempt(entry).finally(() => void scheduleNext());

  return {
    entries: queue.entries,
    change: queue.change,
    watch: queue.watch,
    drain,
    /** Takes in what another tab has said. */
    receive: (message: OutboxMessage): Promise<void> => queue.receive(message).then(() => scheduleNext()),
    /** Keeps a request. Resolves to the entry, once it is stored. */
    async put(request: OutboxRequest, { merge, sendAfterMs }: PutOptions = {}): Promise<OutboxEntry> {
      const now = ports.now();
      let entry: OutboxEntry | undefined;
      sender.forgetSignedOut(request.userId);
      await queue.change(request.id, (held) => {
        entry = {
          ...request,
          body: held && merge ? merge(held.body, request.body) : request.body,
          after: request.after ?? null,
          silent: request.silent ?? false,
          version: ports.newVersion(),
          since: held?.since ?? now,
          tries: held?.tries ?? 0,
          failure: null,
          nextTry: now + (sendAfterMs ?? 0),
          notBefore: sendAfterMs === undefined ? now + LEASE_MS : (held?.notBefore ?? 0),
        };
        return entry;
      });
      ports.onPendingChange(true);
      void scheduleNext();
      return entry as OutboxEntry;
    },
    /** Sends a stored entry at once, for somebody who waits for the reply. @throws what the request failed with. */
    deliver,
    /** Sends what waits under this id now, whatever its pause; false when it still waits then. Never throws. */
    async flush(id: string): Promise<boolean> {
      try {
        await isDraining();
        const entry = await queue.find(id);
        if (entry) await deliver(entry);
        return (await queue.find(id)) === null;
      } catch {
        return false;
      }
    },
    /** Removes an entry, whatever it holds. */
    remove: (id: string): Promise<void> => queue.change(id, () => null),
    /** Whether what is put outlives the page. */
    persistent: async (): Promise<boolean> => (await ports.storage()).persistent,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
