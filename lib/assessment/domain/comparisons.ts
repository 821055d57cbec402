import type { PairAnswer, PairAnswers } from "./answers";
import { PAIRS, type Pair } from "./pairs";
import type { PersonalityType } from "./types";

/** An answered pair, read as the outcome of a meeting between two types. */
export interface Comparison {
  readonly pairId: number;
  readonly winner: PersonalityType;
  readonly loser: PersonalityType;
  readonly strong: boolean;
}

function comparison({ id, left, right }: Pair, { side, strong }: PairAnswer): Comparison {
  return side === "left"
    ? { pairId: id, winner: left, loser: right, strong }
    : { pairId: id, winner: right, loser: left, strong };
}

/** The outcomes of the answered pairs, always in the order of the questionnaire. */
export function comparisonsOf(answers: PairAnswers): readonly Comparison[] {
  return PAIRS.flatMap((pair) => {
    const answer = answers[pair.id];
    return answer ? [comparison(pair, answer)] : [];
  });
}
