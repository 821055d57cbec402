/** On `globalThis`: routes are bundled apart and a hot reload loads a module again, but the process has one of these. */
const REGISTRY = Symbol.for("ninefold.per-process");
const holder = globalThis as typeof globalThis & { [REGISTRY]?: Map<string, unknown> };

export interface ProcessSlot<T> {
  /** The value; made on first use. */
  get(): T;
  /** The value if there is one. */
  peek(): T | undefined;
  /** Puts another value there, or none: the next `get` then makes a new one. */
  set(value: T | undefined): void;
}

/**
 * A value that the process has once, under a name.
 * @param make makes it on first use; when it throws, the next `get` calls it again
 */
export function perProcess<T>(name: string, make: () => T): ProcessSlot<T> {
  holder[REGISTRY] ??= new Map();
  const registry = holder[REGISTRY];
  const peek = () => registry.get(name) as T | undefined;
  const set = (value: T | undefined) => {
    if (value === undefined) registry.delete(name);
    else registry.set(name, value);
  };
  return {
    peek,
    set,
    get: () => {
      const value = peek() ?? make();
      set(value);
      return value;
    },
  };
}
