import "server-only";
import type { Prisma, Report, ReportShare } from "@/generated/prisma/client";
import type { OwnUserId } from "@/lib/accounts/access";
import { isReportType } from "@/lib/assessment/domain/report-types";
import { isPersonalityType } from "@/lib/assessment/domain/types";
import { db } from "@/lib/platform/db/client";
import { everyRow, PAGE } from "@/lib/platform/db/every-row";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import type { ReportDocument } from "./domain/document";
import { savedReportAddress } from "./domain/report-address";
import type { Sharing } from "./domain/shared-document";
import { type ReportListItem, type ShareItem, shareItem } from "./schema";

export interface SavedReport {
  readonly id: string;
  readonly userId: string;
  readonly assessmentId: string;
  readonly reportType: string;
  readonly personalityType: number;
  readonly locale: string;
  readonly generatedAt: Date;
  readonly document: ReportDocument;
}

interface NewReport {
  readonly userId: OwnUserId;
  readonly assessmentId: string;
  readonly generatedAt: Date;
  readonly document: ReportDocument;
}

const frozen = (document: ReportDocument) => document as unknown as Prisma.InputJsonValue;
const thawed = (document: unknown) => document as ReportDocument;

function toSaved(row: Report): SavedReport {
  return { ...row, document: thawed(row.document) };
}

/** The report of a run and kind, where one is kept. */
export async function findReportOfRun(assessmentId: string, reportType: string): Promise<SavedReport | null> {
  const row = await (await db()).report.findUnique({
    where: { assessmentId_reportType: { assessmentId, reportType } },
  });
  return row && toSaved(row);
}

/** Keeps a report with the texts that it was made from; the first one of a run and kind stands. True when it is new. */
export async function insertReport({ document, ...report }: NewReport): Promise<boolean> {
  const { count } = await (await db()).report.createMany({
    skipDuplicates: true,
    data: [
      {
        ...report,
        reportType: document.reportType,
        personalityType: document.subject.type,
        locale: document.locale,
        document: frozen(document),
      },
    ],
  });
  return count > 0;
}

export async function findReport(id: string): Promise<SavedReport | null> {
  const row = await (await db()).report.findUnique({ where: { id } });
  return row && toSaved(row);
}

export type ReportSummary = Omit<SavedReport, "document" | "userId" | "assessmentId">;

/** A user's reports without their texts, latest first. */
export async function listReportsOf(userId: OwnUserId): Promise<ReportSummary[]> {
  return (await db()).report.findMany({
    where: { userId },
    orderBy: [{ generatedAt: "desc" }, { id: "asc" }],
    select: { id: true, reportType: true, personalityType: true, locale: true, generatedAt: true },
  });
}

/** How a saved report stands in a list. @throws RangeError when the row is no report of ours. */
export function toListItem({ id, reportType, personalityType, locale, generatedAt }: ReportSummary): ReportListItem {
  if (!isReportType(reportType) || !isPersonalityType(personalityType)) throw new RangeError("unknown kind of report");
  return {
    id,
    reportType,
    personalityType: `Type ${personalityType}`,
    generatedAt: generatedAt.toISOString(),
    reportUrl: savedReportAddress(reportType, personalityType, id),
    language: localeInfo(locale).code,
  };
}

export interface Translation {
  readonly document: ReportDocument;
  readonly madeAt: Date;
}

/** A saved report in a language other than its own, where it was opened in that language before. */
export async function findTranslation(reportId: string, locale: Locale): Promise<Translation | null> {
  const row = await (await db()).reportTranslation.findUnique({ where: { reportId_locale: { reportId, locale } } });
  return row && { document: thawed(row.document), madeAt: row.madeAt };
}

/** Keeps a report in another language; the first one of a language stands. */
export async function insertTranslation(reportId: string, { document, madeAt }: Translation): Promise<void> {
  const data = [{ reportId, locale: document.locale, document: frozen(document), madeAt }];
  await (await db()).reportTranslation.createMany({ skipDuplicates: true, data });
}

export interface NewShare extends Sharing {
  readonly reportId: string;
  readonly locale: Locale;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

/** How a link stands in its owner's list. */
function toShareItem({ locale, createdAt, revokedAt, lastOpenedAt, ...share }: ReportShare): ShareItem {
  return shareItem.parse({
    ...share,
    language: locale,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  });
}

export async function insertShare({ sections, ...share }: NewShare): Promise<ShareItem> {
  return toShareItem(await (await db()).reportShare.create({ data: { ...share, sections: [...sections] } }));
}

/** The links to a report, revoked ones too, latest first. */
export async function listSharesOf(reportId: string): Promise<ShareItem[]> {
  const rows = await (await db()).reportShare.findMany({
    where: { reportId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(toShareItem);
}

export async function countStandingShares(reportId: string): Promise<number> {
  return (await db()).reportShare.count({ where: { reportId, revokedAt: null } });
}

/** A link with the owner of its report; null without one. */
export async function findShare(id: string): Promise<{ readonly userId: string } | null> {
  const row = await (await db()).reportShare.findUnique({ where: { id }, select: { report: true } });
  return row && { userId: row.report.userId };
}

/** Ends a link; one that has ended before keeps the time of the first. */
export async function endShare(id: string, revokedAt: Date): Promise<ShareItem> {
  const client = await db();
  await client.reportShare.updateMany({ where: { id, revokedAt: null }, data: { revokedAt } });
  return toShareItem(await client.reportShare.findUniqueOrThrow({ where: { id } }));
}

export interface OpenShare extends Sharing {
  readonly locale: Locale;
  readonly report: SavedReport;
}

/** What a standing link shows; counts the opening. Null for one that has ended, never was, or whose owner is leaving. */
export async function openShareByHash(tokenHash: string, lastOpenedAt: Date): Promise<OpenShare | null> {
  const client = await db();
  const where = { tokenHash, revokedAt: null, report: { user: { deletionDueAt: null } } };
  const row = await client.reportShare.findFirst({ where, include: { report: true } });
  if (!row) return null;
  await client.reportShare.update({ where: { id: row.id }, data: { openedCount: { increment: 1 }, lastOpenedAt } });
  const { sections, showName } = toShareItem(row);
  return { sections, showName, locale: localeInfo(row.locale).code, report: toSaved(row.report) };
}

/** How many reports are kept of a person. */
export async function countReportsOf(userId: OwnUserId): Promise<number> {
  return (await db()).report.count({ where: { userId } });
}

/** Every row of a person's reports, oldest first, with their translations and the links to them; no token's hash. */
export function ownReports(userId: OwnUserId) {
  return everyRow(async (after: { generatedAt: Date; id: string } | undefined) =>
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
      take: PAGE,
    }),
  );
}
