import { perProcess } from "@/lib/platform/per-process";

/** Forgets the live feed, as a process that starts anew. Returns what it held. */
export function resetFeed(): unknown {
  const feed = perProcess<unknown>("feed", () => undefined);
  const held = feed.peek();
  feed.set(undefined);
  return held;
}

/** Gives the process the live feed that it held before. */
export function restoreFeed(held: unknown): void {
  perProcess<unknown>("feed", () => undefined).set(held);
}
