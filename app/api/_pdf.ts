import { renderReportPdf } from "@/components/report/pdf/engine/render";
import { traced } from "@/lib/platform/tracing/tracer";
import type { ReportDocument } from "@/lib/reports/domain/document/document";

/** Draws a report as a PDF, or takes it as it was drawn; a trace shows how long that took, with the time in the queue. */
export function drawPdf(document: ReportDocument, caller?: AbortSignal): Promise<Buffer> {
  const attributes = { "report.kind": document.kind };
  return traced({ name: "pdf", kind: "internal", attributes }, () => renderReportPdf(document, caller));
}
