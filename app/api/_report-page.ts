import type { HtmlPage } from "@/app/api/_html";
import { keepPage, pageKey } from "@/app/api/_kept-pages";
import { keepOwnPage } from "@/app/api/_own-pages";
import type { ReportLanguages } from "@/components/report/html/bar";
import type { PageLinkTarget } from "@/components/report/html/head";
import { renderReportHtml } from "@/components/report/html/render";
import type { ReportFrame } from "@/components/report/html/report-html";
import type { Actor } from "@/lib/accounts/access";
import { textsVersion } from "@/lib/content/data/texts-version";
import type { RequestContext } from "@/lib/platform/http/context";
import { LOCALE_QUERY } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { readingMinutes } from "@/lib/reports/domain/reading-time";
import { reportPdfUrl, shareDialogUrl, welcomeUrl } from "@/lib/reports/domain/report-urls";
import { openReport, type ReportSelector } from "@/lib/reports/operations/open-report";

/** What an address says of which report it is; the rest of a query is not carried on. */
const REPORT_QUERY = ["report", "type", "sample", "pair"];

/** The addresses of the same report in each language. */
function languageHrefs({ searchParams: query }: URL): ReportLanguages["hrefOf"] {
  const same = REPORT_QUERY.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return (locale) => `?${new URLSearchParams([...same, [LOCALE_QUERY, locale]])}`;
}

interface PageFacts {
  readonly links: readonly PageLinkTarget[];
  readonly reportId: string | undefined;
  /** Null where the report is in one language for good. */
  readonly hrefOf: ReportLanguages["hrefOf"] | null;
}

/** What stands around a report: the bar with the ways from it, how long it takes, and at its end what to do next. */
function frameOf(document: ReportDocument, { links, reportId, hrefOf }: PageFacts): ReportFrame {
  const t = translator(document.locale);
  const [pdf, ...others] = links;
  const start = document.kind === "personal" ? welcomeUrl(document.reportType, document.locale) : "/";
  const home = document.personal
    ? { href: "/reports", label: t("home.menu.reports") }
    : { href: start, label: document.labels.brand };
  const contents = { href: "#contents", label: document.labels.contents };
  const own = {
    title: t("report.onPage.endTitle"),
    text: t("report.onPage.endText"),
    links: [...others, { href: "/reports#pairs", label: t("pairs.title") }, home],
  };
  const general = {
    title: t("report.onPage.findTitle"),
    text: t("report.onPage.findText"),
    links: [{ href: start, label: t("report.onPage.find") }],
  };
  const nobodys = document.kind === "personal" && !document.personal;
  const ending = reportId === undefined ? nobodys && general : own;
  return {
    links,
    reading: t("report.onPage.reading", { minutes: readingMinutes(document) }),
    bar: {
      label: t("report.onPage.label"),
      home,
      links: [contents, ...(pdf ? [{ ...pdf, label: t("report.onPage.pdf") }] : []), ...others],
      ...(hrefOf && { languages: { label: t("language.label"), current: document.locale, hrefOf } }),
    },
    ...(ending && { ending }),
  };
}

/**
 * A report as a page, with the way to the same report as a PDF. One that is nobody's is made once for all who ask
 * without being signed in, until a text changes; a person's own is kept for them.
 * @param options.reportId the saved report that it is, which its owner may share
 * @param options.inOneLanguage it is kept in the language in which it was made
 * @throws what `open` throws
 */
export async function renderReportPage(
  request: Request,
  open: () => Promise<ReportDocument>,
  hrefOf: (document: ReportDocument) => PageLinkTarget["href"],
  { reportId, inOneLanguage }: { reportId?: string | undefined; inOneLanguage?: boolean } = {},
): Promise<HtmlPage> {
  const url = new URL(request.url);
  const key = pageKey(url, (name) => request.headers.get(name));
  // Asked for before the texts are read: what changes meanwhile makes this page an old one.
  const version = key === null ? null : await textsVersion();
  const document = await open();
  const t = translator(document.locale);
  const links = [{ href: hrefOf(document), label: t("report.pdf") }];
  if (reportId) links.push({ href: shareDialogUrl(reportId), label: t("reports.share.open") });
  const hrefOfLanguage = inOneLanguage ? null : languageHrefs(url);
  const html = await renderReportHtml(document, frameOf(document, { links, reportId, hrefOf: hrefOfLanguage }));
  if (document.personal) void keepOwnPage(url, document, html);
  else if (key !== null && version !== null) void keepPage(key, version, html);
  return { html, personal: document.personal };
}

/** The report at an address as a page. */
export function reportPage(request: Request, ctx: RequestContext<Actor>, address: ReportSelector): Promise<HtmlPage> {
  const { reportType, type, report, lang } = address;
  return renderReportPage(
    request,
    () => openReport({ ctx, address }),
    ({ locale }) => reportPdfUrl(reportType, type, { report, lang: report ? lang : locale }),
    { reportId: report },
  );
}
