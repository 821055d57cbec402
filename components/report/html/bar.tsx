import { BrandMark } from "@/components/layout/brand-mark";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import type { Section } from "@/lib/reports/domain/document/document";
import { PageLink, type PageLinkTarget } from "./head";

/** The same report in other languages. */
export interface ReportLanguages {
  readonly label: string;
  readonly current: Locale;
  hrefOf(locale: Locale): string;
}

export interface ReportBarProps {
  /** What the bar is, for screen readers. */
  readonly label: string;
  /** Where the reader comes from. */
  readonly home: PageLinkTarget;
  /** The contents, and what else can be done with the report; a narrow screen shows the first and the last. */
  readonly links: readonly PageLinkTarget[];
  /** Absent where the report is in one language for good. */
  readonly languages?: ReportLanguages;
}

/** The name under which a style follows a chapter through the window. */
export const chapterTimeline = (id: string) => `--chapter-${id}`;

/** The names of all chapters, one over the other: each is visible while its chapter lies under the bar. */
function ChapterName({ sections }: { sections: readonly Section[] }) {
  return (
    <span aria-hidden="true" className="report-bar-chapter">
      {sections.map(({ id, title }) => (
        <span key={id} style={{ animationTimeline: chapterTimeline(id) }}>
          {title}
        </span>
      ))}
    </span>
  );
}

const MENU = "report-languages";

/** A list that the browser opens and closes by itself: the page runs no script. */
function LanguageMenu({ label, current, hrefOf }: ReportLanguages) {
  const { name } = localeInfo(current);
  return (
    <div className="report-bar-languages">
      <button type="button" className="way" popoverTarget={MENU} aria-label={`${label}: ${name}`}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />
        </svg>
        <span>{name}</span>
      </button>
      <ul id={MENU} popover="auto" aria-label={label}>
        {LOCALES.map((row) => (
          <li key={row.code}>
            <a
              href={hrefOf(row.code)}
              lang={row.tag}
              hrefLang={row.tag}
              aria-current={row.code === current || undefined}
            >
              {row.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The bar that stays at the head of a long page: the ways from it, the chapter, and how far one has read. */
export function ReportBar({
  label,
  home,
  links,
  languages,
  sections,
}: ReportBarProps & { sections: readonly Section[] }) {
  return (
    <nav className="report-bar on-screen" aria-label={label}>
      <a className="way report-bar-home" href={home.href}>
        <BrandMark />
        <span>{home.label}</span>
      </a>
      <ChapterName sections={sections} />
      {links.map((link) => (
        <PageLink key={link.href} link={link} />
      ))}
      {languages && <LanguageMenu {...languages} />}
      <span aria-hidden="true" className="report-bar-read" />
    </nav>
  );
}
