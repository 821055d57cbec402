import { BrandMark } from "@/components/layout/brand-mark";
import { PageLink, type PageLinkTarget } from "./head";

export interface ReportBarProps {
  /** What the bar is, for screen readers. */
  readonly label: string;
  /** Where the reader comes from. */
  readonly home: PageLinkTarget;
  /** The contents, and what else can be done with the report; a narrow screen shows the first and the last. */
  readonly links: readonly PageLinkTarget[];
}

/** The bar that stays at the head of a long page: the ways from it, and how far one has read. */
export function ReportBar({ label, home, links }: ReportBarProps) {
  return (
    <nav className="report-bar on-screen" aria-label={label}>
      <a className="way report-bar-home" href={home.href}>
        <BrandMark />
        {home.label}
      </a>
      {links.map((link) => (
        <PageLink key={link.href} link={link} />
      ))}
      <span aria-hidden="true" className="report-bar-read" />
    </nav>
  );
}
