import { type CalibrationParameters, parametersOf } from "../instrument/calibration";
import type { Edition } from "../instrument/edition";
import { PAIRS } from "../instrument/pairs";
import type { Evidence } from "../scoring/strengths";
import { compare, type ModelComparison } from "./compare";
import { differencesByLanguage, type LanguageDifference } from "./dif";
import type { Calibration, Progress } from "./estimate";

/** A pair whose parameters are further from those in use than chance makes them; errors are standard errors, in logits. */
export interface MovedPair {
  readonly pairId: number;
  readonly discrimination: number;
  readonly discriminationError: number;
  readonly bias: number;
  readonly biasError: number;
}

/** What the comparison of a calibration with the model in use found, as it is stored. */
export interface ComparisonReport extends ModelComparison {
  readonly moved: readonly MovedPair[];
}

/** What an estimation comes to: plain data, so that it can leave its thread. */
export interface EstimationResult {
  /** Null where there were too few runs. */
  readonly parameters: CalibrationParameters | null;
  readonly comparison: ComparisonReport;
  readonly differences: readonly LanguageDifference[];
}

/** A run as the estimation reads it. */
export interface RunInLanguage {
  readonly evidence: Evidence;
  readonly locale: string;
}

/** So many standard errors from the model in use is more than chance. */
const CLEAR_ERRORS = 2;

function movedPairs({ model, errors }: Calibration, base: Edition): readonly MovedPair[] {
  return PAIRS.flatMap(({ id }) => {
    const [now, before, error] = [model.pairs[id], base.pairs[id], errors.pairs[id]];
    if (!now || !before || !error) return [];
    const isClear = (["discrimination", "bias"] as const).some(
      (name) => Math.abs(now[name] - before[name]) > CLEAR_ERRORS * error[name],
    );
    if (!isClear) return [];
    return [{ pairId: id, ...now, discriminationError: error.discrimination, biasError: error.bias }];
  });
}

/** The shares of the work, by time. */
const COMPARING = 0.9;

/**
 * Estimates a calibration from runs, compares it with the model in use, and looks for pairs that are answered
 * differently from language to language.
 * @param base the model in use
 * @param onProgress told the share that is done, 0 to 1; what it throws ends the work
 */
export function estimateFrom(runs: readonly RunInLanguage[], base: Edition, onProgress: Progress): EstimationResult {
  const { calibration, comparison } = compare(
    runs.map(({ evidence }) => evidence),
    base,
    (share) => onProgress(COMPARING * share),
  );
  const differences = differencesByLanguage(runs, calibration?.model ?? base);
  onProgress(1);
  return {
    parameters: calibration && parametersOf(calibration.model),
    comparison: { ...comparison, moved: calibration ? movedPairs(calibration, base) : [] },
    differences,
  };
}
