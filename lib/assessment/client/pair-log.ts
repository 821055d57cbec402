import type { PairAnswer } from "../domain/scoring/answers";

/** Of one pair, since the last report: left or not, strongly or not, milliseconds to the answer (null: not measured), changes of mind. */
type PairTiming = [left: 0 | 1, strong: 0 | 1, milliseconds: number | null, flips: number];
export type PairTimings = Readonly<Record<string, Readonly<PairTiming>>>;

/** The most answered pairs in one request. */
const BATCH_SIZE = 6;
const MAX_MS = 86_400_000;

export interface PairLog {
  /** A pair came into view. */
  shown(pair: number): void;
  /** It was answered, for the first time or again. */
  answered(pair: number, before: PairAnswer | undefined, after: PairAnswer): void;
  /** Sends what has gathered; to be called when the questionnaire is left. */
  flush(): void;
}

/** Gathers how pairs are answered and reports a few at a time; `now` is in milliseconds. */
export function createPairLog(send: (pairs: PairTimings) => void, now: () => number): PairLog {
  let current: number | null = null;
  let since = now();
  let timings: Record<string, PairTiming> = {};
  const flush = () => {
    if (Object.keys(timings).length === 0) return;
    send(timings);
    timings = {};
  };
  return {
    flush,
    shown(pair) {
      if (pair === current) return;
      current = pair;
      since = now();
      if (Object.keys(timings).length >= BATCH_SIZE) flush();
    },
    answered(pair, before, after) {
      const previous = timings[pair];
      const flipped = before !== undefined && before.side !== after.side;
      timings[pair] = [
        after.side === "left" ? 1 : 0,
        after.strong ? 1 : 0,
        previous ? previous[2] : Math.min(MAX_MS, Math.max(0, Math.round(now() - since))),
        (previous?.[3] ?? 0) + (flipped ? 1 : 0),
      ];
    },
  };
}
