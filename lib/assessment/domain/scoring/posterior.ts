import type { Edition } from "../instrument/edition";
import { type ByType, byType, normalised, PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { CardAnswers, PairAnswers } from "./answers";
import { comparisonsOf } from "./comparisons";
import { sceneChoicesOf } from "./scene-choices";
import { estimateStrengths, type Strengths } from "./strengths";

const GRID_POINTS = 240;
/** The grid reaches this many standard deviations beyond the outermost strengths. */
const GRID_REACH = 6;

/** The belief about one strength, and what the walk over the grid has gathered of it. */
interface Curve {
  readonly mean: number;
  readonly deviation: number;
  /** The probability between the edges of the present point, and of all before it. */
  mass: number;
  below: number;
  /** The probability of being the largest, so far. */
  largest: number;
}

/** The probability that all but one of the strengths lie below the middle of the present point. */
function othersBelow(curves: readonly Curve[], own: Curve): number {
  let product = 1;
  for (const other of curves) if (other !== own) product *= other.below + other.mass / 2;
  return product;
}

/**
 * The probability of each type that its strength is the largest of the nine; sums to 1.
 * P(i) = integral of phi_i(x) * product over j of Phi_j(x) (Thurstone's case V for nine), by the midpoint rule
 * on one grid that all types share, each Phi being the running sum of its own phi.
 */
export function largestProbabilities({ mean, variance }: Strengths): ByType {
  const curveOf = (type: PersonalityType): Curve => ({
    mean: mean[type],
    deviation: Math.sqrt(variance[type]),
    mass: 0,
    below: 0,
    largest: 0,
  });
  const curves = PERSONALITY_TYPES.map(curveOf);
  const low = Math.min(...curves.map((curve) => curve.mean - GRID_REACH * curve.deviation));
  const high = Math.max(...curves.map((curve) => curve.mean + GRID_REACH * curve.deviation));
  const width = (high - low) / GRID_POINTS;
  for (let point = 0; point < GRID_POINTS; point += 1) {
    const x = low + (point + 0.5) * width;
    for (const curve of curves) {
      const z = (x - curve.mean) / curve.deviation;
      curve.mass = (width * Math.exp((-z * z) / 2)) / (curve.deviation * Math.sqrt(2 * Math.PI));
    }
    for (const curve of curves) curve.largest += curve.mass * othersBelow(curves, curve);
    for (const curve of curves) curve.below += curve.mass;
  }
  return normalised(byType((type) => curves[type - 1]?.largest ?? 0));
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
