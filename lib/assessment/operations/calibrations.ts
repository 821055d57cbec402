import "server-only";
import type { AdminActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import {
  adoptedCalibration,
  findComparison,
  insertAdoption,
  latestAdoptions,
  latestCalibrations,
  onceAdopted,
} from "../data/calibrations";
import { countInstrumentRuns, firstInstrumentDay } from "../data/instrument-runs";
import { MIN_RUNS } from "../domain/calibration/compare";
import type { RunCalibration } from "../domain/instrument/calibration";
import { CURRENT_VERSION } from "../domain/instrument/edition";
import { type AssessmentRun, editionVersion } from "../domain/run/assessment-run";
import type { InstrumentReply } from "../schema/instrument";
import { estimationState, MAX_RUNS } from "./estimate-calibration";

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

const CALIBRATIONS_SHOWN = 10;
const ADOPTIONS_SHOWN = 50;

/** What new runs begin with, what it was estimated from and compared with, and what was in use before. */
export async function loadInstrument(): Promise<InstrumentReply> {
  const [runs, since, calibrations, adoptions] = await Promise.all([
    countInstrumentRuns(),
    firstInstrumentDay(),
    latestCalibrations(CURRENT_VERSION, CALIBRATIONS_SHOWN),
    latestAdoptions(ADOPTIONS_SHOWN),
  ]);
  return {
    ...{ edition: CURRENT_VERSION, runs, minRuns: MIN_RUNS, maxRuns: MAX_RUNS, since },
    estimation: estimationState(),
    calibrations: calibrations.map((each) => ({ ...each, createdAt: each.createdAt.toISOString() })),
    adoptions: adoptions.map((each) => ({ ...each, adoptedAt: each.adoptedAt.toISOString() })),
  };
}

/**
 * Lets new runs begin with a calibration from now on, or, with null, with the edition as it was set; runs that have begun
 * keep what they have.
 * @throws AppError not_found without such a calibration, conflict when the comparison found no gain in it
 */
export async function adoptCalibration({
  ctx,
  input: { calibrationId },
}: {
  ctx: RequestContext<AdminActor>;
  input: { calibrationId: string | null };
}): Promise<InstrumentReply> {
  if (calibrationId !== null) {
    const comparison = await findComparison(calibrationId, CURRENT_VERSION);
    if (!comparison) throw new AppError("not_found");
    if (comparison.verdict !== "gain") throw new AppError("conflict", { messageKey: "calibrationWithoutGain" });
  }
  await insertAdoption(calibrationId, ctx.now);
  return loadInstrument();
}
