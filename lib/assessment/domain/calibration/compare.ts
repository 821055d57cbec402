import type { Edition } from "../instrument/edition";
import { posteriorFrom } from "../scoring/posterior";
import { rankTypes } from "../scoring/ranking";
import { type Evidence, estimateStrengths } from "../scoring/strengths";
import { type Calibration, fitAll, type Prepared, type Progress, prepare, refocused, toCalibration } from "./estimate";
import { type Fit, maximise } from "./fit";
import { forecaster, type RunForecast } from "./leave-one-out";
import type { PackedRuns } from "./runs";

/** Fewer runs than this say nothing about the parameters that could be held against the model in use. */
export const MIN_RUNS = 500;
const FOLDS = 5;
/** Where the search in a fold ends: far below what chance makes of the gain of all runs together. */
const ENOUGH_IN_FOLDS = 0.01;
const BINS = 10;
/** A gain counts where it is more than so many of its standard errors. */
const CLEAR = 2;

/** The answers whose likeliest option was said to be chosen with a chance in one tenth of 0 to 1. */
export interface ReliabilityBin {
  /** The mean chance that was said. */
  readonly said: number;
  /** The share of them in which it was chosen. */
  readonly found: number;
  /** How many answers of people these are. */
  readonly people: number;
}

/**
 * The estimated model beside the one in use, on runs that it was not estimated from. Both may have the means of the
 * population that fit best, so that what is gained is the parameters' own.
 */
export interface ModelComparison {
  /** The mean log-likelihood of a run, candidate minus base, in nats; a standard error, paired over runs. */
  readonly gain: number;
  readonly gainError: number;
  /**
   * Each answer of a run forecast from its others: how surely its likeliest option was said, and how often it was
   * chosen. Nobody's true type is needed. Tenths without answers are left out.
   */
  readonly curve: { readonly base: readonly ReliabilityBin[]; readonly candidate: readonly ReliabilityBin[] };
  /** The share of runs whose leading type is another one under the candidate. */
  readonly changed: number;
  /** With too few runs nothing is worked out, and the figures are 0. */
  readonly verdict: "too-few" | "no-gain" | "gain";
}

/** Counts forecasts by the chance of their likeliest option. */
class Reliability {
  private readonly bins = Array.from({ length: BINS }, () => ({ said: 0, found: 0, people: 0 }));

  private count(chances: readonly number[], chosen: number): void {
    const said = Math.max(...chances);
    const bin = this.bins[Math.min(BINS - 1, Math.floor(BINS * said))];
    if (!bin) return;
    bin.said += said;
    bin.found += chances.indexOf(said) === chosen ? 1 : 0;
    bin.people += 1;
  }

  /** Counts every answer of a run. */
  add(runs: PackedRuns, run: number, { pairs, scenes }: RunForecast): void {
    const firstPair = runs.pairStart[run] ?? 0;
    const firstScene = runs.sceneStart[run] ?? 0;
    pairs.forEach(({ left }, at) => {
      this.count([1 - left, left], runs.tookLeft[firstPair + at] ?? 0);
    });
    scenes.forEach((chances, at) => {
      this.count(chances, runs.chosen[firstScene + at] ?? 0);
    });
  }

  curve(): readonly ReliabilityBin[] {
    return this.bins
      .filter(({ people }) => people > 0)
      .map(({ said, found, people }) => ({ said: said / people, found: found / people, people }));
  }
}

/** A model that is fitted to all runs, ready to be fitted to fewer. */
interface Rival {
  readonly prepared: Prepared;
  readonly fit: Fit;
  readonly meansOnly: boolean;
}

/** The model fitted to all runs but those of one fold. */
function withoutFold({ prepared, fit, meansOnly }: Rival, fold: number): Float64Array {
  const { integrand, everybody, centre, precision } = prepared;
  const members = everybody.filter((run) => run % FOLDS !== fold);
  // The second derivatives from all runs serve for most of them: what is the answers' own falls with their number.
  const share = members.length / everybody.length;
  const width = Math.sqrt(fit.information.length);
  const size = fit.theta.length;
  const information = fit.information.map((value, at) => {
    const prior = precision[Math.floor(at / width) * size + (at % width)] ?? 0;
    return share * value + (1 - share) * prior;
  });
  const search = { integrand, members, centre, precision, start: fit.theta, meansOnly, information };
  return maximise({ ...search, enough: ENOUGH_IN_FOLDS }).theta;
}

