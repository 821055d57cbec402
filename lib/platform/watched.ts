/** How long a key counts as asked about, in milliseconds: longer than the slowest poll, shorter than a visit. */
const LATELY = 10_000;
/** Keys that are missed within this time are loaded together, in milliseconds. */
const GATHER = 5;

interface Entry<V> {
  value: V | undefined;
  loadedAt: number;
  generation: number;
  askedAt: number;
}

export interface WatchedOptions<V> {
  /** Loads many at once; what it does not name is not there. */
  load(keys: readonly string[]): Promise<ReadonlyMap<string, V>>;
  /** For how long a value may be used, in milliseconds; until `renew` or `drop` when absent. */
  maxAge?: number;
  /** The most values to hold; those asked about longest ago go first. */
  most: number;
  /** Milliseconds of any clock that runs on; the process's own when absent. */
  clock?(): number;
}

/**
 * Values that many callers ask for again and again, held in the process. When one has aged, every value that was
 * asked about lately is loaded with it in one go, so that a crowd of callers costs as many loads as one caller.
 */
export class Watched<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #missing = new Set<string>();
  #generation = 0;
  #batch: Promise<void> | null = null;
  /** What is on its way, by which generation; whoever asks for it meanwhile waits for it. */
  #underway: { readonly keys: ReadonlySet<string>; readonly generation: number; readonly done: Promise<void> } | null =
    null;

  constructor(readonly options: WatchedOptions<V>) {}

  /** The value of a key, at most `maxAge` old; undefined when there is none. @throws whatever `load` throws. */
  async get(key: string): Promise<V | undefined> {
    const now = this.#now();
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry, now)) {
      entry.askedAt = now;
      return entry.value;
    }
    if (entry) entry.askedAt = now;
    const underway = this.#underway;
    if (entry && underway?.keys.has(key) && underway.generation === this.#generation) {
      await underway.done;
      return this.#entries.get(key)?.value;
    }
    if (entry && !this.#batch) {
      for (const [other, { askedAt, loadedAt, generation }] of this.#entries) {
        const aged = generation !== this.#generation || now - loadedAt > (this.options.maxAge ?? Infinity) / 2;
        if (aged && now - askedAt <= LATELY) this.#missing.add(other);
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
  drop(key: string): void {
    this.#entries.delete(key);
  }

  /** Every value is to be loaded again before it is used. */
  renew(): void {
    this.#generation += 1;
  }

  #now(): number {
    return this.options.clock?.() ?? performance.now();
  }

  #isFresh({ loadedAt, generation }: Entry<V>, now: number): boolean {
    return generation === this.#generation && now - loadedAt <= (this.options.maxAge ?? Infinity);
  }

  async #loadSoon(): Promise<void> {
    await new Promise((done) => setTimeout(done, GATHER));
    this.#batch = null;
    const keys = [...this.#missing];
    this.#missing.clear();
    const done = this.#load(keys);
    const underway = { keys: new Set(keys), generation: this.#generation, done };
    this.#underway = underway;
    await done.finally(() => {
      if (this.#underway === underway) this.#underway = null;
    });
  }

  async #load(keys: readonly string[]): Promise<void> {
    const [generation, loadedAt] = [this.#generation, this.#now()];
    const values = await this.options.load(keys);
    for (const key of keys) {
      const askedAt = this.#entries.get(key)?.askedAt ?? loadedAt;
      this.#entries.delete(key);
      this.#entries.set(key, { value: values.get(key), loadedAt, generation, askedAt });
    }
    this.#makeRoom();
  }

  #makeRoom(): void {
    const over = this.#entries.size - this.options.most;
    if (over <= 0) return;
    const oldest = [...this.#entries].sort(([, a], [, b]) => a.askedAt - b.askedAt).slice(0, over);
    for (const [key] of oldest) this.#entries.delete(key);
  }
}
