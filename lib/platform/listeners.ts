/** Those who want to hear of every change, for an external store of React; each is told once per call of `notify`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Adds a listener. @returns takes it out again */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}
