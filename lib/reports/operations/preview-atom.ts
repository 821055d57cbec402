import "server-only";
import { isReportType, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { typeNumber } from "@/lib/content/domain/dimensions";
import type { ReportTexts } from "@/lib/content/domain/report-texts";
import { DEPTH_SLUG } from "@/lib/content/domain/slugs";
import { loadReportTexts } from "@/lib/content/operations/load-report-texts";
import type { PreviewInput } from "@/lib/content/schema/coverage";
import type { RequestContext } from "@/lib/platform/http/context";
import { DEFAULT_LOCALE, localeFrom } from "@/lib/platform/i18n/locales";
import type { ReportDocument } from "../domain/document/document";
import { composeReport } from "./compose-report";

/** The report's texts with one of them replaced; a series shows the text at its start. */
function withText(texts: ReportTexts, { slug, role, state, body }: PreviewInput): ReportTexts {
  if (state !== "") return { ...texts, moods: [{ role: role as keyof ReportTexts["chapter"], body }] };
  if (slug !== DEPTH_SLUG) return { ...texts, chapter: { ...texts.chapter, [role]: body } };
  if (role === "plan" || role === "questions") return { ...texts, [role]: [body, ...texts[role].slice(1)] };
  return { ...texts, depth: { ...texts.depth, [role]: body } };
}

/**
 * A general report with a text in its place, as readers would meet it, saved or not. What no report type reads
 * yet (parenting, a created pack) stands in the standard report's chapter.
 */
export async function previewAtom({
  ctx,
  input,
}: {
  ctx: RequestContext<unknown>;
  input: PreviewInput;
}): Promise<ReportDocument> {
  const type = typeNumber(input.type);
  const locale = localeFrom(input.locale) ?? DEFAULT_LOCALE;
  const reportType: ReportType = isReportType(input.slug) ? input.slug : "standard";
  const texts = withText(await loadReportTexts(locale, type, reportType), input);
  return composeReport({
    ...{ profile: null, person: null, answers: null, type, reportType, locale, texts },
    generatedAt: ctx.now,
  });
}
