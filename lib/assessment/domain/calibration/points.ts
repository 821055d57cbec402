import { generator } from "../scoring/card-order";
import { inverseRoot, type Matrix } from "./linear";
import { type Layout, MEANS, TO_DISCRIMINATION } from "./parameters";
import { answersAt, emptyForecast, type Forecast, type PackedRuns } from "./runs";

// Local names, for loops that run a hundred million times: imported and global ones may be looked up at every use.
const TYPES = MEANS;
const AHEAD = TO_DISCRIMINATION;

/** Rounds of orthogonal directions in a set of points; each gives nine points and the nine opposite ones. */
const ROUNDS = 1;
/** How many sets there are; runs take them in turn, so that what one set misses is not missed everywhere. */
const SETS = 64;
const SEED = 1981;
const NEWTON_STEPS = 8;
const NEWTON_ENOUGH = 1e-4;

/** Points, row by row, and the share of each in a sum over them. */
export interface PointSet {
  readonly points: Float64Array;
  readonly shares: Float64Array;
}

/** Nine directions at right angles, drawn at random (Gram and Schmidt). */
function drawDirections(random: () => number): readonly Float64Array[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const directions: Float64Array[] = [];
  while (directions.length < TYPES) {
    const rest = Float64Array.from({ length: TYPES }, normal);
    for (const other of directions) {
      const along = rest.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
      for (let at = 0; at < TYPES; at += 1) rest[at] = (rest[at] ?? 0) - along * (other[at] ?? 0);
    }
    const length = Math.hypot(...rest);
    directions.push(rest.map((value) => value / length));
  }
  return directions;
}

/**
 * Points that stand for a standard normal in nine dimensions (the spherical-radial rule of Genz and Monahan, 1998): along
 * nine directions at right angles and against them, at the two lengths of the Gauss rule for the square of a normal
 * vector's length. Sums over them are exact for polynomials of degree three, and for the length up to its sixth power.
 */
export function pointSets(rounds = ROUNDS): readonly PointSet[] {
  const random = generator(SEED);
  // The half squares of the lengths are the zeros of the second Laguerre polynomial of order 9 / 2 - 1.
  const order = TYPES / 2 + 1;
  const radii = [-1, 1].map((sign) => {
    const half = order + sign * Math.sqrt(order);
    return { length: Math.sqrt(2 * half), share: (1 - sign / Math.sqrt(order)) / 2 };
  });
  const perSet = rounds * radii.length * 2 * TYPES;
  return Array.from({ length: SETS }, () => {
    const points: number[] = [];
    const shares: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const { length, share } of radii) {
        for (const direction of drawDirections(random)) {
          for (const sign of [1, -1]) {
            points.push(...direction.map((value) => sign * length * value));
            shares.push((share * radii.length) / perSet);
          }
        }
      }
    }
    return { points: Float64Array.from(points), shares: Float64Array.from(shares) };
  });
}

/** Where to look for the strengths of each run: normal beliefs, as good as their points need. */
export interface Beliefs {
  readonly sets: readonly PointSet[];
  /** By run, TYPES numbers: the most probable strengths. */
  readonly centre: Float64Array;
  /** By run, TYPES x TYPES numbers: strengths = centre + spread * point. */
  readonly spread: Float64Array;
  /** By run: the logarithm of the determinant of `spread`. */
  readonly logVolume: Float64Array;
}

