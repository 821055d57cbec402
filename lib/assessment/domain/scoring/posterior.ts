import type { Edition } from "../instrument/edition";
import { type ByType, byType, normalised, PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { CardAnswers, PairAnswers } from "./answers";
import { comparisonsOf } from "./comparisons";
import { sceneChoicesOf } from "./scene-choices";
import { estimateStrengths, type Strengths } from "./strengths";

const GRID_POINTS = 240;
/** The grid reaches this many standard deviations beyond the outermost strengths. */
const GRID_REACH = 6;

function product(values: Readonly<ByType>, without: PersonalityType): number {
  return PERSONALITY_TYPES.reduce<number>((result, type) => (type === without ? result : result * values[type]), 1);
}

/**
 * The probability of each type that its strength is the largest of the nine; sums to 1.
 * P(i) = integral of phi_i(x) * product over j of Phi_j(x) (Thurstone's case V for nine), by the midpoint rule
 * on one grid that all types share, each Phi being the running sum of its own phi.
 */
export function largestProbabilities({ mean, variance }: Strengths): ByType {
  const deviation = byType((type) => Math.sqrt(variance[type]));
  const low = Math.min(...PERSONALITY_TYPES.map((type) => mean[type] - GRID_REACH * deviation[type]));
  const high = Math.max(...PERSONALITY_TYPES.map((type) => mean[type] + GRID_REACH * deviation[type]));
  const width = (high - low) / GRID_POINTS;
  const below = byType(() => 0);
  const largest = byType(() => 0);
  for (let point = 0; point < GRID_POINTS; point += 1) {
    const x = low + (point + 0.5) * width;
    const mass = byType((type) => {
      const z = (x - mean[type]) / deviation[type];
      return (width * Math.exp((-z * z) / 2)) / (deviation[type] * Math.sqrt(2 * Math.PI));
    });
    const middle = byType((type) => below[type] + mass[type] / 2);
    for (const type of PERSONALITY_TYPES) {
      largest[type] += mass[type] * product(middle, type);
      below[type] += mass[type];
    }
  }
  return normalised(largest);
}

/** The probability of each type that it is the person's own; sums to 1. */
export type TypePosterior = Readonly<ByType>;

/**
 * How probable each type is, given the answers: the probability that its strength is the largest of the nine,
 * times the type's base rate. An unanswered pair or scene says nothing; with no answers the base rates come back.
 * Deterministic, and blind to the order of the answers. An edition without scenes does not read them.
 */
export function typePosterior(answers: PairAnswers, model: Edition, scenes: CardAnswers = {}): TypePosterior {
  return posteriorFrom(
    estimateStrengths({ comparisons: comparisonsOf(answers), choices: sceneChoicesOf(scenes) }, model),
    model,
  );
}

/** The same from a belief about the strengths. */
export function posteriorFrom(strengths: Strengths, { typeWeights }: Edition): TypePosterior {
  const largest = largestProbabilities(strengths);
  return normalised(byType((type) => largest[type] * typeWeights[type]));
}
