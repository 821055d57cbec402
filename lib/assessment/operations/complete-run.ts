import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { countRunsOf, insertRun, runExists, type StoredRun } from "../data/runs";
import type { ReportType } from "../domain/instrument/report-types";
import { type AssessmentRun, correctTimestamps } from "../domain/run/assessment-run";
import { buildProfile } from "../domain/run/profile";
import { missingSteps } from "../domain/run/steps";
import { withKnownCalibration } from "./known-calibration";

/** The most completed runs that one person may have. */
const MAX_STORED_RUNS = 200;

/**
 * Stores a finished run and returns it. The result is computed here from the answers. The same run sent again
 * returns what was stored the first time.
 * @throws AppError invalid_input when steps are missing, forbidden when the run is somebody else's, conflict when the
 * person has too many.
 */
export async function completeRun({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { reportType: ReportType; assessmentData: AssessmentRun };
}): Promise<StoredRun> {
  const run = correctTimestamps(await withKnownCalibration(input.assessmentData), ctx.now.getTime(), null);
  const profile = buildProfile(run);
  if (!profile) {
    const issues = missingSteps(run).map(({ id }) => ({ path: `assessmentData.${id}`, message: "not complete" }));
    throw new AppError("invalid_input", { messageKey: "incompleteAssessment", issues });
  }
  if ((await countRunsOf(userId)) >= MAX_STORED_RUNS && !(await runExists(run.runId)))
    throw new AppError("conflict", { messageKey: "tooManyRuns" });
  const { reportType } = input;
  const stored = await insertRun({
    userId,
    reportType,
    locale: ctx.locale,
    answers: run,
    profile,
    completedAt: ctx.now,
  });
  if (stored.owner !== userId) throw new AppError("forbidden");
  return stored.run;
}
