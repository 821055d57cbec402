import type { HtmlPage } from "@/app/api/_html";
import { keepPage, pageKey } from "@/app/api/_kept-pages";
import type { PageLinkTarget } from "@/components/report/html/head";
import { renderReportHtml } from "@/components/report/html/render";
import type { ReportFrame } from "@/components/report/html/report-html";
import type { Actor } from "@/lib/accounts/access";
import { textsVersion } from "@/lib/content/data/texts-version";
import type { RequestContext } from "@/lib/platform/http/context";
import { translator } from "@/lib/platform/i18n/translator";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { readingMinutes } from "@/lib/reports/domain/reading-time";
import { reportPdfUrl, shareDialogUrl } from "@/lib/reports/domain/report-urls";
import { openReport, type ReportSelector } from "@/lib/reports/operations/open-report";

interface RenderedPage {
  /** The addresses that its links lead to. */
  readonly key: string;
  readonly html: string;
}

/** Pages that were made, for as long as somebody holds their report: one that is asked for again is the same object. */
const rendered = new WeakMap<ReportDocument, RenderedPage>();

/** What stands around a report: the bar with the ways from it, how long it takes, and after one's own what to do next. */
function frameOf(
  document: ReportDocument,
  links: readonly PageLinkTarget[],
  reportId: string | undefined,
): ReportFrame {
  const t = translator(document.locale);
  const [pdf, ...others] = links;
  const home = document.personal
    ? { href: "/reports", label: t("home.menu.reports") }
    : { href: "/", label: document.labels.brand };
  const contents = { href: "#contents", label: document.labels.contents };
  const own = reportId !== undefined && {
    ending: {
      title: t("report.onPage.endTitle"),
      text: t("report.onPage.endText"),
      links: [...others, { href: "/reports#pairs", label: t("pairs.title") }, home],
    },
  };
  return {
    links,
    reading: t("report.onPage.reading", { minutes: readingMinutes(document) }),
    bar: {
      label: t("report.onPage.label"),
      home,
      links: [contents, ...(pdf ? [{ ...pdf, label: t("report.onPage.pdf") }] : []), ...others],
    },
    ...own,
  };
}

/** The page of a report, made once for the same report. */
async function renderOnce(
  document: ReportDocument,
  links: readonly PageLinkTarget[],
  reportId: string | undefined,
): Promise<string> {
  const key = links.map(({ href }) => href).join(" ");
  const known = rendered.get(document);
  if (known?.key === key) return known.html;
  const html = await renderReportHtml(document, frameOf(document, links, reportId));
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
  const html = await renderOnce(document, links, reportId);
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
