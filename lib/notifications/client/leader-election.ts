/**
 * Elects one tab as leader, with the browser's Web Locks. Without locks every tab leads.
 * @returns ends the lead, or leaves the queue
 */
export function electLeader(name: string, onElected: () => void): () => void {
  if (!("locks" in navigator)) {
    onElected();
    return () => undefined;
  }
  const queue = new AbortController();
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  let ended = false;
  navigator.locks
    .request(name, { signal: queue.signal }, () => {
      if (ended) return undefined;
      onElected();
      return released;
    })
    .catch(() => undefined);
  return () => {
    ended = true;
    queue.abort();
    release();
  };
}
