import type { PairAnswer } from "../domain/answers";

/** Of one pair, since the last report: left or not, strongly or not, milliseconds to the answer, changes of mind. */
type Entry = [left: 0 | 1, strong: 0 | 1, milliseconds: number, flips: number];
export type PairEntries = Readonly<Record<string, Readonly<Entry>>>;

/** So many answered pairs travel together. */
const TOGETHER = 6;
const LONGEST = 86_400_000;

export interface PairLog {
  /** A pair came into view. */
  shown(pair: number): void;
  /** It was answered, for the first time or again. */
  answered(pair: number, before: PairAnswer | undefined, after: PairAnswer): void;
  /** Sends what has gathered; to be called when the questionnaire is left. */
  flush(): void;
}

/** Gathers how pairs are answered and reports a few at a time; `now` is in milliseconds. */
export function createPairLog(send: (pairs: PairEntries) => void, now: () => number): PairLog {
  let current: number | null = null;
  let since = now();
  let entries: Record<string, Entry> = {};
  const flush = () => {
    if (Object.keys(entries).length === 0) return;
    send(entries);
    entries = {};
  };
  return {
    flush,
    shown(pair) {
      if (pair === current) return;
      current = pair;
      since = now();
      if (Object.keys(entries).length >= TOGETHER) flush();
    },
    answered(pair, before, after) {
      const known = entries[pair];
      const flipped = before !== undefined && before.side !== after.side;
      entries[pair] = [
        after.side === "left" ? 1 : 0,
        after.strong ? 1 : 0,
        known?.[2] ?? Math.min(LONGEST, Math.max(0, Math.round(now() - since))),
        (known?.[3] ?? 0) + (flipped ? 1 : 0),
      ];
    },
  };
}
