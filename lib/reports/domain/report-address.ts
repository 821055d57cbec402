import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";
import { LOCALE_QUERY, type Locale } from "@/lib/platform/i18n/locales";
import type { Sharing } from "./shared-document";

/** The standard report about a type; it needs nothing but the type, so it stands in when another cannot be made. */
export function emergencyViewUrl(type: PersonalityType): string {
  return `/api/emergency-view/${type}`;
}

/** The address under which a report of this kind about this type is recorded. */
export function reportAddress(reportType: ReportType, type: PersonalityType): string {
  return reportType === "standard" ? emergencyViewUrl(type) : `/api/reports/${reportType}/${type}`;
}

/** The address of one saved report; only its owner gets an answer there. */
export function savedReportAddress(reportType: ReportType, type: PersonalityType, id: string): string {
  return `${reportAddress(reportType, type)}?report=${encodeURIComponent(id)}`;
}

/** What an address says beside the kind and the type. */
export interface ReportChoice {
  /** A saved report's id. */
  readonly report?: string | undefined;
  readonly lang?: Locale | undefined;
}

function withChoice(path: string, { report, lang }: ReportChoice): string {
  const query = new URLSearchParams({ ...(report && { report }), ...(lang && { [LOCALE_QUERY]: lang }) }).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** A report as a page, in a language if one is named. */
export function reportPageUrl(reportType: ReportType, type: PersonalityType, choice: ReportChoice): string {
  return withChoice(reportAddress(reportType, type), choice);
}

/** The same report as a PDF; the standard one stands among the others there. */
export function reportPdfUrl(reportType: ReportType, type: PersonalityType, choice: ReportChoice): string {
  return withChoice(`/api/reports/${reportType}/${type}/pdf`, choice);
}

/** Where a shared link leads. */
export function sharedUrl(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}`;
}

/** What somebody with a link would see; the owner alone may look. */
export function sharePreviewUrl(reportId: string, { sections, showName }: Sharing, lang: Locale): string {
  const query = new URLSearchParams({ report: reportId, sections: sections.join(","), name: showName ? "1" : "0" });
  query.set(LOCALE_QUERY, lang);
  return `/api/shares/preview?${query}`;
}
