import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import { completeRun } from "@/lib/assessment/operations/complete";
import { loadOwnRun } from "@/lib/assessment/operations/load-run";
import type { CompleteReply } from "@/lib/assessment/schema";
import type { RequestContext } from "@/lib/platform/http/context";
import type { ReportDocument } from "../domain/document";
import { composePersonal } from "./compose-personal";

/** Keeps a finished run; for a corporate report its document comes with the answer. */
export async function completeAssessment({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { reportType: ReportType; assessmentData: AssessmentDraft };
}): Promise<{ reply: CompleteReply; document: ReportDocument | null }> {
  const { assessmentId, profile } = await completeRun({ ctx, userId, input });
  const reply = {
    success: true as const,
    assessmentId,
    primaryType: profile.type,
    wing: profile.block.wing,
    confidence: profile.confidence,
  };
  if (input.reportType !== "corporate") return { reply, document: null };
  const run = await loadOwnRun(userId, assessmentId);
  const { locale, now: generatedAt } = ctx;
  return { reply, document: await composePersonal({ userId, run, reportType: "corporate", locale, generatedAt }) };
}