/** Adds slope and curvature of the log-likelihood of one run, whose forecast is given. */
function addCurves(
  runs: PackedRuns,
  run: number,
  { scenes }: Layout,
  values: Float64Array,
  { leftChance, optionChance }: Forecast,
  slope: Float64Array,
  curvature: Matrix,
): void {
  const bump = (row: number, column: number, by: number) => {
    curvature[row * TYPES + column] = (curvature[row * TYPES + column] ?? 0) + by;
  };
  const push = (type: number, by: number) => {
    slope[type] = (slope[type] ?? 0) + by;
  };
  const firstPair = runs.pairStart[run] ?? 0;
  for (let at = firstPair; at < (runs.pairStart[run + 1] ?? 0); at += 1) {
    const [left, right] = [runs.left[at] ?? 0, runs.right[at] ?? 0];
    const discrimination = values[(runs.bias[at] ?? 0) + AHEAD] ?? 1;
    const chance = leftChance[at - firstPair] ?? 0;
    const lean = discrimination * ((runs.tookLeft[at] ?? 0) - chance);
    push(left, lean);
    push(right, -lean);
    const curve = discrimination ** 2 * chance * (1 - chance);
    bump(left, left, curve);
    bump(right, right, curve);
    bump(left, right, -curve);
    bump(right, left, -curve);
  }
  const firstScene = runs.sceneStart[run] ?? 0;
  for (let at = firstScene; at < (runs.sceneStart[run + 1] ?? 0); at += 1) {
    const place = scenes[runs.scene[at] ?? 0];
    if (!place) continue;
    const kappa = values[place.kappa] ?? 0;
    const from = (at - firstScene) * TYPES;
    place.options.forEach((type, option) => {
      const chance = optionChance[from + option] ?? 0;
      push(type - 1, kappa * ((option === runs.chosen[at] ? 1 : 0) - chance));
      bump(type - 1, type - 1, kappa ** 2 * chance);
      place.options.forEach((other, rival) => {
        bump(type - 1, other - 1, -(kappa ** 2) * chance * (optionChance[from + rival] ?? 0));
      });
    });
  }
}

/**
 * The normal belief about each run's strengths around the most probable ones (Laplace), found by Newton's method, under
 * the natural parameters and a population of the given deviation.
 */
export function beliefsOf(
  runs: PackedRuns,
  layout: Layout,
  values: Float64Array,
  deviation: number,
  sets = pointSets(),
): Beliefs {
  const centre = new Float64Array(runs.count * TYPES);
  const spread = new Float64Array(runs.count * TYPES * TYPES);
  const logVolume = new Float64Array(runs.count);
  const forecast = emptyForecast(runs);
  const precision = deviation ** -2;
  for (let run = 0; run < runs.count; run += 1) {
    const own = centre.subarray(run * TYPES, (run + 1) * TYPES);
    own.set(values.subarray(0, TYPES));
    let half: Matrix = new Float64Array(0);
    for (let step = 0; step < NEWTON_STEPS; step += 1) {
      const slope = own.map((value, type) => precision * ((values[type] ?? 0) - value));
      const curvature = new Float64Array(TYPES * TYPES);
      for (let type = 0; type < TYPES; type += 1) curvature[type * TYPES + type] = precision;
      answersAt(runs, run, layout, values, own, forecast);
      addCurves(runs, run, layout, values, forecast, slope, curvature);
      half = inverseRoot(curvature, TYPES);
      if (moveBy(own, half, slope) < NEWTON_ENOUGH) break;
    }
    for (let row = 0; row < TYPES; row += 1) {
      for (let column = row; column < TYPES; column += 1) {
        spread[(run * TYPES + row) * TYPES + column] = half[column * TYPES + row] ?? 0;
      }
      logVolume[run] = (logVolume[run] ?? 0) + Math.log(half[row * TYPES + row] ?? 1);
    }
  }
  return { sets, centre, spread, logVolume };
}

/** Adds half' half slope, the Newton step; returns the length of its longest part. */
function moveBy(strengths: Float64Array, half: Matrix, slope: Float64Array): number {
  let longest = 0;
  const scaled = slope.map((_, row) => {
    let sum = 0;
    for (let at = 0; at <= row; at += 1) sum += (half[row * TYPES + at] ?? 0) * (slope[at] ?? 0);
    return sum;
  });
  for (let type = 0; type < TYPES; type += 1) {
    let step = 0;
    for (let row = type; row < TYPES; row += 1) step += (half[row * TYPES + type] ?? 0) * (scaled[row] ?? 0);
    strengths[type] = (strengths[type] ?? 0) + step;
    longest = Math.max(longest, Math.abs(step));
  }
  return longest;
}
