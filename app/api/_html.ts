import { renderNoticeHtml } from "@/components/report/html/render";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";

/** A report page brings all it needs: no script runs in it, and it fetches our fonts alone. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page that may hold somebody's data. */
export const PERSONAL_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
};

/** A page about nobody: one browser may keep it and asks each time, since whoever signs in gets another one there. */
export const GENERAL_HEADERS = {
  ...PERSONAL_HEADERS,
  "cache-control": "private, no-cache",
  vary: "Cookie, Accept-Language, Accept-Encoding",
};

export interface HtmlPage {
  readonly html: string;
  readonly personal: boolean;
}

/** Sends a report as a page of its own; one that is personal nobody between keeps. */
export function pageResponse({ html, personal }: HtmlPage): Response {
  return new Response(html, { headers: personal ? PERSONAL_HEADERS : GENERAL_HEADERS });
}

/** Sends a page that may hold somebody's data. */
export function htmlResponse(html: string): Response {
  return pageResponse({ html, personal: true });
}

/** A failure as a page, with the way to where one signs in, or back to the same address where waiting helps. */
async function noticePage(problem: Response, request: Request, locale: Locale, loginPath: string): Promise<Response> {
  const { message } = (await problem.json()) as { message: string };
  const t = translator(locale);
  const { pathname, search } = new URL(request.url);
  const again = { href: `${pathname}${search}`, label: t("common.retry") };
  const home = { href: "/", label: t("common.home", { brand: BRAND }) };
  const logIn = { href: loginPath, label: t("reports.logIn") };
  const link = problem.status === 401 ? logIn : problem.headers.has("retry-after") ? again : home;
  const html = await renderNoticeHtml({ locale: localeInfo(locale), brand: BRAND, sentence: message, link });
  const headers = new Headers(problem.headers);
  for (const [name, value] of Object.entries(PERSONAL_HEADERS)) headers.set(name, value);
  return new Response(html, { status: problem.status, headers });
}

const wantsPage = (request: Request) => request.headers.get("accept")?.includes("text/html") ?? false;

/** A failure as a page for whoever opened a link, and as the one shape of problems for programs. */
export async function htmlProblemResponse(problem: Response, request: Request, locale: Locale): Promise<Response> {
  return wantsPage(request) ? noticePage(problem, request, locale, "/login") : problem;
}

/** The same for links that administrators alone open. */
export async function adminHtmlProblemResponse(problem: Response, request: Request, locale: Locale): Promise<Response> {
  return wantsPage(request) ? noticePage(problem, request, locale, "/admin-login") : problem;
}
