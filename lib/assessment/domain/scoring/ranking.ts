import type { ByType } from "../instrument/types";
import { PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { PairAnswers } from "./answers";
import { comparisonsOf } from "./comparisons";

/** Values nearer than this are a tie: they differ by rounding alone. */
const TIE = 1e-9;

/** All nine, best first; the two leaders are named because most readers want only them. */
export interface Ranking {
  readonly leader: PersonalityType;
  readonly runnerUp: PersonalityType;
  readonly order: readonly PersonalityType[];
}

/**
 * Types by value, highest first. Ties go to the type that beat more of those it ties with, when they met in
 * the questionnaire; what is still tied keeps the order of the types' numbers.
 */
export function rankTypes(values: Readonly<ByType>, answers: PairAnswers = {}): Ranking {
  const tied = (a: PersonalityType, b: PersonalityType) => Math.abs(values[a] - values[b]) < TIE;
  const met = comparisonsOf(answers).filter(({ winner, loser }) => tied(winner, loser));
  const headToHead = (type: PersonalityType) => met.filter(({ winner }) => winner === type).length;
  const order = [...PERSONALITY_TYPES].sort((a, b) =>
    tied(a, b) ? headToHead(b) - headToHead(a) || a - b : values[b] - values[a],
  );
  const [leader = 1, runnerUp = 2] = order;
  return { leader, runnerUp, order };
}
