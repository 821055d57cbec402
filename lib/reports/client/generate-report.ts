import { completionId } from "@/lib/assessment/client/owed-draft";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import type { Profile } from "@/lib/assessment/domain/profile";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { CompleteReply } from "@/lib/assessment/schema";
import { HttpError } from "@/lib/platform/http/fetch-json";
import type { OutboxRequest } from "@/lib/platform/outbox/entry";
import { verdictOf } from "@/lib/platform/outbox/verdict";
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
  /** Called at once: what is answered from now on is no part of this report. */
  readonly onHandedIn: (runId: string) => void;
  /** Called once the server has the run as completed at that time. */
  readonly onCompleted: (at: number) => void;
}

class GenerationError extends Error {
  constructor(readonly reason: Failure["reason"]) {
    super(reason);
  }
}

/** The three requests, all keyed by the run; the second and third make sense only after the first. */
function requestsOf(request: ReportRequest, at: number): readonly [OutboxRequest, OutboxRequest, OutboxRequest] {
  const { userId, draft, profile, reportType, reportAccess, now } = request;
  const first = completionId(draft.runId);
  const completion = {
    reportType,
    reportAccess,
    primaryType: profile.type,
    confidence: profile.confidence,
    wing: profile.block.wing,
    selectedStates: profile.colors.selectedStates,
    assessmentData: draft,
  };
  const progress = { assessmentData: { ...draft, completedAt: at }, completedAt: new Date(at).toISOString() };
  const report = {
    userId,
    reportType,
    personalityType: profile.type,
    reportData: { assessmentId: draft.runId },
    reportUrl: reportAddress(reportType, profile.type),
    generatedAt: new Date(now).toISOString(),
  };
  const path = `/api/users/${encodeURIComponent(userId)}`;
  const ids = { progress: `completed:${draft.runId}`, report: `report:${draft.runId}:${reportType}` };
  return [
    { id: first, userId, method: "POST", path: "/api/assessment/complete", body: completion },
    { id: ids.progress, userId, method: "PATCH", path, body: progress, after: first },
    { id: ids.report, userId, method: "POST", path: "/api/reports", body: report, after: first },
  ];
}

/**
 * Hands in the run, marks it as completed and has the report saved; resolves to the report's address.
 * The requests are kept first and keyed by the run: what fails here is sent later by itself, and the whole may
 * be repeated after any failure.
 * @throws GenerationError, HttpError or TypeError: `failureOf` tells them apart.
 */
export async function generateReport(request: ReportRequest): Promise<string> {
  const { userId, draft, reportType } = request;
  if (!userId) throw new GenerationError("userMissing");
  request.onHandedIn(draft.runId);
  const at = draft.completedAt ?? request.now;
  const { outbox } = await import("@/lib/platform/outbox/browser");
  const [completion, progress, report] = requestsOf(request, at);
  const kept = [await outbox.put(completion), await outbox.put(progress), await outbox.put(report)] as const;

  const completed = (await outbox.deliver(kept[0])) as CompleteReply;
  if (reportType === "corporate" && !(completed.success && completed.reportHtml)) {
    await Promise.all([progress, report].map(({ id }) => outbox.remove(id)));
    throw new GenerationError("corporateFailed");
  }
  await outbox.deliver(kept[1]);
  request.onCompleted(at);
  return ((await outbox.deliver(kept[2])) as CreateReportReply).report.reportUrl;
}

/** What to tell the person of whatever was thrown. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof GenerationError) return { reason: thrown.reason, sentence: null };
  if (thrown instanceof HttpError) {
    return { reason: "server", sentence: thrown.sentence, signIn: verdictOf(thrown) === "signIn" };
  }
  return { reason: thrown instanceof TypeError ? "network" : "server", sentence: null };
}
