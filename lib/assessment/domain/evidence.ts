import type { PairAnswers } from "./answers";
import { PAIR_COUNT } from "./pairs";
import type { TypePosterior } from "./posterior";
import { rankTypes } from "./ranking";
import { PERSONALITY_TYPES, type PersonalityType } from "./types";
import { winsByType } from "./wins";

/** The most circular triads that nine types can have. */
export const MAX_TRIADS = 30;
const TRIPLES = 84;

export interface Standing {
  readonly type: PersonalityType;
  /** 0 to 8 */
  readonly wins: number;
}

/** The nine types by wins, most first; ties as in `rankTypes`. */
export function standings(answers: PairAnswers): readonly Standing[] {
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
  return PERSONALITY_TYPES.reduce((triads, type) => triads - (wins[type] * (wins[type] - 1)) / 2, TRIPLES);
}

/** Kendall's coefficient of consistence: 1 for a perfect order, 0 for the most circular; random answers give 0.3. */
export function consistency(answers: PairAnswers): number | undefined {
  const triads = circularTriads(answers);
  return triads === undefined ? undefined : 1 - triads / MAX_TRIADS;
}

/** The leaders are close when the first is less than this many times as probable as the second. */
const CLOSE_ODDS = 2;

/** What may be said of a result: "about 6 in 10; type 3 is the serious alternative". */
export interface Certainty {
  readonly type: PersonalityType;
  readonly probability: number;
  /** The probability in tenths, 1 to 9: never "certain", never "none". */
  readonly outOfTen: number;
  readonly runnerUp: PersonalityType;
  readonly runnerUpProbability: number;
  readonly close: boolean;
}

/** The leaders of a posterior and how sure it is; the answers, where given, break exact ties as in the scoring. */
export function calibratedCertainty(posterior: TypePosterior, answers: PairAnswers = {}): Certainty {
  const { leader, runnerUp } = rankTypes(posterior, answers);
  return {
    type: leader,
    probability: posterior[leader],
    outOfTen: Math.min(9, Math.max(1, Math.round(10 * posterior[leader]))),
    runnerUp,
    runnerUpProbability: posterior[runnerUp],
    close: posterior[leader] < CLOSE_ODDS * posterior[runnerUp],
  };
}
