import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { LOCALE_QUERY, type Locale } from "@/lib/platform/i18n/locales";
import type { ShareSettings } from "./shared-document";

/** The standard report about a type; it needs only the type, so it is the fallback when another cannot be made. */
export function emergencyViewUrl(type: PersonalityType): string {
  return `/api/emergency-view/${type}`;
}

/** The address under which a report of this kind about this type is recorded. */
export function reportBaseUrl(reportType: ReportType, type: PersonalityType): string {
  return reportType === "standard" ? emergencyViewUrl(type) : `/api/reports/${reportType}/${type}`;
}

/** The address of one saved report; only its owner gets an answer there. */
export function savedReportUrl(reportType: ReportType, type: PersonalityType, id: string): string {
  return `${reportBaseUrl(reportType, type)}?report=${encodeURIComponent(id)}`;
}

/** What an address says beside the kind and the type. */
export interface ReportQuery {
  /** A saved report's id. */
  readonly report?: string | undefined;
  readonly lang?: Locale | undefined;
}

function withQuery(path: string, { report, lang }: ReportQuery): string {
  const query = new URLSearchParams({ ...(report && { report }), ...(lang && { [LOCALE_QUERY]: lang }) }).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** A report as a page, in a language if one is named. */
export function reportPageUrl(reportType: ReportType, type: PersonalityType, choice: ReportQuery): string {
  return withQuery(reportBaseUrl(reportType, type), choice);
}

/** The same report as a PDF; the standard report has the same path as the others here. */
export function reportPdfUrl(reportType: ReportType, type: PersonalityType, choice: ReportQuery): string {
  return withQuery(`/api/reports/${reportType}/${type}/pdf`, choice);
}

/** Where a shared link leads. */
export function sharedUrl(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}`;
}

/** What somebody with a link would see; the owner alone may look. */
export function sharePreviewUrl(reportId: string, { sections, showName }: ShareSettings, lang: Locale): string {
  const query = new URLSearchParams({ report: reportId, sections: sections.join(","), name: showName ? "1" : "0" });
  query.set(LOCALE_QUERY, lang);
  return `/api/shares/preview?${query}`;
}
