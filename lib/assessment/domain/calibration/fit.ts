import type { Integrand } from "./likelihood";
import { cholesky, inverse, type Matrix, solve, times } from "./linear";
import { MEANS } from "./parameters";
import { sweep } from "./sweep";

/** A search ends where the log-likelihood could still rise by less than this. */
const ENOUGH = 1e-4;
/** The share of what a step promised that it has to gain for its second derivatives to be kept. */
const KEPT = 0.5;
const MAX_STEPS = 40;
const MAX_HALVINGS = 12;

/** What a search starts from and is held by. */
export interface Search {
  readonly integrand: Integrand;
  /** The runs that count. */
  readonly members: Int32Array;
  /** Where the prior is centred, and its precision. */
  readonly centre: Float64Array;
  readonly precision: Matrix;
  readonly start: Float64Array;
  /** Whether the means of the population alone are free. */
  readonly meansOnly?: boolean;
  /** Second derivatives that are known to be nearly right, so that none have to be worked out. */
  readonly information?: Matrix;
  /** Ends where less than this could be gained. */
  readonly enough?: number;
}

export interface Fit {
  readonly theta: Float64Array;
  /** The log-likelihood with the prior's at the start and after each step; it rises. */
  readonly values: readonly number[];
  /** The negative second derivatives near where the search ended, with the prior's. */
  readonly information: Matrix;
}

/** The upper left corner of a square matrix. */
function corner(matrix: Matrix, size: number, wanted: number): Matrix {
  const result = new Float64Array(wanted * wanted);
  for (let row = 0; row < wanted; row += 1) {
    result.set(matrix.subarray(row * size, row * size + wanted), row * wanted);
  }
  return result;
}

/** Where the search stands at theta: value, slope and, if it is wanted, information, all with the prior's part. */
function look(
  { integrand, members, centre, precision, meansOnly = false }: Search,
  theta: Float64Array,
  curved: boolean,
) {
  const size = theta.length;
  const seen = sweep(integrand, theta, members, { meansOnly, curved });
  const away = theta.map((value, at) => value - (centre[at] ?? 0));
  const pull = times(precision, away);
  const penalty = away.reduce((sum, value, at) => sum + (value * (pull[at] ?? 0)) / 2, 0);
  const total = seen.information.map((value, at) => value + (precision[at] ?? 0));
  return {
    value: seen.logLikelihood - penalty,
    slope: seen.slope.map((value, at) => value - (pull[at] ?? 0)).subarray(0, meansOnly ? MEANS : size),
    information: meansOnly ? corner(total, size, MEANS) : total,
  };
}

/** The matrix, or what it takes on its diagonal to make it positive definite: far from a maximum it need not be. */
function positive(matrix: Matrix, size: number): Matrix {
  for (let share = 0; share < 1e9; share = share === 0 ? 1e-3 : share * 10) {
    const damped = matrix.map((value, at) => (at % (size + 1) === 0 ? value + share * (1 + Math.abs(value)) : value));
    if (cholesky(damped, size)) return damped;
  }
  throw new RangeError("the second derivatives are no numbers");
}

/**
 * The parameters of the highest marginal log-likelihood plus log prior, by Newton's method. Second derivatives are kept
 * from step to step, as long as the steps gain what they promise; a step that does not rise is halved. `onStep` hears the
 * number of steps taken, and may throw to end the search.
 */
export function maximise(search: Search, onStep: (steps: number) => void = () => {}): Fit {
  const { enough = ENOUGH } = search;
  let theta = search.start;
  let here = look(search, theta, !search.information);
  let information = search.information ?? here.information;
  const values = [here.value];
  for (let taken = 1; taken <= MAX_STEPS; taken += 1) {
    onStep(taken);
    const step = solve(positive(information, here.slope.length), here.slope);
    const promise = step.reduce((sum, value, at) => sum + value * (here.slope[at] ?? 0), 0) / 2;
    if (promise < enough) break;
    const next = climb(search, theta, step, here.value);
    if (!next) break;
    const kept = next.here.value - here.value > KEPT * promise;
    ({ theta, here } = next);
    values.push(here.value);
    if (!kept) information = look(search, theta, true).information;
  }
  return { theta, values, information };
}

/** The first of step, half of it, a quarter ... that rises; undefined where none does. */
function climb(search: Search, theta: Float64Array, step: Float64Array, value: number) {
  for (let halving = 0; halving <= MAX_HALVINGS; halving += 1) {
    const scale = 2 ** -halving;
    const next = theta.map((old, at) => old + scale * (step[at] ?? 0));
    const here = look(search, next, false);
    if (here.value > value) return { theta: next, here };
  }
  return undefined;
}

/** The covariance of the estimates, prior and answers together. */
export function covarianceOf({ information, theta }: Fit): Matrix {
  return inverse(positive(information, theta.length), theta.length);
}
