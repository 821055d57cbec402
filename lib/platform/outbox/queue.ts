import type { OutboxEntry, OutboxStorage } from "./storage";

/** What one tab tells the others: this entry has changed, and, after a success, what was sent and the reply. */
export interface OutboxMessage {
  readonly id: string;
  readonly delivered?: { readonly body: unknown; readonly reply: unknown };
}

/** Somebody who follows one entry, whichever tab sends it. */
export interface EntryWatcher {
  /** The entry as it is stored now; null when nothing waits. Called at the start and after every change. */
  readonly onEntry: (entry: OutboxEntry | null) => void;
  /** The server has accepted this body with this reply. Called before the entry is removed. */
  readonly onDelivered: (body: unknown, reply: unknown) => void;
}

export interface QueuePorts {
  readonly storage: () => Promise<OutboxStorage>;
  /** Tells the other tabs of this browser. */
  readonly broadcast: (message: OutboxMessage) => void;
  /** Told whether anything waits, whenever that may have changed. */
  readonly onPendingChange: (waiting: boolean) => void;
}

/** The stored entries, and who is told when one of them changes. */
export function createQueue({ storage, broadcast, onPendingChange }: QueuePorts) {
  const watchers = new Map<string, Set<EntryWatcher>>();
  let changes = 0;
  const watchersOf = (id: string) => watchers.get(id) ?? [];

  async function entries(): Promise<OutboxEntry[]> {
    const all = await (await storage()).all();
    onPendingChange(all.length > 0);
    return all.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  }

  const find = async (id: string) => (await entries()).find((entry) => entry.id === id) ?? null;

  function notifyDelivered({ id, delivered }: OutboxMessage): void {
    if (delivered) for (const watcher of watchersOf(id)) watcher.onDelivered(delivered.body, delivered.reply);
  }

  async function change(id: string, next: (held: OutboxEntry | null) => OutboxEntry | null): Promise<void> {
    let stored: OutboxEntry | null = null;
    await (await storage()).change(id, (held) => {
      stored = next(held);
      return stored;
    });
    changes += 1;
    for (const watcher of watchersOf(id)) watcher.onEntry(stored);
    broadcast({ id });
  }

  /** Reads the entry for its watchers, again when a change overtakes the reading. */
  async function notifyStored(id: string, only?: EntryWatcher): Promise<void> {
    const before = changes;
    const entry = await find(id);
    if (changes !== before) return notifyStored(id, only);
    for (const watcher of watchersOf(id)) if (!only || watcher === only) watcher.onEntry(entry);
  }

  return {
    entries,
    find,
    change,
    notifyDelivered,
    /** Takes in another tab's message. */
    receive: async (message: OutboxMessage): Promise<void> =>
      message.delivered ? notifyDelivered(message) : notifyStored(message.id),
    watch(id: string, watcher: EntryWatcher): () => void {
      const watching = watchers.get(id) ?? new Set();
      watchers.set(id, watching.add(watcher));
      void notifyStored(id, watcher).catch(() => undefined);
      return () => void watching.delete(watcher);
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
