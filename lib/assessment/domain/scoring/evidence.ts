import { PAIR_COUNT } from "../instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { PairAnswers } from "./answers";
import { winsByType } from "./comparisons";
import { rankTypes } from "./ranking";
import { consistencyShare } from "./wording";

const TRIPLE_COUNT = 84;

export interface TypeWins {
  readonly type: PersonalityType;
  /** 0 to 8 */
  readonly wins: number;
}

/** The nine types by wins, most first; ties as in `rankTypes`. */
export function rankTypesByWins(answers: PairAnswers): readonly TypeWins[] {
  const wins = winsByType(answers);
  return rankTypes(wins, answers).order.map((type) => ({ type, wins: wins[type] }));
}

/**
 * Circular triads (a over b, b over c, c over a), 0 to 30: all triples less those with a type that beat
 * the other two (Kendall and Babington Smith, 1940). Undefined while a pair is unanswered.
 */
export function circularTriads(answers: PairAnswers): number | undefined {
  const wins = winsByType(answers);
  const answered = PERSONALITY_TYPES.reduce((sum, type) => sum + wins[type], 0);
  if (answered < PAIR_COUNT) return undefined;
  return PERSONALITY_TYPES.reduce((triads, type) => triads - (wins[type] * (wins[type] - 1)) / 2, TRIPLE_COUNT);
}

/** Kendall's coefficient of consistence, 0 to 1. Undefined while a pair is unanswered. */
export function consistency(answers: PairAnswers): number | undefined {
  const triads = circularTriads(answers);
  return triads === undefined ? undefined : consistencyShare(triads);
}
