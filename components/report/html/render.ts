import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { type Notice, NoticePage } from "./notice-page";
import { type ReportFrame, ReportHtml } from "./report-html";

/**
 * The report as one HTML page that needs nothing else: no script, no outside resource. Our fonts it takes
 * where they can be had.
 */
export async function renderReportHtml(document: ReportDocument, frame: ReportFrame = {}): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(ReportHtml({ document, frame }))}`;
}

/** A page in the looks of a report that says one thing, where there is no report to show. */
export async function renderNoticeHtml(notice: Notice): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(NoticePage(notice))}`;
}
