import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { ACCENTS } from "@/lib/platform/design/tokens";

/** The accent of a kind of report and the tint behind its cover: those of its theme on screen. */
export function accentsOf(reportType: ReportType) {
  return ACCENTS[reportType === "standard" ? "default" : reportType];
}
