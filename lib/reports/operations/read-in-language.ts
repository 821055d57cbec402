import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { loadOwnRun } from "@/lib/assessment/operations/load-runs";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { SavedReport } from "../data/reports";
import { findTranslation, insertTranslation } from "../data/reports";
import type { PersonalDocument } from "../domain/document/document";
import { composePersonal } from "./compose-personal";

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
