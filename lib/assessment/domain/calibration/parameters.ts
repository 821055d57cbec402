import { CARDS } from "../instrument/cards";
import type { Edition } from "../instrument/edition";
import { PAIRS } from "../instrument/pairs";
import { type ByType, byType, PERSONALITY_TYPES, type PersonalityType } from "../instrument/types";
import type { Evidence } from "../scoring/strengths";
import { inverse, type Matrix } from "./linear";

/**
 * What is believed of the parameters before any answer, around the model in use: standard deviations in logits, those
 * of discrimination and kappa of their logarithms.
 *
 * A bias has two parts. What stands in one pair alone is `bias`; what a type brings into all its eight pairs, because its
 * statements are liked less, is `typeBias`: b = own + beta_left - beta_right. One deviation for b alone would hold that
 * part to a tenth of a logit (a third of 0.3), and take a type that loses everywhere for a rare one.
 */
const PRIOR = { bias: 0.3, typeBias: 0.3, discrimination: 0.2, offset: 0.3, kappa: 0.3, typeMean: 1 } as const;
/**
 * How fair to each type the scenes are on the whole: the deviation of a type's mean offset over all scenes that were
 * answered. This is what tells a biased set of pairs from a population; it is assumed, and no answer can check it.
 */
const FAIRNESS = 0.01;
/** Holds down the sum of numbers of which the differences alone matter. */
const CENTRED = 1e4;

/** Where a scene's parameters stand: kappa, then one offset for each option. */
export interface ScenePlace {
  readonly cardId: string;
  readonly kappa: number;
  readonly offsets: number;
  readonly options: readonly PersonalityType[];
}

/**
 * The order of the parameters in one vector: the nine means of the population, bias and log discrimination by pair, then
 * log kappa and the offsets of each scene that somebody answered.
 */
export interface Layout {
  readonly size: number;
  /** By pair id: the place of the bias; the log discrimination stands PAIRS.length places behind it. */
  readonly biases: Readonly<Record<number, number>>;
  readonly scenes: readonly ScenePlace[];
}

export const MEANS = PERSONALITY_TYPES.length;
/** How far behind its bias the log discrimination of a pair stands. */
export const TO_DISCRIMINATION = PAIRS.length;

/** The parameters that these runs can say something of. */
export function layoutOf(runs: readonly Evidence[], { scenes }: Edition): Layout {
  const answered = new Set(runs.flatMap(({ choices }) => choices.map(({ cardId }) => cardId)));
  const biases = Object.fromEntries(PAIRS.map(({ id }, at) => [id, MEANS + at]));
  let size = MEANS + 2 * PAIRS.length;
  const places = CARDS.filter(({ id }) => scenes?.[id] && answered.has(id)).map(({ id, types }) => {
    const kappa = size;
    size += 1 + types.length;
    return { cardId: id, kappa, offsets: kappa + 1, options: types };
  });
  return { size, biases, scenes: places };
}

const centred = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

/** The vector of the model in use, with a population that prefers no type. */
export function startOf({ size, biases, scenes }: Layout, base: Edition): Float64Array {
  const theta = new Float64Array(size);
  for (const { id } of PAIRS) {
    const { discrimination = 1, bias = 0 } = base.pairs[id] ?? {};
    const place = biases[id] ?? 0;
    theta[place] = bias;
    theta[place + TO_DISCRIMINATION] = Math.log(discrimination);
  }
  for (const { cardId, kappa, offsets, options } of scenes) {
    const known = base.scenes?.[cardId];
    theta[kappa] = Math.log(known?.kappa ?? 1);
    theta.set(centred(options.map((type) => known?.offsets[type] ?? 0)), offsets);
  }
  return theta;
}

/** Adds weight * v v' for a sparse v, given as places and values. */
function addSquare(matrix: Matrix, size: number, weight: number, v: readonly (readonly [number, number])[]): void {
  for (const [row, left] of v) {
    for (const [column, right] of v) {
      matrix[row * size + column] = (matrix[row * size + column] ?? 0) + weight * left * right;
    }
  }
}

