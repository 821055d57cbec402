import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { histogram, lowerMedian } from "./figures";
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
