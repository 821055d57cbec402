import type { ReportDocument } from "@/lib/reports/domain/document";
import { ReportHtml } from "./report-html";

/** The report as one HTML page that needs nothing else: no script, no outside resource. */
export async function renderReportHtml(document: ReportDocument): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(ReportHtml({ document }))}`;
}
