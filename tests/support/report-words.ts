import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { type ReportTexts, reportTexts } from "@/lib/content/domain/report-texts";
import { readShipped } from "@/lib/content/operations/read-shipped";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { type Translator, translator } from "@/lib/platform/i18n/translator";
import { type ReportInput, reportFormat } from "@/lib/reports/domain/report-input";

const shipped = readShipped();
const translators = new Map<Locale, Translator>();
const picked = new Map<string, ReportTexts>();

/** One translator a language: each keeps what it has parsed. */
function translatorOf(locale: Locale): Translator {
  const known = translators.get(locale) ?? translator(locale);
  translators.set(locale, known);
  return known;
}

/** The shipped texts of a report, picked once. */
function textsOf(locale: Locale, type: PersonalityType, reportType: ReportType): ReportTexts {
  const key = `${locale} ${type} ${reportType}`;
  const texts = picked.get(key) ?? reportTexts(shipped, localeInfo(locale).content, type, reportType);
  picked.set(key, texts);
  return texts;
}

/** All that a report has in words, whoever it is about: texts, translator and formats, as the product has them. */
export function reportWords(
  locale: Locale,
  type: PersonalityType,
  reportType: ReportType,
  evidence: TypeEvidence | null | undefined,
): Pick<ReportInput, "texts" | "otherOverview" | "locale" | "brand" | "t" | "format" | "generatedAt"> {
  const info = localeInfo(locale);
  return {
    texts: textsOf(locale, type, reportType),
    otherOverview: evidence && textsOf(locale, typeCertainty(evidence, type).other, reportType).chapter.overview,
    locale: info,
    brand: "Ninefold",
    t: translatorOf(locale),
    format: reportFormat(info.tag),
    generatedAt: "2026-03-14T09:26:53.000Z",
  };
}
