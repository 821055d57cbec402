/** The part of a browser's caches that ours uses, in memory. */
export interface FakeCaches extends CacheStorage {
  clear(): Promise<void>;
}

type Stored = Map<string, Response>;

/** Caches for the pages of an origin; what is not used refuses. */
export function fakeCaches(origin: string): FakeCaches {
  const all = new Map<string, Stored>();
  const addressOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, origin).href;
  const refuse = (): never => {
    throw new Error("not part of the fake");
  };
  const cacheOver = (stored: Stored): Cache => ({
    match: async (input) => stored.get(addressOf(input))?.clone(),
    put: async (input, response) => void stored.set(addressOf(input), response),
    add: refuse,
    addAll: refuse,
    delete: refuse,
    keys: refuse,
    matchAll: refuse,
  });
  return {
    open: async (name) => {
      const stored = all.get(name) ?? new Map<string, Response>();
      all.set(name, stored);
      return cacheOver(stored);
    },
    match: async (input) => {
      for (const stored of all.values()) {
        const found = stored.get(addressOf(input));
        if (found) return found.clone();
      }
      return undefined;
    },
    keys: async () => [...all.keys()].sort(),
    delete: async (name) => all.delete(name),
    has: async (name) => all.has(name),
    clear: async () => all.clear(),
  };
}
