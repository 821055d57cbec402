import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { mergeRunInProgress } from "../data/run-in-progress";
import type { AssessmentRun } from "../domain/run/assessment-run";
import { withKnownCalibration } from "./known-calibration";

/** Merges the browser's copy of the run into the stored one; returns the result. */
export async function saveProgress({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { assessmentData: AssessmentRun; completedAt?: string | undefined };
}): Promise<{ assessmentData: AssessmentRun }> {
  const completedAt = input.completedAt ? new Date(input.completedAt) : null;
  const run = await withKnownCalibration(input.assessmentData);
  return { assessmentData: await mergeRunInProgress(userId, run, ctx.now, completedAt) };
}
