import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadOwnRun } from "@/lib/assessment/operations/load-run";
import type { Locale } from "@/lib/platform/i18n/locales";
import { findTranslation, insertTranslation, type SavedReport } from "../data";
import type { ReportDocument } from "../domain/document";
import { composePersonal } from "./compose-personal";

export interface Reading {
  readonly document: ReportDocument;
  /** When the words of this language were made; null in the report's own language. */
  readonly madeAt: Date | null;
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
): Promise<Reading> {
  if (locale === report.locale) return { document: report.document, madeAt: null };
  const known = await findTranslation(report.id, locale);
  if (known) return known;
  const run = await loadOwnRun(userId, report.assessmentId);
  const { reportType } = report.document;
  const document = await composePersonal({ userId, run, reportType, locale, generatedAt: report.generatedAt });
  await insertTranslation(report.id, { document, madeAt: now });
  const kept = await findTranslation(report.id, locale);
  if (!kept) throw new Error("a translation that was just kept is not there");
  return kept;
}
