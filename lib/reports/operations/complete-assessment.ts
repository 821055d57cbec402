import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { completeRun } from "@/lib/assessment/operations/runs";
import type { CompleteReply } from "@/lib/assessment/schema";
import type { RequestContext } from "@/lib/platform/http/context";
import type { ReportDocument } from "../domain/document/document";
import { composePersonal } from "./compose-report";

/** Stores a finished run. A corporate report comes with the answer. */
export async function completeAssessment({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { reportType: ReportType; assessmentData: AssessmentRun };
}): Promise<{ reply: CompleteReply; document: ReportDocument | null }> {
  const run = await completeRun({ ctx, userId, input });
  const { id, profile } = run;
  const reply = {
    success: true as const,
    assessmentId: id,
    primaryType: profile.type,
    wing: profile.block.wing,
    confidence: profile.confidence,
  };
  if (input.reportType !== "corporate") return { reply, document: null };
  const { locale, now: generatedAt } = ctx;
  return { reply, document: await composePersonal({ userId, run, reportType: "corporate", locale, generatedAt }) };
}
