import { consumeTabNote, noteInTab } from "@/lib/platform/browser-storage";
import { isReportType, type ReportType } from "../domain/instrument/report-types";

const NEW_RUN_KEY = "startNewRun";

/** Stands in where the browser gives no storage; it lives as long as the page. */
let memoryFallback: string | null = null;

/** Asks the first step that opens in this tab to begin an empty run for this kind of report. */
export function requestNewRun(reportType: ReportType): void {
  memoryFallback = reportType;
  try {
    sessionStorage.setItem(NEW_RUN_KEY, reportType);
  } catch {
    // The request in memory outlives a change of screen, though not a reload.
  }
}

/** The kind of report for which a new run was asked for, once: asking again gives null. */
export function consumeNewRunRequest(): ReportType | null {
  let requested = memoryFallback;
  memoryFallback = null;
  try {
    requested = sessionStorage.getItem(NEW_RUN_KEY) ?? requested;
    sessionStorage.removeItem(NEW_RUN_KEY);
  } catch {
    // Storage is closed to us: memory has the word.
  }
  return isReportType(requested) ? requested : null;
}

const QUESTION_KEY = "askNewRun";

/** Has the card of the start page, which comes next in this tab, ask whether to begin anew. */
export const requestNewRunQuestion = (): void => noteInTab(QUESTION_KEY);

/** Whether the question was asked for, once: asking again gives false. */
export const consumeNewRunQuestion = (): boolean => consumeTabNote(QUESTION_KEY);
