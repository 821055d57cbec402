import type { HtmlPage } from "@/app/api/_html";
import { keepPage, pageKey } from "@/app/api/_kept-pages";
import type { PageLinkTarget } from "@/components/report/html/head";
import { renderReportHtml } from "@/components/report/html/render";
import type { Actor } from "@/lib/accounts/access";
import { textsVersion } from "@/lib/content/data/texts-version";
import type { RequestContext } from "@/lib/platform/http/context";
import { translator } from "@/lib/platform/i18n/translator";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { reportPdfUrl, shareDialogUrl } from "@/lib/reports/domain/report-urls";
import { openReport, type ReportSelector } from "@/lib/reports/operations/open-report";

interface RenderedPage {
  /** The addresses that its links lead to. */
  readonly key: string;
  readonly html: string;
}

/** Pages that were made, for as long as somebody holds their report: one that is asked for again is the same object. */
const rendered = new WeakMap<ReportDocument, RenderedPage>();

/** The page of a report, made once for the same report. */
async function renderOnce(document: ReportDocument, links: readonly PageLinkTarget[]): Promise<string> {
  const key = links.map(({ href }) => href).join(" ");
  const known = rendered.get(document);
  if (known?.key === key) return known.html;
  const html = await renderReportHtml(document, { links });
  rendered.set(document, { key, html });
  return html;
}

/**
 * A report as a page, with the way to the same report as a PDF. One that is nobody's is made once for all who ask
 * without being signed in, until a text changes.
 * @param reportId the saved report that it is, which its owner may share
 * @throws what `open` throws
 */
export async function renderReportPage(
  request: Request,
  open: () => Promise<ReportDocument>,
  hrefOf: (document: ReportDocument) => PageLinkTarget["href"],
  reportId?: string,
): Promise<HtmlPage> {
  const key = pageKey(new URL(request.url), (name) => request.headers.get(name));
  // Asked for before the texts are read: what changes meanwhile makes this page an old one.
  const version = key === null ? null : await textsVersion();
  const document = await open();
  const t = translator(document.locale);
  const links = [{ href: hrefOf(document), label: t("report.pdf") }];
  if (reportId) links.push({ href: shareDialogUrl(reportId), label: t("reports.share.open") });
  const html = await renderOnce(document, links);
  if (key !== null && version !== null && !document.personal) void keepPage(key, version, html);
  return { html, personal: document.personal };
}

/** The report at an address as a page. */
export function reportPage(request: Request, ctx: RequestContext<Actor>, address: ReportSelector): Promise<HtmlPage> {
  const { reportType, type, report, lang } = address;
  return renderReportPage(
    request,
    () => openReport({ ctx, address }),
    ({ locale }) => reportPdfUrl(reportType, type, { report, lang: report ? lang : locale }),
    report,
  );
}
