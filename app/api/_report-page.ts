import { renderReportHtml } from "@/components/report/html/render";
import type { Actor } from "@/lib/accounts/access";
import type { RequestContext } from "@/lib/platform/http/context";
import { translator } from "@/lib/platform/i18n/translator";
import { reportPdfUrl } from "@/lib/reports/domain/report-urls";
import { openReport, type ReportSelector } from "@/lib/reports/operations/open-report";

/** The report at an address as a page, with the way to the same report as a PDF. */
export async function reportPage(ctx: RequestContext<Actor>, address: ReportSelector): Promise<string> {
  const document = await openReport({ ctx, address });
  const { reportType, type, report, lang } = address;
  const href = reportPdfUrl(reportType, type, { report, lang: report ? lang : document.locale });
  return renderReportHtml(document, { href, label: translator(document.locale)("report.pdf") });
}
