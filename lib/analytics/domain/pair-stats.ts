import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { histogram, lowerMedian, MIN_SAMPLE } from "./figures";
import type { Tally } from "./tally";

/** How people answered one pair. */
export interface PairStats {
  readonly id: number;
  readonly answered: number;
  readonly left: number;
  readonly strong: number;
  readonly flips: number;
  /** Whole seconds to the first answer, 60 standing for more; null without any. */
  readonly medianSeconds: number | null;
}

/** Reads the tallies of pairs. */
export function pairStats(tally: Readonly<Tally>): readonly PairStats[] {
  return PAIRS.map(({ id }) => {
    const of = (what: string) => tally[`${id}:${what}`] ?? 0;
    return {
      id,
      answered: of("answered"),
      left: of("left"),
      strong: of("strong"),
      flips: of("flips"),
      medianSeconds: lowerMedian(histogram(tally, `${id}:seconds:`)),
    };
  });
}

/** What may be wrong with a pair. */
export type PairFlag = "split" | "slow" | "changed";

/** The bounds beyond which a pair is flagged: conventions, not measured. */
const FLAG_BOUNDS = {
  /** One side chosen more often than this: the other one is hardly a choice. */
  split: 0.8,
  /** Its median time over that of the pair in the middle. */
  slow: 2,
  /** Changes of mind for each answer. */
  changed: 0.2,
} as const;

/** What is wrong with each pair that enough people answered, by pair id. */
export function pairFlags(pairs: readonly PairStats[]): Readonly<Record<number, readonly PairFlag[]>> {
  const known = pairs.filter(({ answered }) => answered >= MIN_SAMPLE);
  const times = known.flatMap(({ medianSeconds }) => medianSeconds ?? []).sort((a, b) => a - b);
  const middle = times[Math.floor((times.length - 1) / 2)] ?? 0;
  return Object.fromEntries(
    known.map(({ id, answered, left, flips, medianSeconds }): [number, readonly PairFlag[]] => {
      const is: Readonly<Record<PairFlag, boolean>> = {
        split: Math.max(left, answered - left) > FLAG_BOUNDS.split * answered,
        slow: middle > 0 && (medianSeconds ?? 0) > FLAG_BOUNDS.slow * middle,
        changed: flips > FLAG_BOUNDS.changed * answered,
      };
      return [id, (["split", "slow", "changed"] as const).filter((flag) => is[flag])];
    }),
  );
}
