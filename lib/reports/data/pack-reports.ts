import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { db } from "@/lib/platform/db/client";
import { fromJson, toJson } from "@/lib/platform/db/json";
import type { PackDocument } from "../domain/document/document";

export interface SavedPackReport {
  readonly id: string;
  readonly userId: string;
  readonly slug: string;
  readonly locale: string;
  readonly generatedAt: Date;
  /** What stands on the cover: the field of life, and the type. */
  readonly domain: string;
  readonly title: string;
}

const FIELDS = { id: true, userId: true, slug: true, locale: true, generatedAt: true, document: true } as const;

/** Keeps the report of a run and a pack; the first one stays. Returns whether it was new. */
export async function insertPackReport(report: {
  readonly userId: OwnUserId;
  readonly assessmentId: string;
  readonly slug: string;
  readonly generatedAt: Date;
  readonly document: PackDocument;
}): Promise<boolean> {
  const { document, ...row } = report;
  const data = [{ ...row, locale: document.locale, document: toJson(document) }];
  return (await (await db()).packReport.createMany({ data, skipDuplicates: true })).count > 0;
}

/** A person's saved reports of packs, latest first. */
export async function listPackReportsOf(userId: OwnUserId): Promise<SavedPackReport[]> {
  const rows = await (await db()).packReport.findMany({
    where: { userId },
    orderBy: [{ generatedAt: "desc" }, { id: "asc" }],
    select: FIELDS,
  });
  return rows.map(({ document, ...row }) => {
    const { theme: domain, title } = fromJson<PackDocument>(document).cover;
    return { ...row, domain, title };
  });
}

/** A saved report of a pack with its owner; null when there is none. */
export async function findPackReport(
  id: string,
): Promise<{ userId: string; slug: string; document: PackDocument } | null> {
  const row = await (await db()).packReport.findUnique({ where: { id }, select: FIELDS });
  return row && { userId: row.userId, slug: row.slug, document: fromJson<PackDocument>(row.document) };
}

/** A person's rows, for the download of their data. */
export async function ownPackReports(userId: OwnUserId) {
  return (await db()).packReport.findMany({ where: { userId }, orderBy: { generatedAt: "asc" } });
}
