import "server-only";
import type { Actor, OwnUserId } from "@/lib/accounts/access";
import { deletedBefore, ownedChange } from "@/lib/assessment/domain/run/owned-items";
import { loadOwnRun } from "@/lib/assessment/operations/runs";
import type { OwnedChangeInput } from "@/lib/assessment/schema";
import { recordDemand } from "@/lib/content/operations/record-demand";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import type { Locale } from "@/lib/platform/i18n/locales";
import { assertOwnReport } from "../access";
import {
  countReportsOf,
  findReport,
  findReportOfRun,
  findTranslation,
  insertReport,
  insertTranslation,
  listReportsOf,
  type SavedReport,
  toListItem,
  updateReport,
} from "../data/reports";
import type { PersonalDocument } from "../domain/document/document";
import type { CreateReportInput, CreateReportReply, ReportListItem } from "../schema";
import { composePersonal } from "./compose-report";

/**
 * A saved report by its id, for its owner.
 * @throws AppError not_found, unauthenticated or forbidden.
 */
export async function loadOwnReport(actor: Actor, id: string): Promise<{ report: SavedReport; userId: OwnUserId }> {
  const report = await findReport(id);
  if (!report) throw new AppError("not_found");
  return { report, userId: assertOwnReport(actor, report) };
}

/** A user's own reports, latest first. */
export async function listReports(userId: OwnUserId): Promise<ReportListItem[]> {
  return (await listReportsOf(userId)).map(toListItem);
}

/** The reports that the user deleted and can bring back. */
export async function listDeletedReports(userId: OwnUserId, now: Date): Promise<ReportListItem[]> {
  return (await listReportsOf(userId, deletedBefore(now))).map(toListItem);
}

/** Names a report, deletes it or brings it back. @throws AppError not_found when it is missing or not theirs. */
export async function changeReport(
  userId: OwnUserId,
  id: string,
  input: OwnedChangeInput,
  now: Date,
): Promise<{ success: true }> {
  if (!(await updateReport(userId, id, ownedChange(input, now)))) throw new AppError("not_found");
  return { success: true };
}

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

export interface LocalizedReport {
  readonly document: PersonalDocument;
  /** When the words of this language were made; null in the report's own language. */
  readonly createdAt: Date | null;
}

/**
 * An own saved report in a language. In its own it is the kept document; in another it is composed from the kept
 * run when it is first opened, and kept from then on, so that it reads the same next year in every language.
 */
export async function readInLanguage(
  userId: OwnUserId,
  report: SavedReport,
  locale: Locale,
  now: Date,
): Promise<LocalizedReport> {
  if (locale === report.locale) return { document: report.document, createdAt: null };
  const existing = await findTranslation(report.id, locale);
  if (existing) return existing;
  const run = await loadOwnRun(userId, report.assessmentId);
  const { reportType } = report.document;
  const document = await composePersonal({ userId, run, reportType, locale, generatedAt: report.generatedAt });
  await insertTranslation(report.id, { document, createdAt: now });
  const saved = await findTranslation(report.id, locale);
  if (!saved) throw new Error("a translation that was just kept is not there");
  return saved;
}
