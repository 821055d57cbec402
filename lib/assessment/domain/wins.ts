import type { PairAnswers } from "./answers";
import { type ByType, byType } from "./by-type";
import { comparisonsOf } from "./comparisons";

/** How many of its eight pairs each type won, 0 to 8; the nine sum to the number of answers. */
export function winsByType(answers: PairAnswers): ByType {
  const wins = byType(() => 0);
  for (const { winner } of comparisonsOf(answers)) wins[winner] += 1;
  return wins;
}
