/**
 * One of several tabs does what is to be done once: resolves the race by the browser's own locks. Without locks
 * every tab leads.
 * @returns gives the lead, or the place in the queue, away
 */
export function campaign(name: string, lead: () => void): () => void {
  if (!("locks" in navigator)) {
    lead();
    return () => undefined;
  }
  const queue = new AbortController();
  let leave: () => void = () => undefined;
  const left = new Promise<void>((done) => {
    leave = done;
  });
  let over = false;
  navigator.locks
    .request(name, { signal: queue.signal }, () => {
      if (over) return undefined;
      lead();
      return left;
    })
    .catch(() => undefined);
  return () => {
    over = true;
    queue.abort();
    leave();
  };
}
