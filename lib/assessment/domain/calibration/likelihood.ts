import { type Layout, MEANS, natural } from "./parameters";
import type { Beliefs } from "./points";
import { answersAt, emptyForecast, type Forecast, type PackedRuns } from "./runs";

// Local names, for loops that run a hundred million times: imported and global ones may be looked up at every use.
const { exp, log } = Math;
const TYPES = MEANS;

/** What an integral over the strengths of a run needs. */
export interface Integrand {
  readonly runs: PackedRuns;
  readonly layout: Layout;
  readonly beliefs: Beliefs;
  /** Standard deviation of the strengths in the population, in logits. */
  readonly deviation: number;
}

const NO_POINTS = { points: new Float64Array(), shares: new Float64Array() };

/** Called at each point with its weight, which is in proportion to the joint density of answers and strengths. */
export type Visit = (weight: number, strengths: Float64Array, forecast: Forecast) => void;

/**
 * The marginal log-likelihood of a run: the integral over its nine strengths, independent and normal around the means of
 * the population, by importance sampling at the points of its belief. Returns a function of the run; what `visit` adds up,
 * divided by the sum of the weights, is an expectation given the answers of the run.
 */
export function integrator(
  { runs, layout, beliefs, deviation }: Integrand,
  theta: Float64Array,
): (run: number, visit: Visit) => number {
  const values = natural(theta, layout);
  const forecast = emptyForecast(runs);
  const strengths = new Float64Array(TYPES);
  const { sets, centre, spread, logVolume } = beliefs;
  const precision = deviation ** -2;
  return (run, visit) => {
    const { points, shares } = sets[run % sets.length] ?? NO_POINTS;
    const fixed = (logVolume[run] ?? 0) - TYPES * log(deviation);
    let first = Number.NaN;
    let sum = 0;
    for (let point = 0; point < shares.length; point += 1) {
      let squares = 0;
      for (let row = 0; row < TYPES; row += 1) {
        let value = centre[run * TYPES + row] ?? 0;
        const line = (run * TYPES + row) * TYPES;
        for (let column = row; column < TYPES; column += 1) {
          value += (spread[line + column] ?? 0) * (points[point * TYPES + column] ?? 0);
        }
        strengths[row] = value;
        const drawn = points[point * TYPES + row] ?? 0;
        squares += drawn * drawn - precision * (value - (values[row] ?? 0)) ** 2;
      }
      const density = answersAt(runs, run, layout, values, strengths, forecast) + fixed + squares / 2;
      // Weights are taken against that of the first point, so that none is too small to be a number.
      if (point === 0) first = density;
      const weight = (shares[point] ?? 0) * exp(density - first);
      sum += weight;
      visit(weight, strengths, forecast);
    }
    return first + log(sum);
  };
}
