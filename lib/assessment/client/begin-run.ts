import { isReportType, type ReportType } from "../domain/report-types";

const NEW_RUN_KEY = "startNewRun";

/** Stands in where the browser gives no storage; it lives as long as the page. */
let memory: string | null = null;

/** Asks the first step that opens in this tab to begin an empty run for this kind of report. */
export function markNewRun(reportType: ReportType): void {
  memory = reportType;
  try {
    sessionStorage.setItem(NEW_RUN_KEY, reportType);
  } catch {
    // The request in memory outlives a change of screen, though not a reload.
  }
}

/** The kind of report for which a new run was asked for, once: asking again gives null. */
export function takeNewRun(): ReportType | null {
  let asked = memory;
  memory = null;
  try {
    asked = sessionStorage.getItem(NEW_RUN_KEY) ?? asked;
    sessionStorage.removeItem(NEW_RUN_KEY);
  } catch {
    // Storage is closed to us: memory has the word.
  }
  return isReportType(asked) ? asked : null;
}
