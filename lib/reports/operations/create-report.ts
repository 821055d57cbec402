import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadOwnRun } from "@/lib/assessment/operations/load-runs";
import { recordDemand } from "@/lib/content/operations/record-demand";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { countReportsOf, findReportOfRun, insertReport, toListItem, updateReport } from "../data/reports";
import type { CreateReportInput, CreateReportReply } from "../schema";
import { composePersonal } from "./compose-personal";

/** The most stored reports of one person. */
const MAX_REPORTS = 1_000;

/**
 * Makes and keeps the report of a completed run; asked again for the same run and kind, answers with
 * the report of the first time.
 * @throws AppError not_found when the run is not there or not the user's, conflict past the most reports.
 */
export async function createReport({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: CreateReportInput;
}): Promise<CreateReportReply> {
  const { reportType, reportData } = input;
  const run = await loadOwnRun(userId, reportData.assessmentId);
  const existing = await findReportOfRun(run.id, reportType);
  if (existing) {
    // Whoever asks for it again wants it back.
    await updateReport(userId, existing.id, { deletedAt: null });
    return { report: toListItem(existing) };
  }
  if ((await countReportsOf(userId)) >= MAX_REPORTS) throw new AppError("conflict", { messageKey: "tooManyReports" });
  const generatedAt = ctx.now;
  const document = await composePersonal({ userId, run, reportType, locale: ctx.locale, generatedAt });
  const isNew = await insertReport({ userId, assessmentId: run.id, generatedAt, document });
  const [state] = run.profile.colors.selectedStates;
  if (isNew) await recordDemand({ locale: ctx.locale, type: run.profile.type, reportType, state });
  const saved = await findReportOfRun(run.id, reportType);
  if (!saved) throw new Error("a report that was just kept is not there");
  return { report: toListItem(saved) };
}
