import "server-only";
import type { Prisma, Report } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { isReportType } from "@/lib/assessment/domain/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/types";
import { db } from "@/lib/platform/db/client";
import type { ReportDocument } from "./domain/document";
import { savedReportAddress } from "./domain/report-address";
import type { ReportListItem } from "./schema";

export interface SavedReport {
  readonly id: string;
  readonly userId: string;
  readonly reportType: string;
  readonly personalityType: number;
  readonly generatedAt: Date;
  readonly document: ReportDocument;
}

interface NewReport {
  readonly userId: OwnUserId;
  readonly assessmentId: string;
  readonly generatedAt: Date;
  readonly document: ReportDocument;
}

function toSaved(row: Report): SavedReport {
  return { ...row, document: row.document as unknown as ReportDocument };
}

/** The report of a run and kind, where one is kept. */
export async function findReportOfRun(assessmentId: string, reportType: string): Promise<SavedReport | null> {
  const row = await (await db()).report.findUnique({
    where: { assessmentId_reportType: { assessmentId, reportType } },
  });
  return row && toSaved(row);
}

/** Keeps a report with the texts that it was made from; the first one of a run and kind stands. */
export async function insertReport({ document, ...report }: NewReport): Promise<void> {
  await (await db()).report.createMany({
    skipDuplicates: true,
    data: [
      {
        ...report,
        reportType: document.reportType,
        personalityType: document.subject.type,
        locale: document.locale,
        document: document as unknown as Prisma.InputJsonValue,
      },
    ],
  });
}

export async function findReport(id: string): Promise<SavedReport | null> {
  const row = await (await db()).report.findUnique({ where: { id } });
  return row && toSaved(row);
}

export type ReportSummary = Omit<SavedReport, "document" | "userId">;

/** A user's reports without their texts, latest first. */
export async function listReportsOf(userId: OwnUserId): Promise<ReportSummary[]> {
  return (await db()).report.findMany({
    where: { userId },
    orderBy: [{ generatedAt: "desc" }, { id: "asc" }],
    select: { id: true, reportType: true, personalityType: true, generatedAt: true },
  });
}

/** How a saved report stands in a list. @throws RangeError when the row is no report of ours. */
export function toListItem({ id, reportType, personalityType, generatedAt }: ReportSummary): ReportListItem {
  if (!isReportType(reportType) || !isPersonalityType(personalityType)) throw new RangeError("unknown kind of report");
  return {
    id,
    reportType,
    personalityType: `Type ${personalityType}`,
    generatedAt: generatedAt.toISOString(),
    reportUrl: savedReportAddress(reportType, personalityType, id),
  };
}
