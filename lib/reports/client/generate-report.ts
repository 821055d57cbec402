import { completionId } from "@/lib/assessment/client/run-sync";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import type { CompleteReply } from "@/lib/assessment/schema";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { classifyFailure } from "@/lib/platform/outbox/failure";
import type { OutboxRequest } from "@/lib/platform/outbox/storage";
import type { GenerationFailure } from "../domain/generation";
import { reportBaseUrl } from "../domain/report-urls";
import type { CreateReportReply } from "../schema";

export interface GenerationRequest {
  /** Empty when no user is known to be signed in. */
  readonly userId: string;
  readonly draft: AssessmentRun;
  readonly profile: Profile;
  readonly reportType: ReportType;
  readonly reportAccess: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called at once: what is answered from now on is no part of this report. */
  readonly onSubmitted: (runId: string) => void;
  /** Called once the server has the run as completed at that time. */
  readonly onCompleted: (at: number) => void;
}

class GenerationError extends Error {
  constructor(readonly reason: GenerationFailure["reason"]) {
    super(reason);
  }
}

/** A report of a run that the server has as completed. */
export interface KeptReportRequest {
  readonly userId: string;
  readonly runId: string;
  readonly type: PersonalityType;
  readonly reportType: ReportType;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Under what the second and the third request wait. */
const progressId = (runId: string) => `completed:${runId}`;
const reportId = (runId: string, reportType: ReportType) => `report:${runId}:${reportType}`;

/** Has the report saved; makes sense only once the run is completed. */
function reportRequest({ userId, runId, type, reportType, now }: KeptReportRequest): OutboxRequest {
  const body = {
    userId,
    reportType,
    personalityType: type,
    reportData: { assessmentId: runId },
    reportUrl: reportBaseUrl(reportType, type),
    generatedAt: new Date(now).toISOString(),
  };
  return { id: reportId(runId, reportType), userId, method: "POST", path: "/api/reports", body };
}

/** The three requests, all keyed by the run; the second and third make sense only after the first. */
function buildRequests(request: GenerationRequest, at: number): readonly [OutboxRequest, OutboxRequest, OutboxRequest] {
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
  const report = reportRequest({ userId, runId: draft.runId, type: profile.type, reportType, now });
  const path = `/api/users/${encodeURIComponent(userId)}`;
  return [
    { id: first, userId, method: "POST", path: "/api/assessment/complete", body: completion },
    { id: progressId(draft.runId), userId, method: "PATCH", path, body: progress, after: first },
    { ...report, after: first },
  ];
}

/**
 * Hands in the run, marks it as completed and has the report saved; resolves to the report's address.
 * The requests are kept first and keyed by the run: what fails here is sent later by itself, and the whole may
 * be repeated after any failure.
 * @throws GenerationError, HttpError or TypeError: `failureOf` tells them apart.
 */
export async function generateReport(request: GenerationRequest): Promise<string> {
  const { userId, draft, reportType } = request;
  if (!userId) throw new GenerationError("userMissing");
  request.onSubmitted(draft.runId);
  const at = draft.completedAt ?? request.now;
  const { outbox } = await import("@/lib/platform/outbox/browser");
  const [completion, progress, report] = buildRequests(request, at);
  const queued = [await outbox.put(completion), await outbox.put(progress), await outbox.put(report)] as const;

  const completed = (await outbox.deliver(queued[0])) as CompleteReply;
  if (reportType === "corporate" && !(completed.success && completed.reportHtml)) {
    await Promise.all([progress, report].map(({ id }) => outbox.remove(id)));
    throw new GenerationError("corporateFailed");
  }
  await outbox.deliver(queued[1]);
  request.onCompleted(at);
  return ((await outbox.deliver(queued[2])) as CreateReportReply).report.reportUrl;
}

/**
 * Follows a report whose requests are kept, and sends nothing itself: resolves to its address once the outbox has had it
 * saved. @throws GenerationError when they wait no more and there is none.
 */
export async function reportWhenSent(request: GenerationRequest): Promise<string> {
  const { outbox } = await import("@/lib/platform/outbox/browser");
  const { draft, reportType, now } = request;
  const unwatch = outbox.watch(progressId(draft.runId), {
    onEntry: () => undefined,
    onDelivered: () => request.onCompleted(draft.completedAt ?? now),
  });
  return keptReportWhenSent({ runId: draft.runId, reportType }).finally(unwatch);
}

/** Has a report of a completed run saved; resolves to its address. @throws HttpError or TypeError. */
export async function generateKeptReport(request: KeptReportRequest): Promise<string> {
  const { outbox } = await import("@/lib/platform/outbox/browser");
  const queued = await outbox.put(reportRequest(request));
  return ((await outbox.deliver(queued)) as CreateReportReply).report.reportUrl;
}

/** Follows a report whose request is kept. @throws GenerationError when it waits no more and there is none. */
export async function keptReportWhenSent({
  runId,
  reportType,
}: Pick<KeptReportRequest, "runId" | "reportType">): Promise<string> {
  const { outbox } = await import("@/lib/platform/outbox/browser");
  let unwatch = () => {};
  const sent = new Promise<string>((done, failed) => {
    unwatch = outbox.watch(reportId(runId, reportType), {
      onEntry: (entry) => entry === null && failed(new GenerationError("server")),
      onDelivered: (_body, reply) => done((reply as CreateReportReply).report.reportUrl),
    });
  });
  return sent.finally(() => unwatch());
}

/** What to tell the person of whatever was thrown. */
export function failureOf(thrown: unknown): GenerationFailure {
  if (thrown instanceof GenerationError) return { reason: thrown.reason, sentence: null };
  if (thrown instanceof HttpError) {
    return {
      reason: "server",
      sentence: thrown.userMessage,
      needsSignIn: classifyFailure(thrown) === "unauthenticated",
    };
  }
  return { reason: thrown instanceof TypeError ? "network" : "server", sentence: null };
}
