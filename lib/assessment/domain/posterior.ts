import type { PairAnswers } from "./answers";
import { type ByType, byType, normalised } from "./by-type";
import { comparisonsOf } from "./comparisons";
import { TYPE_WEIGHTS } from "./constants";
import { largestProbabilities } from "./largest";
import { estimateStrengths } from "./strengths";

/** The probability of each type that it is the person's own; sums to 1. */
export type TypePosterior = Readonly<ByType>;

/**
 * How probable each type is, given the answers: the probability that its strength is the largest of the nine,
 * times the type's base rate. An unanswered pair says nothing; with no answers the base rates come back.
 * Deterministic, and blind to the order of the answers and to the side that a statement stood on.
 */
export function typePosterior(answers: PairAnswers): TypePosterior {
  const largest = largestProbabilities(estimateStrengths(comparisonsOf(answers)));
  return normalised(byType((type) => largest[type] * TYPE_WEIGHTS[type]));
}
