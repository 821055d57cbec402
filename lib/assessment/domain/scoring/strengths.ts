import type { Edition, SceneParameters } from "../instrument/edition";
import { type ByType, byType, PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { Comparison } from "./comparisons";
import type { SceneChoice } from "./scene-choices";

/** What the answers say of the nine latent strengths, in logits: a normal belief about each. */
export interface Strengths {
  readonly mean: Readonly<ByType>;
  readonly variance: Readonly<ByType>;
}

/**
 * Among nine types that all meet, errors of the strengths are correlated. Only differences decide who is
 * largest, and independent errors with 9/8 of each type's own information have the same differences.
 */
const ROUND_ROBIN_FACTOR = 9 / 8;
/** The search ends where no mean moves by more, in logits. */
const TOLERANCE = 1e-10;
const MAX_ITERATIONS = 300;

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/** Everything that was answered, as far as the model reads it. */
export interface Evidence {
  readonly comparisons: readonly Comparison[];
  readonly choices: readonly SceneChoice[];
}

/** How much less a difference of normal strengths says than its mean: E[logistic(d)] ~ logistic(d / sqrt(1 + pi v / 8)), MacKay (1992). */
const shrinkage = (variance: number) => 1 / Math.sqrt(1 + (Math.PI / 8) * variance);

/** An answered pair as the model reads it: the log-odds of the answer are discrimination * (s_winner - s_loser) + offset. */
interface PairTerm {
  readonly winner: PersonalityType;
  readonly loser: PersonalityType;
  readonly discrimination: number;
  readonly offset: number;
}

function toTerm({ pairId, winner, loser, side, strong }: Comparison, { pairs, strongThreshold }: Edition): PairTerm {
  const { discrimination = 1, bias = 0 } = pairs[pairId] ?? {};
  const lean = side === "left" ? bias : -bias;
  return { winner, loser, discrimination, offset: lean - (strong ? strongThreshold : 0) };
}

/** Adds slope and curvature of the expected log-likelihood of one pair. */
function addPair({ winner, loser, discrimination, offset }: PairTerm, belief: Strengths, sums: Sums): void {
  const { mean, variance } = belief;
  const { gradient, information } = sums;
  const shrink = shrinkage(discrimination * discrimination * (variance[winner] + variance[loser]));
  const expected = logistic(shrink * (discrimination * (mean[winner] - mean[loser]) + offset));
  const slope = discrimination * (1 - expected);
  const curvature = discrimination * shrink * expected * slope;
  gradient[winner] += slope;
  gradient[loser] -= slope;
  information[winner] += curvature;
  information[loser] += curvature;
}

/** How two options of a scene compete: their places among its options, and the shrinkage of their difference. */
interface Rivalry {
  readonly first: number;
  readonly second: number;
  readonly shrink: number;
}

interface SceneForecast {
  /** The probability of each option, in the order of the options; they sum to 1. */
  readonly chances: readonly number[];
  readonly rivalries: readonly Rivalry[];
}

/**
 * What a person is likely to choose in a scene, under normal strengths. Of two options it is the pair's rule; of more,
 * 1 / (1 + sum over the others of the odds that each has against it), scaled to sum to 1 (the mean-field softmax of Lu,
 * Ie and Sha, 2020).
 */
export function forecastScene(
  options: readonly PersonalityType[],
  { kappa, offsets }: SceneParameters,
  { mean, variance }: Strengths,
): SceneForecast {
  const against = options.map(() => 1);
  const rivalries: Rivalry[] = [];
  options.forEach((own, first) => {
    for (let second = first + 1; second < options.length; second += 1) {
      const other = options[second] ?? own;
      const shrink = shrinkage(kappa ** 2 * (variance[own] + variance[other]));
      const margin = kappa * (mean[own] - mean[other]) + (offsets[own] ?? 0) - (offsets[other] ?? 0);
      const odds = Math.exp(shrink * margin);
      against[first] = (against[first] ?? 1) + 1 / odds;
      against[second] = (against[second] ?? 1) + odds;
      rivalries.push({ first, second, shrink });
    }
  });
  const sum = against.reduce((total, each) => total + 1 / each, 0);
  return { chances: against.map((each) => 1 / each / sum), rivalries };
}

type Sums = Record<"gradient" | "information", ByType>;

/** Adds the slope and the curvature of one scene. */
function addScene({ cardId, options, chosen }: SceneChoice, belief: Strengths, model: Edition, sums: Sums): void {
  const parameters = model.scenes?.[cardId];
  if (!parameters) return;
  const { kappa } = parameters;
  const { chances, rivalries } = forecastScene(options, parameters, belief);
  options.forEach((type, at) => {
    sums.gradient[type] += kappa * ((type === chosen ? 1 : 0) - (chances[at] ?? 0));
  });
  for (const { first, second, shrink } of rivalries) {
    const curvature = kappa ** 2 * shrink * (chances[first] ?? 0) * (chances[second] ?? 0);
    sums.information[options[first] ?? chosen] += curvature;
    sums.information[options[second] ?? chosen] += curvature;
  }
}

/** What was answered as the model reads it: what no step of the search changes is worked out once. */
interface Terms {
  readonly pairs: readonly PairTerm[];
  readonly choices: readonly SceneChoice[];
}

/** One Newton step for all types at once, and the length of its longest part. */
function newtonStep({ pairs, choices }: Terms, belief: Strengths, model: Edition) {
  const precision = 1 / model.strengthSd ** 2;
  const sums: Sums = { gradient: byType((type) => -precision * belief.mean[type]), information: byType(() => 0) };
  for (const pair of pairs) addPair(pair, belief, sums);
  for (const choice of choices) addScene(choice, belief, model, sums);
  const mean = byType(() => 0);
  const variance = byType(() => 0);
  let change = 0;
  for (const type of PERSONALITY_TYPES) {
    variance[type] = 1 / (precision + ROUND_ROBIN_FACTOR * sums.information[type]);
    const step = variance[type] * sums.gradient[type];
    mean[type] = belief.mean[type] + step;
    change = Math.max(change, Math.abs(step));
  }
  return { next: { mean, variance }, change };
}

/** What is known of the strengths before any answer. */
function priorStrengths({ strengthSd }: Edition): Strengths {
  return { mean: byType(() => 0), variance: byType(() => strengthSd ** 2) };
}

/**
 * Gaussian variational estimate of the strengths, with independent normal priors N(0, strengthSd^2). Pairs follow the
 * Bradley-Terry model (1952), scenes the multinomial logit of the same strengths (`Edition` has both formulas).
 *
 * "Strongly" is the top grade of an ordered logistic answer: its probability is that of the pair with strongThreshold
 * taken off. An unmarked answer stays what the pair gives, the sum of both grades: not marking is no evidence of weakness.
 * The ratio of the two rises with s_i - s_j, and the posterior of the differences is log-supermodular (a log-concave
 * function of differences, a normal prior),
 * so by the FKG inequality marking an answer can only help its type. Tests hold the approximation to it.
 *
 * With equal parameters nothing in the rule names a type, so relabelling the types relabels the estimate. No answers
 * give the prior.
 * @param search.start where the search begins; a belief from most of the same evidence saves steps
 * @param search.tolerance the search ends where no mean moves by more, in logits
 */
export function estimateStrengths(
  evidence: Evidence,
  model: Edition,
  { start = priorStrengths(model), tolerance = TOLERANCE }: { start?: Strengths; tolerance?: number } = {},
): Strengths {
  const terms: Terms = { pairs: evidence.comparisons.map((each) => toTerm(each, model)), choices: evidence.choices };
  let belief = start;
  for (let step = 0; step < MAX_ITERATIONS; step += 1) {
    const { next, change } = newtonStep(terms, belief, model);
    belief = next;
    if (change < tolerance) break;
  }
  return belief;
}
