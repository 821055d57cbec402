import "server-only";
import type { ReportShare } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { derivedToken } from "@/lib/platform/secrets";
import { hashToken } from "@/lib/platform/tokens";
import { sharedUrl } from "../domain/report-urls";
import type { ShareSettings } from "../domain/shared-document";
import { type ShareItem, shareItem } from "../schema/shares";
import { NOT_DELETED, type SavedReport, toSaved } from "./reports";

export interface NewShare extends ShareSettings {
  readonly id: string;
  readonly reportId: string;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly endsAt: Date | null;
}

/** 96 bits: nobody finds a link by trying, and its address stays short. */
const CODE_BYTES = 12;

/** The code of a link, made from its id and the server's secret, so that its owner can have it again. */
const codeOf = (id: string) => derivedToken(`share ${id}`, CODE_BYTES);

/** A link as its owner's list shows it. A code that does not fit the hash was random, or made with another secret. */
function toShareItem({ locale, tokenHash, ...share }: ReportShare): ShareItem {
  const { createdAt, endsAt, revokedAt, lastOpenedAt } = share;
  const code = codeOf(share.id);
  return shareItem.parse({
    ...share,
    language: locale,
    url: hashToken(code) === tokenHash ? sharedUrl(code) : null,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
  });
}

/** Keeps a new link; of its code the hash alone. */
export async function insertShare({ sections, ...share }: NewShare): Promise<ShareItem & { readonly url: string }> {
  const code = codeOf(share.id);
  const data = { ...share, sections: [...sections], tokenHash: hashToken(code) };
  return { ...toShareItem(await (await db()).reportShare.create({ data })), url: sharedUrl(code) };
}

/** Neither revoked nor past its end date. */
const standing = (now: Date) => ({ revokedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: now } }] });

/** The links to a report, ended ones too, latest first. */
export async function listSharesOf(reportId: string): Promise<ShareItem[]> {
  const rows = await (await db()).reportShare.findMany({
    where: { reportId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(toShareItem);
}

export async function countActiveShares(reportId: string, now: Date): Promise<number> {
  return (await db()).reportShare.count({ where: { reportId, ...standing(now) } });
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

export interface StandingShare extends ShareSettings {
  readonly id: string;
  readonly locale: Locale;
  readonly report: SavedReport;
  /** The owner's first name, where the link shows it. */
  readonly firstName: string | null;
}

/** What a link shows, by its code. Null when it has ended, is unknown, or its owner is being deleted. */
export async function findShareByCode(code: string, now: Date): Promise<StandingShare | null> {
  const row = await (await db()).reportShare.findFirst({
    where: {
      ...standing(now),
      tokenHash: hashToken(code),
      report: { ...NOT_DELETED, user: { deletionDueAt: null } },
    },
    include: { report: { include: { user: { select: { firstName: true } } } } },
  });
  if (!row) return null;
  const { report, ...share } = row;
  const { id, sections, showName, showSign } = toShareItem(share);
  const firstName = showName ? report.user.firstName : null;
  return { id, sections, showName, showSign, locale: localeInfo(row.locale).code, report: toSaved(report), firstName };
}

/** Counts that a link was opened. */
export async function countShareOpened(id: string, lastOpenedAt: Date): Promise<void> {
  const data = { openedCount: { increment: 1 }, lastOpenedAt };
  await (await db()).reportShare.updateMany({ where: { id }, data });
}

/** Deletes for good the links whose end date was before a time. */
export async function deleteSharesEndedBefore(before: Date): Promise<void> {
  await (await db()).reportShare.deleteMany({ where: { endsAt: { lt: before } } });
}
