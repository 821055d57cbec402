import "server-only";
import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { DEFAULT_LOCALE, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { publishedAtoms } from "../data";
import { type ReportTexts, reportTexts, slugsOfReport } from "../domain/report-texts";

/**
 * The published texts of one report, in one query; what the language lacks comes in English.
 * @throws Error when a text stands in neither language
 */
export async function loadReportTexts(
  locale: Locale,
  type: PersonalityType,
  reportType: ReportType,
): Promise<ReportTexts> {
  const content = localeInfo(locale).content;
  const atoms = await publishedAtoms(slugsOfReport(reportType), [content, localeInfo(DEFAULT_LOCALE).content], type);
  return reportTexts(atoms, content, type, reportType);
}
