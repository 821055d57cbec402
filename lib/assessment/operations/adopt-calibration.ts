import "server-only";
import type { AdminActor } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { findComparison, insertAdoption, latestAdoptions, latestCalibrations } from "../data/calibrations";
import { countInstrumentRuns, firstInstrumentDay } from "../data/instrument-runs";
import { MIN_RUNS } from "../domain/calibration/compare";
import { CURRENT_VERSION } from "../domain/instrument/edition";
import type { InstrumentReply } from "../schema/instrument";
import { estimationState, MAX_RUNS } from "./estimate-calibration";

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
