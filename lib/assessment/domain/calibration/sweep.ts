import { type Integrand, integrator } from "./likelihood";
import type { Matrix } from "./linear";
import { type Layout, MEANS, natural, TO_DISCRIMINATION } from "./parameters";
import type { Forecast, PackedRuns } from "./runs";

// Local names, for loops that run a hundred million times: imported and global ones may be looked up at every use.
const { sqrt } = Math;
const TYPES = MEANS;
const AHEAD = TO_DISCRIMINATION;

/** What a sweep works out: the slopes of all parameters or of the population's means alone, with second derivatives or not. */
export interface Scope {
  readonly meansOnly: boolean;
  readonly curved: boolean;
}

/** Log-likelihood of some runs, its slope, and its negative second derivatives (0 where the scope has none). */
export interface Sweep {
  readonly logLikelihood: number;
  readonly slope: Float64Array;
  readonly information: Matrix;
}

/**
 * What one run's points say, as if the strengths were known: the slopes of the log-density of answers and strengths,
 * parameter by parameter and point by point, and its negative second derivatives, summed with the weights of the points.
 * Parameters count in the order of `placesOf`.
 */
interface Tape {
  readonly integrand: Integrand;
  readonly values: Float64Array;
  readonly scope: Scope;
  readonly points: number;
  readonly slopes: Float64Array;
  readonly weights: Float64Array;
  readonly curves: Matrix;
  run: number;
  point: number;
  places: readonly number[];
}

/** The places in the vector of the parameters that a run's answers depend on: means, pairs, scenes. */
function placesOf(runs: PackedRuns, run: number, { scenes }: Layout, { meansOnly }: Scope): number[] {
  const places = Array.from({ length: TYPES }, (_, type) => type);
  if (meansOnly) return places;
  for (let at = runs.pairStart[run] ?? 0; at < (runs.pairStart[run + 1] ?? 0); at += 1) {
    const bias = runs.bias[at] ?? 0;
    places.push(bias, bias + AHEAD);
  }
  for (let at = runs.sceneStart[run] ?? 0; at < (runs.sceneStart[run + 1] ?? 0); at += 1) {
    const { kappa = 0, options = [] } = scenes[runs.scene[at] ?? 0] ?? {};
    places.push(kappa);
    for (let option = 0; option < options.length; option += 1) places.push(kappa + 1 + option);
  }
  return places;
}

