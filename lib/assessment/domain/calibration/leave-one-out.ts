import { type Integrand, integrator } from "./likelihood";
import { MEANS } from "./parameters";
import type { Forecast } from "./runs";

/** What the other answers of a run say of one pair that it answered. */
export interface PairForecast {
  /** The probability of the left statement. */
  readonly left: number;
  /** The expected difference s_left - s_right, in logits. */
  readonly difference: number;
}

/** One run, each of its answers forecast from all its others, in the order in which it is packed. */
export interface RunForecast {
  /** The marginal log-likelihood of the whole run. */
  readonly logLikelihood: number;
  readonly pairs: readonly PairForecast[];
  /** By scene: the probability of each option; they sum to 1. */
  readonly scenes: readonly (readonly number[])[];
}

/**
 * Forecasts each answer of a run from its others. Leaving an answer out divides the weight of each point by the
 * probability that the point gives to the answer, so one integral serves all answers.
 */
export function forecaster(integrand: Integrand, theta: Float64Array): (run: number) => RunForecast {
  const { runs, layout } = integrand;
  const integrate = integrator(integrand, theta);
  return (run) => {
    const firstPair = runs.pairStart[run] ?? 0;
    const firstScene = runs.sceneStart[run] ?? 0;
    const pairs = Array.from({ length: (runs.pairStart[run + 1] ?? 0) - firstPair }, () => ({
      weight: 0,
      difference: 0,
    }));
    const scenes = Array.from({ length: (runs.sceneStart[run + 1] ?? 0) - firstScene }, (_, at) =>
      (layout.scenes[runs.scene[firstScene + at] ?? 0]?.options ?? []).map(() => 0),
    );
    let total = 0;
    const visit = (weight: number, _strengths: Float64Array, { difference, leftChance, optionChance }: Forecast) => {
      total += weight;
      pairs.forEach((pair, at) => {
        const left = leftChance[at] ?? 0;
        const without = weight / (runs.tookLeft[firstPair + at] === 1 ? left : 1 - left);
        pair.weight += without;
        pair.difference += without * (difference[at] ?? 0);
      });
      scenes.forEach((options, at) => {
        const from = at * MEANS;
        const without = weight / (optionChance[from + (runs.chosen[firstScene + at] ?? 0)] ?? 1);
        for (let option = 0; option < options.length; option += 1) {
          options[option] = (options[option] ?? 0) + without * (optionChance[from + option] ?? 0);
        }
      });
    };
    const logLikelihood = integrate(run, visit);
    return {
      logLikelihood,
      pairs: pairs.map(({ weight, difference }, at) => {
        const taken = total / weight;
        return { left: runs.tookLeft[firstPair + at] === 1 ? taken : 1 - taken, difference: difference / weight };
      }),
      scenes: scenes.map((options) => {
        const sum = options.reduce((all, each) => all + each, 0);
        return options.map((each) => each / sum);
      }),
    };
  };
}
