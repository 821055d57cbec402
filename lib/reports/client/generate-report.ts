import { completeAssessment, sendDraft } from "@/lib/assessment/client/requests";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import type { Profile } from "@/lib/assessment/domain/profile";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import { fetchJson, HttpError } from "@/lib/platform/http/fetch-json";
import type { Failure } from "../domain/generation";
import { reportAddress } from "../domain/report-address";
import type { CreateReportReply } from "../schema";

export interface ReportRequest {
  /** Empty when nobody is known to be signed in. */
  readonly userId: string;
  readonly draft: AssessmentDraft;
  readonly profile: Profile;
  readonly reportType: ReportType;
  readonly reportAccess: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called once the server has the run as completed at that time. */
  readonly onCompleted: (at: number) => void;
}

class GenerationError extends Error {
  constructor(readonly reason: Failure["reason"]) {
    super(reason);
  }
}

/**
 * Hands in the run, marks it as completed and has the report saved; resolves to the report's address.
 * Every request is keyed by the run, so the whole may be repeated after any failure.
 * @throws GenerationError, HttpError or TypeError: `failureOf` tells them apart.
 */
export async function generateReport(request: ReportRequest): Promise<string> {
  const { userId, draft, profile, reportType, reportAccess } = request;
  if (!userId) throw new GenerationError("userMissing");
  const completed = await completeAssessment({
    reportType,
    reportAccess,
    primaryType: profile.type,
    confidence: profile.confidence,
    wing: profile.block.wing,
    selectedStates: profile.colors.selectedStates,
    assessmentData: draft,
  });
  if (reportType === "corporate" && !(completed.success && completed.reportHtml))
    throw new GenerationError("corporateFailed");

  const at = draft.completedAt ?? request.now;
  const generatedAt = new Date(request.now).toISOString();
  await sendDraft(userId, { ...draft, completedAt: at }, new Date(at).toISOString());
  request.onCompleted(at);

  const personalityType = completed.primaryType;
  const { report } = await fetchJson<CreateReportReply>("/api/reports", {
    method: "POST",
    body: {
      userId,
      reportType,
      personalityType,
      reportData: { assessmentId: completed.assessmentId },
      reportUrl: reportAddress(reportType, personalityType),
      generatedAt,
    },
  });
  return report.reportUrl;
}

/** What to tell the person of whatever was thrown. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof GenerationError) return { reason: thrown.reason, sentence: null };
  if (thrown instanceof HttpError) return { reason: "server", sentence: thrown.sentence };
  return { reason: thrown instanceof TypeError ? "network" : "server", sentence: null };
}
