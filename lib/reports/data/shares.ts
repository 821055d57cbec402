import "server-only";
import type { ReportShare } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import type { ShareSettings } from "../domain/shared-document";
import { type ShareItem, shareItem } from "../schema";
import { type SavedReport, toSaved } from "./reports";

export interface NewShare extends ShareSettings {
  readonly reportId: string;
  readonly locale: Locale;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

/** A link as its owner's list shows it. */
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

export async function countActiveShares(reportId: string): Promise<number> {
  return (await db()).reportShare.count({ where: { reportId, revokedAt: null } });
}

/** A link with the owner of its report; null without one. */
export async function findShare(id: string): Promise<{ readonly userId: string } | null> {
  const row = await (await db()).reportShare.findUnique({ where: { id }, select: { report: true } });
  return row && { userId: row.report.userId };
}

/** Revokes a link; one that was revoked before keeps its time. */
export async function markShareRevoked(id: string, revokedAt: Date): Promise<ShareItem> {
  const client = await db();
  await client.reportShare.updateMany({ where: { id, revokedAt: null }, data: { revokedAt } });
  return toShareItem(await client.reportShare.findUniqueOrThrow({ where: { id } }));
}

export interface OpenedShare extends ShareSettings {
  readonly locale: Locale;
  readonly report: SavedReport;
}

/** What a link shows; counts the opening. Null when it was revoked, is unknown, or its owner is being deleted. */
export async function openShareByHash(tokenHash: string, lastOpenedAt: Date): Promise<OpenedShare | null> {
  const client = await db();
  const where = { tokenHash, revokedAt: null, report: { user: { deletionDueAt: null } } };
  const row = await client.reportShare.findFirst({ where, include: { report: true } });
  if (!row) return null;
  await client.reportShare.update({ where: { id: row.id }, data: { openedCount: { increment: 1 }, lastOpenedAt } });
  const { sections, showName } = toShareItem(row);
  return { sections, showName, locale: localeInfo(row.locale).code, report: toSaved(row.report) };
}
