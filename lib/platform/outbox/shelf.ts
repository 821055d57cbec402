import type { OutboxEntry } from "./entry";

/** Where entries are kept. */
export interface Shelf {
  /** Whether what is put here outlives the page. */
  readonly lasting: boolean;
  all(): Promise<OutboxEntry[]>;
  /** Reads and writes one entry in one piece; null takes it off. */
  change(id: string, change: (held: OutboxEntry | null) => OutboxEntry | null): Promise<void>;
}

/** Stands in where the browser keeps nothing (a private window, a full disk); it lives as long as the page. */
export function memoryShelf(): Shelf {
  const entries = new Map<string, OutboxEntry>();
  return {
    lasting: false,
    all: async () => [...entries.values()],
    change: async (id, change) => {
      const next = change(entries.get(id) ?? null);
      if (next) entries.set(id, next);
      else entries.delete(id);
    },
  };
}

/** The first shelf, until it fails; from then on the second, which what was put since stands on. */
export function withFallback(first: Shelf, second: Shelf): Shelf {
  let failed = false;
  return {
    get lasting() {
      return !failed && first.lasting;
    },
    all: async () => {
      const kept = await first.all().catch(() => []);
      const here = await second.all();
      return [...kept.filter(({ id }) => !here.some((each) => each.id === id)), ...here];
    },
    change: async (id, change) => {
      if (!failed) {
        try {
          return await first.change(id, change);
        } catch {
          failed = true;
        }
      }
      const held = (await first.all().catch(() => [])).find((each) => each.id === id);
      await second.change(id, (here) => change(here ?? held ?? null));
    },
  };
}
