import "server-only";
import { adoptedCalibration, onceAdopted } from "../data/calibrations";
import type { RunCalibration } from "../domain/instrument/calibration";
import { CURRENT_VERSION } from "../domain/instrument/edition";
import { type AssessmentRun, editionVersion } from "../domain/run/assessment-run";

/** The calibration that a run begins with now; null for the edition as it was set. */
export function calibrationInUse(): Promise<RunCalibration | null> {
  return adoptedCalibration(CURRENT_VERSION);
}

/**
 * A run as the browser sends it, with the numbers of its calibration as they are stored here: those that come along are
 * not believed, and a calibration that was never in use for the run's edition is taken off.
 */
export async function withKnownCalibration(run: AssessmentRun): Promise<AssessmentRun> {
  const { calibration: named, ...rest } = run;
  if (!named) return run;
  const calibration = await onceAdopted(named.id, editionVersion(run));
  return { ...rest, ...(calibration && { calibration }) };
}