/** The inverse of the prior covariance of the biases, pairs by pairs. */
function biasPrecision(): Matrix {
  const size = PAIRS.length;
  const covariance = new Float64Array(size * size);
  for (let pair = 0; pair < size; pair += 1) covariance[pair * size + pair] = PRIOR.bias ** 2;
  for (const type of PERSONALITY_TYPES) {
    const pull = PAIRS.flatMap(({ left, right }, at) => {
      if (left !== type && right !== type) return [];
      return [[at, left === type ? 1 : -1] as const];
    });
    addSquare(covariance, size, PRIOR.typeBias ** 2, pull);
  }
  return inverse(covariance, size);
}

/** The inverse of the prior covariance of all parameters; `answered` says how often each scene of the layout was. */
export function priorPrecision({ size, scenes }: Layout, answered: readonly number[]): Matrix {
  const precision = new Float64Array(size * size);
  const diagonal = (at: number, deviation: number) => addSquare(precision, size, deviation ** -2, [[at, 1]]);
  const run = (from: number, length: number) => Array.from({ length }, (_, at) => [from + at, 1] as const);
  for (let type = 0; type < MEANS; type += 1) diagonal(type, PRIOR.typeMean);
  addSquare(precision, size, CENTRED, run(0, MEANS));
  const biases = biasPrecision();
  for (let row = 0; row < PAIRS.length; row += 1) {
    precision.set(biases.subarray(row * PAIRS.length, (row + 1) * PAIRS.length), (MEANS + row) * size + MEANS);
    diagonal(MEANS + TO_DISCRIMINATION + row, PRIOR.discrimination);
  }
  for (const { kappa, offsets, options } of scenes) {
    diagonal(kappa, PRIOR.kappa);
    for (let option = 0; option < options.length; option += 1) diagonal(offsets + option, PRIOR.offset);
    addSquare(precision, size, CENTRED, run(offsets, options.length));
  }
  for (const type of PERSONALITY_TYPES) {
    const own = scenes.flatMap(({ options, offsets }, at) =>
      options.includes(type) ? [[offsets + options.indexOf(type), answered[at] ?? 0] as const] : [],
    );
    const sum = own.reduce((total, [, count]) => total + count, 0);
    if (sum > 0) {
      const shares = own.map(([place, count]) => [place, count / sum] as const);
      addSquare(precision, size, FAIRNESS ** -2, shares);
    }
  }
  return precision;
}

/** The vector with discriminations and kappas as they are, instead of their logarithms. */
export function natural(theta: Float64Array, { scenes }: Layout): Float64Array {
  const values = Float64Array.from(theta);
  const first = MEANS + TO_DISCRIMINATION;
  for (let at = first; at < first + PAIRS.length; at += 1) values[at] = Math.exp(theta[at] ?? 0);
  for (const { kappa } of scenes) values[kappa] = Math.exp(theta[kappa] ?? 0);
  return values;
}

const byOption = (values: Float64Array, { options, offsets }: ScenePlace) =>
  Object.fromEntries(options.map((type, at) => [type, values[offsets + at] ?? 0]));

/** What is estimated of pairs and scenes, out of a vector of natural values. */
function read(values: Float64Array, { biases, scenes }: Layout) {
  const pairs = PAIRS.map(({ id }) => {
    const place = biases[id] ?? 0;
    return [id, { discrimination: values[place + TO_DISCRIMINATION] ?? 1, bias: values[place] ?? 0 }] as const;
  });
  const places = scenes.map((place) => {
    return [place.cardId, { kappa: values[place.kappa] ?? 1, offsets: byOption(values, place) }] as const;
  });
  return { pairs: Object.fromEntries(pairs), scenes: Object.fromEntries(places) };
}

/** The model in use with the estimated pairs and scenes; scenes that nobody answered stay as they were. */
export function modelOf(theta: Float64Array, layout: Layout, base: Edition): Edition {
  const { pairs, scenes } = read(natural(theta, layout), layout);
  return { ...base, pairs, scenes: base.scenes && { ...base.scenes, ...scenes } };
}

/** Standard errors of pairs and scenes: of a discrimination and a kappa by the delta method, from that of the logarithm. */
export function errorsOf(theta: Float64Array, layout: Layout, covariance: Matrix) {
  const values = natural(theta, layout);
  const errors = values.map((value, at) => {
    const deviation = Math.sqrt(covariance[at * layout.size + at] ?? 0);
    return theta[at] === value ? deviation : value * deviation;
  });
  return read(errors, layout);
}

/** The means of the population, in logits; their sum is 0. */
export function meansOf(theta: Float64Array): ByType {
  return byType((type) => theta[type - 1] ?? 0);
}
