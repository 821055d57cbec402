import type { Card } from "../lib/assessment/domain/instrument/cards";
import { TYPE_WEIGHTS } from "../lib/assessment/domain/instrument/constants";
import { PAIRS } from "../lib/assessment/domain/instrument/pairs";
import {
  type ByType,
  byType,
  normalised,
  PERSONALITY_TYPES,
  type PersonalityType,
} from "../lib/assessment/domain/instrument/types";
import type { CardAnswers, PairAnswer, PairAnswers } from "../lib/assessment/domain/scoring/answers";
import { rankTypes } from "../lib/assessment/domain/scoring/ranking";

export type Random = () => number;

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const logisticNoise = (random: Random) => {
  const u = Math.min(1 - 1e-12, Math.max(1e-12, random()));
  return Math.log(u / (1 - u));
};

/** How often each type is a person's own: equally, or by the product's base rates. */
export const POPULATIONS: Readonly<Record<string, ByType>> = {
  equal: normalised(byType(() => 1)),
  "base rates": normalised(TYPE_WEIGHTS),
};

export interface SimulatedPerson {
  /** The type with the largest strength. */
  readonly type: PersonalityType;
  /** Latent strengths in logits. */
  readonly strengths: Readonly<ByType>;
  /** The difference, in logits, from which this person says "strongly". */
  readonly threshold: number;
}

/** Draws a type with the given chances. */
export function drawType(chances: Readonly<ByType>, random: Random): PersonalityType {
  let rest = random();
  for (const type of PERSONALITY_TYPES) {
    rest -= chances[type];
    if (rest < 0) return type;
  }
  return 9;
}

/**
 * Nine independent normal strengths with the given standard deviation (the discrimination of the statements),
 * the largest handed to a type drawn from the population. Thresholds of emphasis vary from person to person.
 */
export function drawPerson(chances: Readonly<ByType>, discrimination: number, random: Random): SimulatedPerson {
  const strengths = byType(() => discrimination * normal(random));
  const largest = rankTypes(strengths).leader;
  const type = drawType(chances, random);
  const swapped = { ...strengths, [type]: strengths[largest], [largest]: strengths[type] };
  return { type, strengths: swapped, threshold: 2 * Math.exp(0.4 * normal(random)) };
}

/**
 * One filling-in: each answer is the sign of the difference plus logistic noise, strong beyond the threshold. `biases`, by
 * pair id, says how many logits the left statement is ahead of its own accord.
 */
export function simulateAnswers(
  { strengths, threshold }: SimulatedPerson,
  random: Random,
  biases: Readonly<Record<number, number>> = {},
): PairAnswers {
  const answers: Record<number, PairAnswer> = {};
  for (const { id, left, right } of PAIRS) {
    const lean = strengths[left] - strengths[right] + (biases[id] ?? 0) + logisticNoise(random);
    answers[id] = { side: lean > 0 ? "left" : "right", strong: Math.abs(lean) > threshold };
  }
  return answers;
}

/** The same answers from somebody who never takes the second tap. */
export function withoutEmphasis(answers: PairAnswers): PairAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, answer && { side: answer.side, strong: false }]),
  );
}

/** Noise of a choice among several: with it the largest of (kappa * s + noise) is a draw of the softmax of kappa * s. */
const gumbelNoise = (random: Random) => -Math.log(-Math.log(Math.min(1 - 1e-12, Math.max(1e-12, random()))));

/** Scenes, each option chosen in proportion to exp(kappa * strength): with two options and kappa 1, as a pair is. */
export function simulateScenes(
  { strengths }: SimulatedPerson,
  cards: readonly Card[],
  kappa: number,
  random: Random,
): CardAnswers {
  const choices = cards.map(({ id, types }) => {
    const pulls = byType((type) =>
      types.includes(type) ? kappa * strengths[type] + gumbelNoise(random) : Number.NEGATIVE_INFINITY,
    );
    return [id, rankTypes(pulls).leader] as const;
  });
  return Object.fromEntries(choices);
}
