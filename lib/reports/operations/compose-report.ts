import "server-only";
import { loadReportTexts } from "@/lib/content/operations/load-report-texts";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { buildDocument } from "../domain/build-document";
import type { ReportDocument } from "../domain/document";
import { reportFormat } from "../domain/format";
import type { ReportInput } from "../domain/report-input";

export type ReportRequest = Pick<ReportInput, "profile" | "type" | "reportType" | "person" | "answers"> & {
  readonly locale: Locale;
  readonly generatedAt: Date;
};

/**
 * Makes a report from the published texts, in the language asked for.
 * @throws Error when a text stands neither in the language nor in English
 */
export async function composeReport({ locale, generatedAt, ...about }: ReportRequest): Promise<ReportDocument> {
  const info = localeInfo(locale);
  return buildDocument({
    ...about,
    texts: await loadReportTexts(info.code, about.type, about.reportType),
    locale: info,
    brand: BRAND,
    t: translator(info.code),
    format: reportFormat(info.tag),
    generatedAt: generatedAt.toISOString(),
  });
}
