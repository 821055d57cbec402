import { PERSONALITY_TYPES } from "../instrument/types";
import type { Evidence } from "../scoring/strengths";
import { type Layout, MEANS, TO_DISCRIMINATION } from "./parameters";

// Local names, for loops that run a hundred million times: imported and global ones may be looked up at every use.
const { exp, log } = Math;
const TYPES = MEANS;
const AHEAD = TO_DISCRIMINATION;

/**
 * The answers of many runs in flat arrays. Pair answers of a run stand from pairStart[run] to pairStart[run + 1], scene
 * answers likewise. "Strongly" is left out: the side alone has the probability that the model states, while scoring
 * reads an unmarked answer as if nothing could have been marked, which is no distribution that could be fitted.
 */
export interface PackedRuns {
  readonly count: number;
  readonly pairStart: Int32Array;
  /** Of each pair answer: the place of its bias, its types (0 to 8), and 1 where the left was chosen. */
  readonly bias: Int16Array;
  readonly left: Int8Array;
  readonly right: Int8Array;
  readonly tookLeft: Int8Array;
  readonly sceneStart: Int32Array;
  /** Of each scene answer: which scene of the layout, and which of its options. */
  readonly scene: Int16Array;
  readonly chosen: Int8Array;
}

/** Packs runs; answers to what the layout does not have say nothing. */
export function packRuns(runs: readonly Evidence[], { biases, scenes }: Layout): PackedRuns {
  const placeOf = new Map(scenes.map(({ cardId }, at) => [cardId, at]));
  const bias: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  const tookLeft: number[] = [];
  const scene: number[] = [];
  const chosen: number[] = [];
  const [pairStart, sceneStart] = [[0], [0]];
  for (const run of runs) {
    for (const { pairId, winner, loser, side } of run.comparisons) {
      const place = biases[pairId];
      if (place === undefined) continue;
      bias.push(place);
      left.push((side === "left" ? winner : loser) - 1);
      right.push((side === "left" ? loser : winner) - 1);
      tookLeft.push(side === "left" ? 1 : 0);
    }
    for (const choice of run.choices) {
      const at = placeOf.get(choice.cardId);
      const option = scenes[at ?? -1]?.options.indexOf(choice.chosen) ?? -1;
      if (at === undefined || option < 0) continue;
      scene.push(at);
      chosen.push(option);
    }
    pairStart.push(bias.length);
    sceneStart.push(scene.length);
  }
  return {
    count: runs.length,
    pairStart: Int32Array.from(pairStart),
    bias: Int16Array.from(bias),
    left: Int8Array.from(left),
    right: Int8Array.from(right),
    tookLeft: Int8Array.from(tookLeft),
    sceneStart: Int32Array.from(sceneStart),
    scene: Int16Array.from(scene),
    chosen: Int8Array.from(chosen),
  };
}

/** How often each scene of the layout was answered. */
export function answersByScene({ scene }: PackedRuns, { scenes }: Layout): number[] {
  const counts = scenes.map(() => 0);
  for (const at of scene) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/** What the model makes of one run's answers at given strengths; scratch space that is used again for every point. */
export interface Forecast {
  /** By pair answer of the run: s_left - s_right, and the probability of the left. */
  readonly difference: Float64Array;
  readonly leftChance: Float64Array;
  /** By scene answer of the run and option, TYPES places for each scene. */
  readonly optionChance: Float64Array;
}

export function emptyForecast({ count, pairStart, sceneStart }: PackedRuns): Forecast {
  let [pairs, scenes] = [0, 0];
  for (let run = 0; run < count; run += 1) {
    pairs = Math.max(pairs, (pairStart[run + 1] ?? 0) - (pairStart[run] ?? 0));
    scenes = Math.max(scenes, (sceneStart[run + 1] ?? 0) - (sceneStart[run] ?? 0));
  }
  return {
    difference: new Float64Array(pairs),
    leftChance: new Float64Array(pairs),
    optionChance: new Float64Array(scenes * TYPES),
  };
}

const TYPES_BEFORE = PERSONALITY_TYPES[0];

/**
 * The log-likelihood of a run at the given nine strengths; `values` are the natural parameters (`Edition` has both
 * formulas). Fills the forecast.
 */
export function answersAt(
  runs: PackedRuns,
  run: number,
  { scenes }: Layout,
  values: Float64Array,
  strengths: Float64Array,
  { difference, leftChance, optionChance }: Forecast,
): number {
  const { pairStart, bias, left, right, tookLeft, sceneStart, scene, chosen } = runs;
  const firstPair = pairStart[run] ?? 0;
  const pairEnd = pairStart[run + 1] ?? 0;
  let likelihood = 1;
  for (let at = firstPair; at < pairEnd; at += 1) {
    const place = bias[at] ?? 0;
    const gap = (strengths[left[at] ?? 0] ?? 0) - (strengths[right[at] ?? 0] ?? 0);
    const chance = 1 / (1 + exp(-(values[place + AHEAD] ?? 0) * gap - (values[place] ?? 0)));
    difference[at - firstPair] = gap;
    leftChance[at - firstPair] = chance;
    likelihood *= tookLeft[at] === 1 ? chance : 1 - chance;
  }
  let sum = log(likelihood);
  const firstScene = sceneStart[run] ?? 0;
  const sceneEnd = sceneStart[run + 1] ?? 0;
  for (let at = firstScene; at < sceneEnd; at += 1) {
    const place = scenes[scene[at] ?? 0];
    if (!place) continue;
    const from = (at - firstScene) * TYPES;
    const kappa = values[place.kappa] ?? 0;
    const { options, offsets } = place;
    let odds = 0;
    for (let option = 0; option < options.length; option += 1) {
      const type = (options[option] ?? TYPES_BEFORE) - TYPES_BEFORE;
      const each = exp(kappa * (strengths[type] ?? 0) + (values[offsets + option] ?? 0));
      optionChance[from + option] = each;
      odds += each;
    }
    for (let option = 0; option < options.length; option += 1) {
      optionChance[from + option] = (optionChance[from + option] ?? 0) / odds;
    }
    sum += log(optionChance[from + (chosen[at] ?? 0)] ?? 0);
  }
  return sum;
}