function addTo(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

/** Notes bias and log discrimination of each pair that was answered. */
function notePairs(tape: Tape, weight: number, { difference, leftChance }: Forecast): void {
  const { integrand, values, scope, points, slopes, curves, run, point, places } = tape;
  const { pairStart, bias, tookLeft } = integrand.runs;
  const width = places.length;
  const first = pairStart[run] ?? 0;
  const count = (pairStart[run + 1] ?? 0) - first;
  for (let at = 0; at < count; at += 1) {
    const row = TYPES + 2 * at;
    const chance = leftChance[at] ?? 0;
    const rest = (tookLeft[first + at] ?? 0) - chance;
    const margin = (values[(bias[first + at] ?? 0) + AHEAD] ?? 0) * (difference[at] ?? 0);
    slopes[row * points + point] = rest;
    slopes[(row + 1) * points + point] = rest * margin;
    if (!scope.curved) continue;
    const curve = weight * chance * (1 - chance);
    addTo(curves, row * width + row, curve);
    addTo(curves, (row + 1) * width + row, curve * margin);
    addTo(curves, (row + 1) * width + row + 1, curve * margin * margin - weight * rest * margin);
  }
}

/** Notes log kappa and the offsets of each scene that was answered. */
function noteScenes(tape: Tape, weight: number, strengths: Float64Array, { optionChance }: Forecast): void {
  const { integrand, values, scope, points, slopes, curves, run, point, places } = tape;
  const { pairStart, sceneStart, scene, chosen } = integrand.runs;
  const width = places.length;
  let row = TYPES + 2 * ((pairStart[run + 1] ?? 0) - (pairStart[run] ?? 0));
  const first = sceneStart[run] ?? 0;
  for (let at = first; at < (sceneStart[run + 1] ?? 0); at += 1) {
    const place = integrand.layout.scenes[scene[at] ?? 0];
    if (!place) continue;
    const { options } = place;
    const from = (at - first) * TYPES;
    const kappa = values[place.kappa] ?? 0;
    let [mean, square, own] = [0, 0, 0];
    for (let option = 0; option < options.length; option += 1) {
      const chance = optionChance[from + option] ?? 0;
      const pull = kappa * (strengths[(options[option] ?? 1) - 1] ?? 0);
      mean += chance * pull;
      square += chance * pull * pull;
      if (option === chosen[at]) own = pull;
      slopes[(row + 1 + option) * points + point] = (option === chosen[at] ? 1 : 0) - chance;
    }
    const slope = own - mean;
    slopes[row * points + point] = slope;
    if (scope.curved) {
      addTo(curves, row * width + row, weight * (square - mean * mean - slope));
      for (let option = 0; option < options.length; option += 1) {
        const chance = weight * (optionChance[from + option] ?? 0);
        const line = (row + 1 + option) * width;
        const pull = kappa * (strengths[(options[option] ?? 1) - 1] ?? 0);
        addTo(curves, line + row, chance * (pull - mean));
        for (let other = 0; other <= option; other += 1) {
          addTo(curves, line + row + 1 + other, -chance * (optionChance[from + other] ?? 0));
        }
        addTo(curves, line + row + 1 + option, chance);
      }
    }
    row += 1 + options.length;
  }
}

/** Notes one point of the run that is under way. */
function note(tape: Tape, weight: number, strengths: Float64Array, forecast: Forecast): void {
  const { integrand, values, scope, points, slopes, weights, curves, point, places } = tape;
  const precision = integrand.deviation ** -2;
  weights[point] = weight;
  for (let type = 0; type < TYPES; type += 1) {
    slopes[type * points + point] = precision * ((strengths[type] ?? 0) - (values[type] ?? 0));
    if (scope.curved) addTo(curves, type * places.length + type, weight * precision);
  }
  if (!scope.meansOnly) {
    notePairs(tape, weight, forecast);
    noteScenes(tape, weight, strengths, forecast);
  }
  tape.point += 1;
}

/**
 * Adds what a run's tape says to the sums. The slope of the marginal log-likelihood is the expectation of the slopes
 * (Fisher's identity), its information the expectation of the curves less the covariance of the slopes (Louis, 1982).
 */
function addRun(
  { scope, points, slopes, weights, curves, places }: Tape,
  slope: Float64Array,
  information: Matrix,
): void {
  const width = places.length;
  const size = slope.length;
  let total = 0;
  for (let point = 0; point < points; point += 1) total += weights[point] ?? 0;
  for (let row = 0; row < width; row += 1) {
    const line = row * points;
    let mean = 0;
    for (let point = 0; point < points; point += 1) mean += (weights[point] ?? 0) * (slopes[line + point] ?? 0);
    mean /= total;
    addTo(slope, places[row] ?? 0, mean);
    if (!scope.curved) continue;
    for (let point = 0; point < points; point += 1) {
      slopes[line + point] = ((slopes[line + point] ?? 0) - mean) * sqrt((weights[point] ?? 0) / total);
    }
    for (let column = 0; column <= row; column += 1) {
      const other = column * points;
      let covariance = 0;
      for (let point = 0; point < points; point += 1) {
        covariance += (slopes[line + point] ?? 0) * (slopes[other + point] ?? 0);
      }
      const [one, two] = [places[row] ?? 0, places[column] ?? 0];
      const to = one > two ? one * size + two : two * size + one;
      addTo(information, to, (curves[row * width + column] ?? 0) / total - covariance);
    }
  }
}

/** Goes through the runs named by `members` once. */
export function sweep(integrand: Integrand, theta: Float64Array, members: Int32Array, scope: Scope): Sweep {
  const { runs, layout, beliefs } = integrand;
  const { size } = layout;
  const points = beliefs.sets[0]?.shares.length ?? 0;
  const tape: Tape = {
    integrand,
    values: natural(theta, layout),
    scope,
    points,
    slopes: new Float64Array(size * points),
    weights: new Float64Array(points),
    curves: new Float64Array(size * size),
    run: 0,
    point: 0,
    places: [],
  };
  const integrate = integrator(integrand, theta);
  const visit = (weight: number, strengths: Float64Array, forecast: Forecast) =>
    note(tape, weight, strengths, forecast);
  const slope = new Float64Array(size);
  const information = new Float64Array(size * size);
  let logLikelihood = 0;
  for (const run of members) {
    tape.run = run;
    tape.point = 0;
    tape.places = placesOf(runs, run, layout, scope);
    if (scope.curved) tape.curves.fill(0, 0, tape.places.length ** 2);
    logLikelihood += integrate(run, visit);
    addRun(tape, slope, information);
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < row; column += 1) {
      information[column * size + row] = information[row * size + column] ?? 0;
    }
  }
  return { logLikelihood, slope, information };
}
