import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { countAssessmentsOf, insertAssessment, isKept } from "../data";
import { type AssessmentDraft, asReceived } from "../domain/draft";
import { buildProfile, type Profile } from "../domain/profile";
import type { ReportType } from "../domain/report-types";
import { missingSteps } from "../domain/steps";

/** So many completed runs of one person are kept. */
const MAX_RUNS = 200;

/**
 * Keeps a finished run. The result is computed here from the answers; handed in again, the same run
 * gets the answer of the first time.
 * @throws AppError invalid_input when steps are missing, forbidden when the run is somebody else's, conflict past the
 * most runs.
 */
export async function completeRun({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { reportType: ReportType; assessmentData: AssessmentDraft };
}): Promise<{ assessmentId: string; profile: Profile }> {
  const draft = asReceived(input.assessmentData, ctx.now.getTime(), null);
  const profile = buildProfile(draft);
  if (!profile) {
    const issues = missingSteps(draft).map(({ id }) => ({ path: `assessmentData.${id}`, message: "not complete" }));
    throw new AppError("invalid_input", { messageKey: "incompleteAssessment", issues });
  }
  if ((await countAssessmentsOf(userId)) >= MAX_RUNS && !(await isKept(draft.runId)))
    throw new AppError("conflict", { messageKey: "tooManyRuns" });
  const { reportType } = input;
  const kept = await insertAssessment({ userId, reportType, locale: ctx.locale, draft, profile, completedAt: ctx.now });
  if (kept.owner !== userId) throw new AppError("forbidden");
  return { assessmentId: kept.id, profile: kept.profile };
}
