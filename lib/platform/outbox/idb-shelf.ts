import { type DBSchema, openDB } from "idb";
import type { OutboxEntry } from "./entry";
import type { Shelf } from "./shelf";

const STORE = "entries";

interface OutboxDatabase extends DBSchema {
  [STORE]: { key: string; value: OutboxEntry };
}

/** The shelf in IndexedDB, which all tabs of this browser share. @throws whatever the browser refuses it with. */
export async function openIdbShelf(name: string): Promise<Shelf> {
  const database = await openDB<OutboxDatabase>(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "id" }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    lasting: true,
    all: () => database.getAll(STORE),
    change: async (id, change) => {
      const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
      const held = (await transaction.store.get(id)) ?? null;
      const next = change(held);
      if (next) await transaction.store.put(next);
      else if (held) await transaction.store.delete(id);
      await transaction.done;
    },
  };
}
