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

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": POLICY,
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
};

/** Sends a report as a page of its own; it may hold somebody's data, so nobody between keeps it. */
export function htmlResponse(html: string): Response {
  return new Response(html, { headers: HEADERS });
}

/** A failure as a page for whoever opened a link, and as the one shape of problems for programs. */
export async function htmlProblemResponse(problem: Response, request: Request, locale: Locale): Promise<Response> {
  if (!request.headers.get("accept")?.includes("text/html")) return problem;
  const { message } = (await problem.json()) as { message: string };
  const t = translator(locale);
  const link =
    problem.status === 401
      ? { href: "/login", label: t("reports.logIn") }
      : { href: "/", label: t("common.home", { brand: BRAND }) };
  const html = await renderNoticeHtml({ locale: localeInfo(locale), brand: BRAND, sentence: message, link });
  const headers = new Headers(problem.headers);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(html, { status: problem.status, headers });
}
