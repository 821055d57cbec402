import { type DBSchema, openDB } from "idb";
import type { FailureKind } from "./failure";

/** A request that must reach the server, kept until the server has answered it. Times are milliseconds since 1970. */
export interface OutboxEntry {
  /** The name of the request: put again under the same id, it replaces or joins what waits. */
  readonly id: string;
  /** New with every put, so that a reply removes what was sent and nothing newer. */
  readonly version: string;
  /** Whose it is: it is never sent in another person's session. Null for what is nobody's. */
  readonly userId: string | null;
  readonly method: "POST" | "PATCH";
  readonly path: string;
  readonly body: unknown;
  /** The id of a request that must be accepted before this one; when that is rejected, this one goes too. */
  readonly after: string | null;
  /** Nobody is told when it is rejected. */
  readonly silent: boolean;
  /** Stays here, unsent, when the server rejects it; the next put under its id sends it again. */
  readonly keepWhenRejected?: boolean;
  /** When it was first put; requests go out in this order. */
  readonly since: number;
  /** Failed tries since the last success. */
  readonly tries: number;
  /** How the last try failed; null before the first try. */
  readonly failure: FailureKind | null;
  /** No try before this time, unless there is news: the connection is back, the page is looked at again. */
  readonly nextTry: number;
  /** No try before this time at all: the server asked for it, or a tab holds a lease on it. */
  readonly notBefore: number;
}

/** What the caller says of a request; the outbox adds the rest. */
export type OutboxRequest = Pick<OutboxEntry, "id" | "userId" | "method" | "path" | "body" | "keepWhenRejected"> & {
  readonly after?: string;
  readonly silent?: boolean;
};

/** Where entries are kept. */
export interface OutboxStorage {
  /** Whether what is put here outlives the page. */
  readonly persistent: boolean;
  all(): Promise<OutboxEntry[]>;
  /** Reads and writes one entry in one transaction; null removes it. */
  change(id: string, change: (held: OutboxEntry | null) => OutboxEntry | null): Promise<void>;
}

const STORE = "entries";

interface OutboxDatabase extends DBSchema {
  [STORE]: { key: string; value: OutboxEntry };
}

/** Storage in IndexedDB, which all tabs of this browser share. @throws whatever the browser refuses it with. */
export async function openIdbStorage(name: string): Promise<OutboxStorage> {
  const database = await openDB<OutboxDatabase>(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "id" }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    persistent: true,
    all: () => database.getAll(STORE),
    change: async (id, change) => {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      const current = (await transaction.store.get(id)) ?? null;
      const next = change(current);
      if (next) await transaction.store.put(next);
      else if (current) await transaction.store.delete(id);
      await transaction.done;
    },
  };
}

/** Stands in where the browser keeps nothing (a private window, a full disk); it lives as long as the page. */
export function memoryStorage(): OutboxStorage {
  const entries = new Map<string, OutboxEntry>();
  return {
    persistent: false,
    all: async () => [...entries.values()],
    change: async (id, change) => {
      const next = change(entries.get(id) ?? null);
      if (next) entries.set(id, next);
      else entries.delete(id);
    },
  };
}

/** The first storage until it fails; from then on the second, which starts from what the first still holds. */
export function withFallback(first: OutboxStorage, second: OutboxStorage): OutboxStorage {
  let failed = false;
  return {
    get persistent() {
      return !failed && first.persistent;
    },
    all: async () => {
      const primary = await first.all().catch(() => []);
      const fallback = await second.all();
      return [...primary.filter(({ id }) => !fallback.some((each) => each.id === id)), ...fallback];
    },
    change: async (id, change) => {
      if (!failed) {
        try {
          return await first.change(id, change);
        } catch {
          failed = true;
        }
      }
      const stored = (await first.all().catch(() => [])).find((each) => each.id === id);
      await second.change(id, (here) => change(here ?? stored ?? null));
    },
  };
}
