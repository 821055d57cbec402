import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { reportStyle } from "./style";

export interface PageLinkTarget {
  readonly href: string;
  readonly label: string;
}

/** The way from this page to another. */
export function PageLink({ link }: { link: PageLinkTarget }) {
  return (
    <a className="way" href={link.href}>
      {link.label}
    </a>
  );
}

/** Nothing but our fonts may be fetched, and nothing may run, even if a text tried to. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'";

/** The head of every such page: its policy, and its looks. */
export function ReportHead({ title, reportType }: { title: string; reportType: ReportType }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
      <style>{reportStyle(reportType)}</style>
    </head>
  );
}
