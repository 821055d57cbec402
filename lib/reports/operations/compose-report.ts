import "server-only";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { loadMeasuredHits } from "@/lib/assessment/operations/load-portraits";
import type { ReportTexts } from "@/lib/content/domain/report-texts";
import { loadOverview, loadReportTexts } from "@/lib/content/operations/load-report-texts";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { buildDocument } from "../domain/document/build-document";
import type { PersonalDocument } from "../domain/document/document";
import type { ReportInput } from "../domain/report-input";
import { reportFormat } from "../domain/report-input";

export type ReportRequest = Pick<ReportInput, "profile" | "type" | "reportType" | "person" | "answers"> & {
  readonly locale: Locale;
  readonly generatedAt: Date;
  /** The texts to use; the published ones when absent. */
  readonly texts?: ReportTexts;
};

/**
 * Makes a report from the published texts, in the language asked for.
 * @throws Error when a text is missing in the language and in English
 */
export async function composeReport({
  locale,
  generatedAt,
  texts,
  ...about
}: ReportRequest): Promise<PersonalDocument> {
  const info = localeInfo(locale);
  const evidence = about.profile?.evidence;
  const state = about.profile?.colors.selectedStates[0] ?? null;
  return buildDocument({
    ...about,
    texts: texts ?? (await loadReportTexts(info.code, about.type, about.reportType, state)),
    otherOverview:
      evidence && (await loadOverview(info.code, typeCertainty(evidence, about.type).other, about.reportType)),
    measured: about.profile?.evidence ? await loadMeasuredHits(generatedAt) : null,
    locale: info,
    brand: BRAND,
    t: translator(info.code),
    format: reportFormat(info.tag),
    generatedAt: generatedAt.toISOString(),
  });
}
