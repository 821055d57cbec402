import { type ByType, byType, PERSONALITY_TYPES } from "../instrument/types";
import type { Comparison } from "./comparisons";

/** What the answers say of the nine latent strengths, in logits: a normal belief about each. */
export interface Strengths {
  readonly mean: Readonly<ByType>;
  readonly variance: Readonly<ByType>;
}

/**
 * Standard deviation of the strengths in the population, in logits. People whose answers discriminate so
 * show the recovery and the ties that short forced-choice forms show; the bench checks calibration around it.
 */
const STRENGTH_SCALE = 1.1;

/** How far apart two statements stand, in logits, where "strongly" is said as often as not. */
const STRONG_THRESHOLD = 2;

/**
 * Among nine types that all meet, errors of the strengths are correlated. Only differences decide who is
 * largest, and independent errors with 9/8 of each type's own information have the same differences.
 */
const ROUND_ROBIN_FACTOR = 9 / 8;
const TOLERANCE = 1e-10;
const MAX_ITERATIONS = 300;

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Slope and curvature of the expected log-likelihood of one comparison, the difference of the two strengths being
 * normal. Logistic-normal mean after MacKay (1992): E[logistic(d)] is close to logistic(d / sqrt(1 + pi v / 8)).
 */
function likelihoodDerivatives({ winner, loser, strong }: Comparison, { mean, variance }: Strengths) {
  const margin = mean[winner] - mean[loser] - (strong ? STRONG_THRESHOLD : 0);
  const shrink = 1 / Math.sqrt(1 + (Math.PI / 8) * (variance[winner] + variance[loser]));
  const expected = logistic(shrink * margin);
  return { slope: 1 - expected, curvature: shrink * expected * (1 - expected) };
}

/** One Newton step for all types at once, and the length of its longest part. */
function newtonStep(comparisons: readonly Comparison[], belief: Strengths): { next: Strengths; change: number } {
  const precision = 1 / STRENGTH_SCALE ** 2;
  const gradient = byType((type) => -precision * belief.mean[type]);
  const information = byType(() => 0);
  for (const comparison of comparisons) {
    const { slope, curvature } = likelihoodDerivatives(comparison, belief);
    gradient[comparison.winner] += slope;
    gradient[comparison.loser] -= slope;
    information[comparison.winner] += curvature;
    information[comparison.loser] += curvature;
  }
  const variance = byType((type) => 1 / (precision + ROUND_ROBIN_FACTOR * information[type]));
  const step = byType((type) => variance[type] * gradient[type]);
  const change = Math.max(...PERSONALITY_TYPES.map((type) => Math.abs(step[type])));
  return { next: { mean: byType((type) => belief.mean[type] + step[type]), variance }, change };
}

/**
 * Gaussian variational estimate of the strengths under the Bradley-Terry model (1952):
 * P(i is chosen over j) = logistic(s_i - s_j), with independent normal priors N(0, STRENGTH_SCALE^2).
 *
 * "Strongly" is the top grade of an ordered logistic answer: its probability is logistic(s_i - s_j - STRONG_THRESHOLD).
 * An unmarked answer stays logistic(s_i - s_j), the sum of both grades: not marking is no evidence of weakness.
 * The ratio of the two rises with s_i - s_j, and the posterior of the differences is log-supermodular (a log-concave
 * function of differences, a normal prior),
 * so by the FKG inequality marking an answer can only help its type. Tests hold the approximation to it.
 *
 * Nothing in the rule names a type, so relabelling the types relabels the estimate. No answers give the prior.
 */
export function estimateStrengths(comparisons: readonly Comparison[]): Strengths {
  let belief: Strengths = { mean: byType(() => 0), variance: byType(() => STRENGTH_SCALE ** 2) };
  for (let step = 0; step < MAX_ITERATIONS; step += 1) {
    const { next, change } = newtonStep(comparisons, belief);
    belief = next;
    if (change < TOLERANCE) break;
  }
  return belief;
}
