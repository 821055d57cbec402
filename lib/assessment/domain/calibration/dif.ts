import type { Edition } from "../instrument/edition";
import { PAIRS } from "../instrument/pairs";
import type { Evidence } from "../scoring/strengths";
import { prepare, refocused } from "./estimate";
import { maximise } from "./fit";
import { forecaster } from "./leave-one-out";
import { solve } from "./linear";

/** A language with fewer runs is not judged; its runs still count among the others. */
export const MIN_RUNS_OF_LANGUAGE = 100;
/** How probable one false alarm among all that is judged may be. */
const ALPHA = 0.05;
/** Keeps the difference finite where all runs of a language chose one side: a normal prior of so many logits. */
const WIDEST = 5;
const STEPS = 25;
const STILL = 1e-8;

/** How one pair is answered in one language, beside all the others. */
export interface LanguageDifference {
  readonly pairId: number;
  readonly locale: string;
  /** How much more the left statement is chosen than people's other answers and all the other languages explain, in logits. */
  readonly difference: number;
  readonly error: number;
  /** How probable so large a difference is if there is none; corrected for all that is tested at once (Holm, 1979). */
  readonly p: number;
  readonly flagged: boolean;
}

/** One answer to a pair: 1 for the left, and what the person's other answers expect of s_left - s_right. */
interface Answer {
  readonly left: number;
  readonly expected: number;
  readonly locale: string;
}

/**
 * A logistic regression of the answers on what is expected of them and, where a language is named, on whether they are of
 * that language; by Newton's method.
 */
function regress(answers: readonly Answer[], locale: string | undefined) {
  const size = locale === undefined ? 2 : 3;
  const coefficients = new Float64Array(size);
  let information = new Float64Array(size * size);
  let logLikelihood = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = new Float64Array(size);
    information = new Float64Array(size * size);
    logLikelihood = 0;
    const own = coefficients[2] ?? 0;
    if (size === 3) {
      slope[2] = -own / WIDEST ** 2;
      information[8] = WIDEST ** -2;
    }
    for (const answer of answers) {
      const features = [1, answer.expected, answer.locale === locale ? 1 : 0];
      const margin = (coefficients[0] ?? 0) + (coefficients[1] ?? 0) * answer.expected + own * (features[2] ?? 0);
      const chance = 1 / (1 + Math.exp(-margin));
      logLikelihood += Math.log(answer.left === 1 ? chance : 1 - chance);
      for (let row = 0; row < size; row += 1) {
        const feature = features[row] ?? 0;
        slope[row] = (slope[row] ?? 0) + (answer.left - chance) * feature;
        for (let column = 0; column < size; column += 1) {
          const at = row * size + column;
          information[at] = (information[at] ?? 0) + chance * (1 - chance) * feature * (features[column] ?? 0);
        }
      }
    }
    const move = solve(information, slope);
    for (let at = 0; at < size; at += 1) coefficients[at] = (coefficients[at] ?? 0) + (move[at] ?? 0);
    if (Math.max(...move.map(Math.abs)) < STILL) break;
  }
  return { coefficients, information, logLikelihood };
}

/**
 * The chance that a squared standard normal is larger than the square of x: twice the normal tail. Chebyshev fit of
 * Numerical Recipes (1992), right to a share of 1.2e-7 everywhere.
 */
function tails(x: number): number {
  const z = x / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-z * z + terms.reduceRight((sum, term) => sum * t + term, 0));
}

/** Difference, standard error and likelihood-ratio test of one language in one pair. */
function testLanguage(answers: readonly Answer[], locale: string, without: number) {
  const { coefficients, information, logLikelihood } = regress(answers, locale);
  const variance = solve(information, Float64Array.of(0, 0, 1))[2] ?? 0;
  const ratio = Math.max(0, 2 * (logLikelihood - without));
  return { difference: coefficients[2] ?? 0, error: Math.sqrt(variance), p: tails(Math.sqrt(ratio)) };
}

/** The chances multiplied so that all of them together alarm falsely as often as one would (Holm, 1979). */
function holm(chances: readonly number[]): number[] {
  const order = [...chances.keys()].sort((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0));
  const corrected = chances.map(() => 1);
  let least = 0;
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, (chances.length - rank) * (chances[at] ?? 1)));
    corrected[at] = least;
  });
  return corrected;
}

/** Answers by pair, each with what the person's other answers expect of it, in a population of the language's own means. */
function answersByPair(
  runs: readonly { readonly evidence: Evidence; readonly locale: string }[],
  model: Edition,
): ReadonlyMap<number, readonly Answer[]> {
  const evidence = runs.map((run) => run.evidence);
  const prepared = prepare(evidence, model);
  const { centre, precision, everybody, integrand } = prepared;
  const byPair = new Map(PAIRS.map(({ id }): [number, Answer[]] => [id, []]));
  for (const locale of new Set(runs.map((run) => run.locale))) {
    const members = everybody.filter((run) => runs[run]?.locale === locale);
    const { theta } = maximise({ integrand, members, centre, precision, start: centre, meansOnly: true });
    const forecast = forecaster(refocused(prepared, theta).integrand, theta);
    for (const run of members) {
      const { pairs } = forecast(run);
      evidence[run]?.comparisons.forEach(({ pairId, side }, at) => {
        const left = side === "left" ? 1 : 0;
        byPair.get(pairId)?.push({ left, expected: pairs[at]?.difference ?? 0, locale });
      });
    }
  }
  return byPair;
}

/**
 * How differently each pair is answered in each language of at least MIN_RUNS_OF_LANGUAGE runs, against all the others
 * (differential item functioning, by the logistic regression of Swaminathan and Rogers, 1990). What people's other answers
 * say of the two strengths is held constant, so that a population that differs is no difference of the words; what a
 * language does to all pairs of a type alike cannot be told from one. None with a single language.
 */
export function differencesByLanguage(
  runs: readonly { readonly evidence: Evidence; readonly locale: string }[],
  model: Edition,
): readonly LanguageDifference[] {
  const counts = new Map<string, number>();
  for (const { locale } of runs) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  const judged = [...counts].filter(([, count]) => count >= MIN_RUNS_OF_LANGUAGE && count < runs.length);
  if (judged.length === 0) return [];
  const locales = judged.map(([locale]) => locale).sort();
  const tested = [...answersByPair(runs, model)].flatMap(([pairId, answers]) => {
    if (answers.length === 0) return [];
    const without = regress(answers, undefined).logLikelihood;
    return locales.map((locale) => ({ pairId, locale, ...testLanguage(answers, locale, without) }));
  });
  const corrected = holm(tested.map(({ p }) => p));
  return tested.map((each, at) => {
    const p = corrected[at] ?? 1;
    return { ...each, p, flagged: p < ALPHA };
  });
}
