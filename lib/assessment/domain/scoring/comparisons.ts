import { PAIRS, type Pair, type Side } from "../instrument/pairs";
import type { PersonalityType } from "../instrument/types";
import { type ByType, byType } from "../instrument/types";
import type { PairAnswer, PairAnswers } from "./answers";

/** An answered pair, read as the outcome of a meeting between two types. */
export interface Comparison {
  readonly pairId: number;
  readonly winner: PersonalityType;
  readonly loser: PersonalityType;
  /** Where the winner's statement stood. */
  readonly side: Side;
  readonly strong: boolean;
}

function toComparison({ id, left, right }: Pair, { side, strong }: PairAnswer): Comparison {
  return side === "left"
    ? { pairId: id, winner: left, loser: right, side, strong }
    : { pairId: id, winner: right, loser: left, side, strong };
}

/** The outcomes of the answered pairs, always in the order of the questionnaire. */
export function comparisonsOf(answers: PairAnswers): readonly Comparison[] {
  return PAIRS.flatMap((pair) => {
    const answer = answers[pair.id];
    return answer ? [toComparison(pair, answer)] : [];
  });
}

/** How many of its eight pairs each type won, 0 to 8; the nine sum to the number of answers. */
export function winsByType(answers: PairAnswers): ByType {
  const wins = byType(() => 0);
  for (const { winner } of comparisonsOf(answers)) wins[winner] += 1;
  return wins;
}
