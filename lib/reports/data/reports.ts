import "server-only";
import type { Report } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { OwnedChange } from "@/lib/assessment/domain/run/owned-items";
import { db } from "@/lib/platform/db/client";
import { toJson } from "@/lib/platform/db/json";
import { PAGE_SIZE, paginate } from "@/lib/platform/db/paginate";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { type PersonalDocument, readStoredDocument } from "../domain/document/document";
import { savedReportUrl } from "../domain/report-urls";
import type { ReportListItem } from "../schema";

export interface SavedReport {
  readonly id: string;
  readonly userId: string;
  readonly assessmentId: string;
  readonly reportType: ReportType;
  readonly personalityType: number;
  readonly locale: string;
  readonly generatedAt: Date;
  /** What its owner calls it. */
  readonly title: string | null;
  readonly document: PersonalDocument;
}

interface NewReport {
  readonly userId: OwnUserId;
  readonly assessmentId: string;
  readonly generatedAt: Date;
  readonly document: PersonalDocument;
}

const fromJson = (document: unknown) => readStoredDocument(document as PersonalDocument);

/** A row with its document as the rest of the product reads it. */
export function toSaved(row: Report): SavedReport {
  return { ...row, document: fromJson(row.document) };
}

/** Neither the report nor its run was deleted. */
export const NOT_DELETED = { deletedAt: null, assessment: { deletedAt: null } } as const;

/** The saved report of a run and kind, also a deleted one; null without one. */
export async function findReportOfRun(assessmentId: string, reportType: ReportType): Promise<SavedReport | null> {
  const row = await (await db()).report.findUnique({
    where: { assessmentId_reportType: { assessmentId, reportType } },
  });
  return row && toSaved(row);
}

/** Inserts a report with its texts; the first one of a run and kind stays. Returns whether it was new. */
export async function insertReport({ document, ...report }: NewReport): Promise<boolean> {
  const { count } = await (await db()).report.createMany({
    skipDuplicates: true,
    data: [
      {
        ...report,
        reportType: document.reportType,
        personalityType: document.subject.type,
        locale: document.locale,
        document: toJson(document),
      },
    ],
  });
  return count > 0;
}

export async function findReport(id: string): Promise<SavedReport | null> {
  const row = await (await db()).report.findUnique({ where: { id, ...NOT_DELETED } });
  return row && toSaved(row);
}

export type ReportSummary = Omit<SavedReport, "document" | "userId">;

/**
 * A user's reports without their texts, latest first: those deleted since `deletedAfter` where that is given, else those
 * that are not. Those of a deleted run come back with it.
 */
export async function listReportsOf(userId: OwnUserId, deletedAfter: Date | null = null): Promise<ReportSummary[]> {
  return (await db()).report.findMany({
    where: { userId, ...NOT_DELETED, deletedAt: deletedAfter && { gt: deletedAfter } },
    orderBy: [{ generatedAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      assessmentId: true,
      reportType: true,
      personalityType: true,
      locale: true,
      generatedAt: true,
      title: true,
    },
  });
}

/** Changes what its owner may change of a report, also of a deleted one. False when it is not theirs or not there. */
export async function updateReport(userId: OwnUserId, id: string, change: OwnedChange): Promise<boolean> {
  return (await (await db()).report.updateMany({ where: { id, userId }, data: change })).count > 0;
}

/** Deletes for good what was deleted before a time. */
export async function deleteReportsDeletedBefore(before: Date): Promise<void> {
  await (await db()).report.deleteMany({ where: { deletedAt: { lt: before } } });
}

/** A saved report as the API lists it. @throws RangeError for a personality type outside 1 to 9. */
export function toListItem(report: ReportSummary): ReportListItem {
  const { id, assessmentId, reportType, personalityType, locale, generatedAt, title } = report;
  if (!isPersonalityType(personalityType)) throw new RangeError("unknown personality type");
  return {
    id,
    assessmentId,
    reportType,
    personalityType: `Type ${personalityType}`,
    generatedAt: generatedAt.toISOString(),
    reportUrl: savedReportUrl(reportType, personalityType, id),
    language: localeInfo(locale).code,
    title,
  };
}

/** How many reports a person has. */
export async function countReportsOf(userId: OwnUserId): Promise<number> {
  return (await db()).report.count({ where: { userId } });
}

/** A person's reports, oldest first, with translations and links, without the links' token hashes. */
export function ownReports(userId: OwnUserId) {
  return paginate(async (after: { generatedAt: Date; id: string } | undefined) =>
    (await db()).report.findMany({
      where: {
        userId,
        ...(after && {
          generatedAt: { gte: after.generatedAt },
          OR: [{ generatedAt: { gt: after.generatedAt } }, { id: { gt: after.id } }],
        }),
      },
      orderBy: [{ generatedAt: "asc" }, { id: "asc" }],
      include: { translations: true, shares: { omit: { tokenHash: true } } },
      take: PAGE_SIZE,
    }),
  );
}

export interface Translation {
  readonly document: PersonalDocument;
  readonly createdAt: Date;
}

/** The stored translation of a report; null when it was not opened in that language yet. */
export async function findTranslation(reportId: string, locale: Locale): Promise<Translation | null> {
  const row = await (await db()).reportTranslation.findUnique({ where: { reportId_locale: { reportId, locale } } });
  return row && { document: fromJson(row.document), createdAt: row.createdAt };
}

/** Stores the translation of a report; one that exists already is kept. */
export async function insertTranslation(reportId: string, { document, createdAt }: Translation): Promise<void> {
  const data = [{ reportId, locale: document.locale, document: toJson(document), createdAt }];
  await (await db()).reportTranslation.createMany({ skipDuplicates: true, data });
}