/** What cross-validation gives of both models. */
export interface CrossValidation {
  /** By run: the log-likelihood under the candidate less that under the base. */
  readonly gains: Float64Array;
  readonly curve: ModelComparison["curve"];
}

/** Fits both models to four fifths of the runs and forecasts the last one, fold by fold; every fifth run is of one fold. */
function crossValidate(base: Rival, candidate: Rival, onProgress: Progress): CrossValidation {
  const { runs } = base.prepared.integrand;
  const gains = new Float64Array(runs.count);
  const curves = { base: new Reliability(), candidate: new Reliability() };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    onProgress(fold / FOLDS);
    const ofBase = forecaster(base.prepared.integrand, withoutFold(base, fold));
    const ofCandidate = forecaster(candidate.prepared.integrand, withoutFold(candidate, fold));
    for (let run = fold; run < runs.count; run += FOLDS) {
      const [before, after] = [ofBase(run), ofCandidate(run)];
      gains[run] = after.logLikelihood - before.logLikelihood;
      curves.base.add(runs, run, before);
      curves.candidate.add(runs, run, after);
    }
  }
  return { gains, curve: { base: curves.base.curve(), candidate: curves.candidate.curve() } };
}

/** Mean and standard error of the gains, and what they come to. */
function judged(gains: Float64Array): Pick<ModelComparison, "gain" | "gainError" | "verdict"> {
  const gain = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  const squares = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0);
  const gainError = Math.sqrt(squares / (gains.length - 1) / gains.length);
  return { gain, gainError, verdict: gain > CLEAR * gainError ? "gain" : "no-gain" };
}

/** A part of the work, as a share of the whole. */
const within = (onProgress: Progress, from: number, to: number) => (share: number) =>
  onProgress(from + share * (to - from));

/** The estimate from all runs, and how it does on runs that it was not made from; for at least MIN_RUNS runs. */
export function crossValidated(runs: readonly Evidence[], edition: Edition, onProgress: Progress = () => {}) {
  const prepared = prepare(runs, edition);
  const { fit, focused } = fitAll(prepared, within(onProgress, 0, 0.5));
  const { integrand, everybody: members, centre, precision } = prepared;
  const means = maximise({ integrand, members, centre, precision, start: centre, meansOnly: true });
  onProgress(0.55);
  const base: Rival = { prepared: refocused(prepared, means.theta), fit: means, meansOnly: true };
  const candidate: Rival = { prepared: focused, fit, meansOnly: false };
  const { gains, curve } = crossValidate(base, candidate, within(onProgress, 0.55, 1));
  return { calibration: toCalibration(fit, focused, edition), ...judged(gains), curve };
}

const leaderOf = (evidence: Evidence, model: Edition) =>
  rankTypes(posteriorFrom(estimateStrengths(evidence, model), model)).leader;

/** The share of runs that lead to another type under the other model. */
function shareChanged(runs: readonly Evidence[], one: Edition, other: Edition, onProgress: Progress): number {
  const changed = runs.filter((run, at) => {
    if (at % 100 === 0) onProgress(at / runs.length);
    return leaderOf(run, one) !== leaderOf(run, other);
  });
  return changed.length / runs.length;
}

/**
 * Estimates the parameters anew and says whether that is better than the model in use, by five-fold cross-validation.
 * Deterministic; with fewer than MIN_RUNS runs there is no estimate. `onProgress` may throw to cancel.
 */
export function compare(
  runs: readonly Evidence[],
  base: Edition,
  onProgress: Progress = () => {},
): { calibration: Calibration | null; comparison: ModelComparison } {
  if (runs.length < MIN_RUNS) {
    const curve = { base: [], candidate: [] };
    return { calibration: null, comparison: { gain: 0, gainError: 0, curve, changed: 0, verdict: "too-few" } };
  }
  const { calibration, ...judgement } = crossValidated(runs, base, within(onProgress, 0, 0.8));
  const changed = shareChanged(runs, base, calibration.model, within(onProgress, 0.8, 1));
  onProgress(1);
  return { calibration, comparison: { ...judgement, changed } };
}
