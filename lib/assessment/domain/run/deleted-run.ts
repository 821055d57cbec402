import type { RunCalibration } from "../instrument/calibration";
import { type AssessmentRun, mergeRuns, newRun, nextStartTime } from "./assessment-run";
import { isUntouched } from "./set-aside";

/** What becomes of the open run where a completed one is deleted or restored; `current` is the open one, null without one. */

/**
 * The empty run that takes the place of a deleted one; null where another run stands already. `runId` is a fresh UUID,
 * `now` in milliseconds, `calibration` the one in use.
 */
export function standInFor(
  deleted: AssessmentRun,
  current: AssessmentRun | null,
  { runId, now, calibration }: { runId: string; now: number; calibration: RunCalibration | null },
): AssessmentRun | null {
  const standing = current ? mergeRuns(current, deleted) : deleted;
  if (standing.runId !== deleted.runId) return null;
  const empty = newRun(runId, nextStartTime(standing, now), standing.reportType.value, calibration);
  return { ...empty, standInFor: deleted.runId };
}

/**
 * A run that was deleted, as it stands again for the empty one that had taken its place; null where that one has been
 * gone on with, or another run stands. `now` in milliseconds.
 */
export function restoredBefore(
  deleted: AssessmentRun,
  current: AssessmentRun | null,
  now: number,
): AssessmentRun | null {
  if (current?.standInFor !== deleted.runId || !isUntouched(current)) return null;
  return { ...deleted, restoredAt: nextStartTime(current, now) };
}
