import { prepare, refocused } from "@/lib/assessment/domain/calibration/estimate";
import { maximise } from "@/lib/assessment/domain/calibration/fit";
import { forecaster } from "@/lib/assessment/domain/calibration/leave-one-out";
import { integrator } from "@/lib/assessment/domain/calibration/likelihood";
import { times } from "@/lib/assessment/domain/calibration/linear";
import { natural } from "@/lib/assessment/domain/calibration/parameters";
import { sweep } from "@/lib/assessment/domain/calibration/sweep";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import type { Evidence } from "@/lib/assessment/domain/scoring/strengths";
import { simulatedRuns } from "../../../support/simulated-runs";

const BASE = edition(2);
/** Runs cut to what three types say among themselves, so that a grid can integrate: pairs 3 v 1, 2 v 1, 3 v 2 and card 1 v 2. */
const MET = [3, 8, 36];
const small: Evidence[] = simulatedRuns({ people: 12, seed: 3, deviation: BASE.strengthSd }).map(({ evidence }) => ({
  comparisons: evidence.comparisons.filter(({ pairId }) => MET.includes(pairId)),
  choices: evidence.choices.filter(({ options }) => options.length === 2),
}));
const prepared = prepare(small, BASE);
const { integrand, everybody, centre, precision } = prepared;
const { layout } = integrand;

/** The marginal log-likelihood of a run over a grid of three strengths; the other six meet nobody here. */
function byGrid({ comparisons, choices }: Evidence, theta: Float64Array): number {
  const values = natural(theta, layout);
  const step = 0.5;
  const reach = 12;
  const scene = layout.scenes[0];
  let sum = 0;
  const grid = Array.from({ length: 2 * reach + 1 }, (_, at) => (at - reach) * step);
  for (const one of grid) {
    for (const two of grid) {
      for (const three of grid) {
        const strengths = [0, one, two, three];
        let density = 1;
        for (const type of [1, 2, 3]) {
          const z = ((strengths[type] ?? 0) - (values[type - 1] ?? 0)) / BASE.strengthSd;
          density *= (step * Math.exp((-z * z) / 2)) / (BASE.strengthSd * Math.sqrt(2 * Math.PI));
        }
        for (const { pairId, winner, loser, side } of comparisons) {
          const place = layout.biases[pairId] ?? 0;
          const lean = side === "left" ? (values[place] ?? 0) : -(values[place] ?? 0);
          const gap = (strengths[winner] ?? 0) - (strengths[loser] ?? 0);
          density /= 1 + Math.exp(-(values[place + 36] ?? 1) * gap - lean);
        }
        for (const { options, chosen } of choices) {
          const pulls = options.map((type, option) =>
            Math.exp(
              (values[scene?.kappa ?? 0] ?? 0) * (strengths[type] ?? 0) + (values[(scene?.offsets ?? 0) + option] ?? 0),
            ),
          );
          density *= (pulls[options.indexOf(chosen)] ?? 0) / pulls.reduce((all, pull) => all + pull, 0);
        }
        sum += density;
      }
    }
  }
  return Math.log(sum);
}

/** Any parameters that differ from those in use, all of the scene's and of the three pairs'. */
const somewhere = centre.map((value, at) => value + 0.3 * Math.sin(at));

test("the marginal log-likelihood is that of a grid", () => {
  const integrate = integrator(refocused(prepared, somewhere).integrand, somewhere);
  for (const run of [0, 1, 2]) {
    const exact = byGrid(small[run] ?? { comparisons: [], choices: [] }, somewhere);
    expect(Math.abs(integrate(run, () => {}) - exact)).toBeLessThan(0.02);
  }
});

test("slopes and second derivatives are those of the log-likelihood", () => {
  const scope = { meansOnly: false, curved: true };
  const { slope, information } = sweep(integrand, somewhere, everybody, scope);
  const direction = somewhere.map((_, at) => Math.cos(7 * at));
  const step = 1e-4;
  const at = (share: number) =>
    sweep(
      integrand,
      somewhere.map((value, place) => value + share * (direction[place] ?? 0)),
      everybody,
      scope,
    );
  const [before, after] = [at(-step), at(step)];
  const dot = (one: Float64Array, other: Float64Array) =>
    one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
  expect(dot(slope, direction)).toBeCloseTo((after.logLikelihood - before.logLikelihood) / (2 * step), 5);
  const change = after.slope.map((value, place) => (value - (before.slope[place] ?? 0)) / (2 * step));
  times(information, direction).forEach((value, place) => {
    expect(value).toBeCloseTo(-(change[place] ?? Number.NaN), 5);
  });
});

test("where the search ends the exact likelihood with the prior has no slope left", () => {
  const search = { integrand, members: everybody, centre, precision, start: centre, enough: 1e-10 };
  const { theta, information } = maximise(search);
  const value = (point: Float64Array) => {
    const away = point.map((each, at) => each - (centre[at] ?? 0));
    const pull = times(precision, away);
    const penalty = away.reduce((sum, each, at) => sum + (each * (pull[at] ?? 0)) / 2, 0);
    return small.reduce((sum, run) => sum + byGrid(run, point), 0) - penalty;
  };
  const scene = layout.scenes[0];
  const step = 0.01;
  // Two pairs' biases, a log discrimination, log kappa, and an offset.
  for (const place of [
    layout.biases[3],
    layout.biases[36],
    (layout.biases[8] ?? 0) + 36,
    scene?.kappa,
    scene?.offsets,
  ]) {
    const at = place ?? 0;
    const moved = (by: number) => theta.map((each, other) => (other === at ? each + by : each));
    const slope = (value(moved(step)) - value(moved(-step))) / (2 * step);
    const deviation = 1 / Math.sqrt(information[at * theta.length + at] ?? 1);
    // In standard errors, how far the maximum is.
    expect(Math.abs(slope * deviation)).toBeLessThan(0.05);
  }
});

test("a forecast from the other answers is what the likelihoods with and without the answer say", () => {
  const runs = simulatedRuns({ people: 4, seed: 8, deviation: BASE.strengthSd }).map(({ evidence }) => evidence);
  const whole = prepare(runs, BASE);
  const forecast = forecaster(whole.integrand, whole.centre);
  runs.forEach(({ comparisons, choices }, run) => {
    const { logLikelihood, pairs, scenes } = forecast(run);
    const without = (part: Evidence) => {
      const rest = prepare([part, ...runs], BASE);
      return Math.exp(logLikelihood - integrator(rest.integrand, rest.centre)(0, () => {}));
    };
    comparisons.slice(0, 4).forEach(({ pairId, side }, at) => {
      const chance = without({ comparisons: comparisons.filter((each) => each.pairId !== pairId), choices });
      const left = pairs[at]?.left ?? Number.NaN;
      expect(Math.abs((side === "left" ? left : 1 - left) - chance)).toBeLessThan(0.03);
    });
    choices.forEach(({ cardId, options, chosen }, at) => {
      const chance = without({ comparisons, choices: choices.filter((each) => each.cardId !== cardId) });
      expect(Math.abs((scenes[at]?.[options.indexOf(chosen)] ?? Number.NaN) - chance)).toBeLessThan(0.03);
      expect(scenes[at]?.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    });
  });
});
