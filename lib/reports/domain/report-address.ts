import type { ReportType } from "@/lib/assessment/domain/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/types";

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
