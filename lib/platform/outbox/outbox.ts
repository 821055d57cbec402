import type { OutboxEntry, OutboxRequest } from "./entry";
import type { Shelf } from "./shelf";
import { askedPause, pauseAfter, verdictOf } from "./verdict";

/** What the outbox needs of the outside; tests hand in their own. */
export interface OutboxPorts {
  readonly shelf: () => Promise<Shelf>;
  readonly send: (entry: OutboxEntry) => Promise<unknown>;
  /** Who is signed in here; null for nobody. */
  readonly user: () => string | null;
  readonly now: () => number;
  readonly random: () => number;
  readonly newVersion: () => string;
  /** Runs the work unless another tab is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly schedule: (work: () => void, milliseconds: number) => () => void;
  /** Told of what the server refused for good while nobody was waiting for it. */
  readonly onRefused: (entry: OutboxEntry, error: unknown) => void;
  /** Told whether anything waits, whenever that may have changed. */
  readonly onWaiting: (waiting: boolean) => void;
}

/** For so long a fresh entry is left to the tab that put it, which is about to send it itself. */
const HANDS_OFF = 5_000;
/** When to look again after another tab was at it, or the server was out of reach. */
const LOOK_AGAIN = 5_000;
/** The shortest time between two looks. */
const BREATH = 250;

/**
 * Keeps requests until the server has answered them, over reloads and closed tabs, and sends them in order: one
 * tab at a time, with growing pauses, never in another person's session. Every request can be repeated by its id.
 */
export function createOutbox(ports: OutboxPorts) {
  /** Whose session was found to be over; asked about again when there is news. */
  const signedOut = new Set<string>();
  let draining: Promise<void> | null = null;
  let cancel: (() => void) | null = null;

  async function entries(): Promise<OutboxEntry[]> {
    const all = await (await ports.shelf()).all();
    ports.onWaiting(all.length > 0);
    return all.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  }

  async function change(id: string, next: (held: OutboxEntry | null) => OutboxEntry | null): Promise<void> {
    await (await ports.shelf()).change(id, next);
  }

  const settle = ({ id, version }: OutboxEntry) => change(id, (held) => (held?.version === version ? null : held));

  /** Takes off what was refused, and what was to follow it. */
  async function drop(refused: OutboxEntry): Promise<void> {
    await settle(refused);
    for (const next of await entries()) if (next.after === refused.id) await drop(next);
  }

  async function note(entry: OutboxEntry, error: unknown): Promise<void> {
    const tries = entry.tries + 1;
    const nextTry = ports.now() + pauseAfter(tries, ports.random());
    const notBefore = ports.now() + askedPause(error);
    await change(entry.id, (held) => (held?.version === entry.version ? { ...held, tries, nextTry, notBefore } : held));
  }

  /** Sends one entry; resolves to the answer. A failure is noted with the entry, and thrown. */
  async function attempt(entry: OutboxEntry): Promise<unknown> {
    try {
      const reply = await ports.send(entry);
      await settle(entry);
      return reply;
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict === "refused") await drop(entry);
      else await note(entry, error);
      if (verdict === "signIn" && entry.userId) signedOut.add(entry.userId);
      throw error;
    }
  }

  const isDue = ({ nextTry, notBefore }: OutboxEntry, news: boolean): boolean =>
    ports.now() >= Math.max(notBefore, news ? 0 : nextTry);

  /** Whether its person is signed in here, and nothing that it follows still waits. */
  function isFree({ userId, after }: OutboxEntry, all: readonly OutboxEntry[]): boolean {
    const mine = userId === null || (userId === ports.user() && !signedOut.has(userId));
    return mine && !all.some(({ id }) => id === after);
  }

  /** Goes through what waits, once; false when the server cannot be reached, so that the rest need not try. */
  async function pass(news: boolean): Promise<boolean> {
    const tried = new Set<string>();
    for (;;) {
      const all = await entries();
      const entry = all.find((each) => !tried.has(each.id) && isDue(each, news) && isFree(each, all));
      if (!entry) return true;
      tried.add(entry.id);
      try {
        await attempt(entry);
      } catch (error) {
        if (verdictOf(error) === "refused" && !entry.silent) ports.onRefused(entry, error);
        if (error instanceof TypeError) return false;
      }
    }
  }

  async function planNext(soonest: number): Promise<void> {
    const all = await entries();
    const free = all.filter((entry) => isFree(entry, all));
    const times = free.map(({ nextTry, notBefore }) => Math.max(nextTry, notBefore));
    cancel?.();
    if (times.length === 0) return;
    const wait = Math.max(soonest, Math.min(...times) - ports.now());
    cancel = ports.schedule(() => void drain(), wait);
  }

  /**
   * Sends all that is due; with `news` (a connection, a look at the page, another screen), also what pauses after a
   * failure or waits for a sign-in. Never throws.
   */
  function drain({ news = false }: { news?: boolean } = {}): Promise<void> {
    if (draining && news) return draining.then(() => drain({ news }));
    if (news) signedOut.clear();
    draining ??= (async () => {
      let reached = false;
      await ports.alone(async () => {
        reached = await pass(news);
      });
      await planNext(reached ? BREATH : LOOK_AGAIN);
    })()
      .catch(() => undefined)
      .finally(() => {
        draining = null;
      });
    return draining;
  }

  return {
    entries,
    change,
    drain,
    /**
     * Keeps a request; where one waits under its id, `join` makes one body of the two. Resolves to the entry.
     */
    async put(request: OutboxRequest, join?: (held: unknown, added: unknown) => unknown): Promise<OutboxEntry> {
      const now = ports.now();
      let entry: OutboxEntry | undefined;
      await change(request.id, (held) => {
        const body = held && join ? join(held.body, request.body) : request.body;
        entry = {
          ...request,
          body,
          after: request.after ?? null,
          silent: request.silent ?? false,
          version: ports.newVersion(),
          since: held?.since ?? now,
          tries: held?.tries ?? 0,
          nextTry: now,
          notBefore: now + HANDS_OFF,
        };
        return entry;
      });
      ports.onWaiting(true);
      void planNext(BREATH);
      return entry as OutboxEntry;
    },
    /** Sends a kept entry at once, for somebody who waits for the answer. @throws what the request failed with. */
    deliver: (entry: OutboxEntry): Promise<unknown> => attempt(entry).finally(() => void planNext(BREATH)),
    /** Takes an entry off, whatever it holds. */
    remove: (id: string): Promise<void> => change(id, () => null),
    /** Whether what is put outlives the page. */
    lasting: async (): Promise<boolean> => (await ports.shelf()).lasting,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
