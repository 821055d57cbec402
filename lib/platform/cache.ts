import { wait } from "./wait";

/** How long a key counts as asked about, in milliseconds: longer than the slowest poll, shorter than a visit. */
const RECENT_MS = 10_000;
/** Keys that are missed within this time are loaded together, in milliseconds. */
const BATCH_WINDOW_MS = 5;

interface Entry<V> {
  value: V | undefined;
  loadedAt: number;
  generation: number;
  lastReadAt: number;
}

export interface BatchedCacheOptions<V> {
  /** Loads many at once; what it does not name is not there. */
  load(keys: readonly string[]): Promise<ReadonlyMap<string, V>>;
  /** For how long a value may be used, in milliseconds; until `invalidateAll` or `delete` when absent. */
  maxAge?: number;
  /** The most values to hold; those asked about longest ago go first. */
  max: number;
  /** Milliseconds of any clock that runs on; the process's own when absent. */
  clock?(): number;
}

/**
 * Values that many callers ask for again and again, held in the process. When one has aged, every value that was
 * asked about lately is loaded with it in one go, so that a crowd of callers costs as many loads as one caller.
 */
export class BatchedCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #missing = new Set<string>();
  #generation = 0;
  #batch: Promise<void> | null = null;
  /** Loads under way, with their generation; other callers wait for the same load. */
  #underway: { readonly keys: ReadonlySet<string>; readonly generation: number; readonly done: Promise<void> } | null =
    null;

  constructor(readonly options: BatchedCacheOptions<V>) {}

  /** The value of a key, at most `maxAge` old; undefined when there is none. @throws whatever `load` throws. */
  async get(key: string): Promise<V | undefined> {
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry, now)) {
      entry.lastReadAt = now;
      return entry.value;
    }
    if (entry) entry.lastReadAt = now;
    const inFlight = this.#underway;
    if (entry && inFlight?.keys.has(key) && inFlight.generation === this.#generation) {
      await inFlight.done;
      return this.#entries.get(key)?.value;
    }
    if (entry && !this.#batch) {
      for (const [other, { lastReadAt, loadedAt, generation }] of this.#entries) {
        const isStale = generation !== this.#generation || now - loadedAt > (this.options.maxAge ?? Infinity) / 2;
        if (isStale && now - lastReadAt <= RECENT_MS) this.#missing.add(other);
      }
    }
    this.#missing.add(key);
    this.#batch ??= this.#loadSoon();
    await this.#batch;
    return this.#entries.get(key)?.value;
  }

  /** What is held of a key, however old; undefined when nothing is. */
  peek(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Forgets one value. */
  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Makes every value stale: it is loaded again before it is used. */
  invalidateAll(): void {
    this.#generation += 1;
  }

  #now(): number {
    return this.options.clock?.() ?? performance.now();
  }

  #isFresh({ loadedAt, generation }: Entry<V>, now: number): boolean {
    return generation === this.#generation && now - loadedAt <= (this.options.maxAge ?? Infinity);
  }

  async #loadSoon(): Promise<void> {
    await wait(BATCH_WINDOW_MS);
    this.#batch = null;
    const keys = [...this.#missing];
    this.#missing.clear();
    const done = this.#load(keys);
    const inFlight = { keys: new Set(keys), generation: this.#generation, done };
    this.#underway = inFlight;
    await done.finally(() => {
      if (this.#underway === inFlight) this.#underway = null;
    });
  }

  async #load(keys: readonly string[]): Promise<void> {
    const [generation, loadedAt] = [this.#generation, this.#now()];
    const values = await this.options.load(keys);
    for (const key of keys) {
      const lastReadAt = this.#entries.get(key)?.lastReadAt ?? loadedAt;
      this.#entries.delete(key);
      this.#entries.set(key, { value: values.get(key), loadedAt, generation, lastReadAt: lastReadAt });
    }
    this.#makeRoom();
  }

  #makeRoom(): void {
    const over = this.#entries.size - this.options.max;
    if (over <= 0) return;
    const oldest = [...this.#entries].sort(([, a], [, b]) => a.lastReadAt - b.lastReadAt).slice(0, over);
    for (const [key] of oldest) this.#entries.delete(key);
  }
}
