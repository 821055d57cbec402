import {
  type DocumentLabels,
  type ReportDocument,
  type Section,
  themeOf,
  typesOf,
} from "@/lib/reports/domain/document/document";
import { chapterTimeline, ReportBar, type ReportBarProps } from "./bar";
import { ReportSection } from "./block";
import { ReportCover } from "./cover";
import { PageLink, type PageLinkTarget, type PagePreview, ReportHead } from "./head";

interface ReportEndingProps {
  readonly title: string;
  readonly text: string;
  readonly links: readonly PageLinkTarget[];
}

/** What a reader may do after the last chapter. */
function ReportEnding({ title, text, links }: ReportEndingProps) {
  return (
    <aside className="ending on-screen" aria-labelledby="ending">
      <h2 id="ending">{title}</h2>
      <p>{text}</p>
      <p className="ways">
        {links.map((link) => (
          <PageLink key={link.href} link={link} />
        ))}
      </p>
    </aside>
  );
}

/** The table of contents; every entry leads to its chapter. */
function ReportContents({ sections, labels }: { sections: readonly Section[]; labels: DocumentLabels }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{labels.contents}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What stands around a report on its page. */
export interface ReportFrame {
  /** The ways from its cover: the same report in another form, sharing it. */
  readonly links?: readonly PageLinkTarget[];
  /** How messengers show a link to it. */
  readonly preview?: PagePreview;
  readonly ending?: ReportEndingProps;
  readonly bar?: ReportBarProps;
  /** How long it takes to read, in words. */
  readonly reading?: string;
}

/** The whole page of a report, from `<html>` on. */
export function ReportHtml({ document, frame }: { document: ReportDocument; frame: ReportFrame }) {
  const { locale, dir, title, cover, sections, labels } = document;
  // What the bar says of a chapter follows the chapter through the window.
  const timelines = frame.bar && { timelineScope: sections.map(({ id }) => chapterTimeline(id)).join(", ") };
  return (
    <html lang={locale} dir={dir}>
      <ReportHead title={title} reportType={themeOf(document)} preview={frame.preview} />
      <body data-mixed={document.fallback || undefined} style={timelines}>
        {frame.bar && <ReportBar {...frame.bar} sections={sections} />}
        <ReportCover
          cover={cover}
          types={typesOf(document)}
          labels={labels}
          links={frame.links ?? []}
          reading={frame.reading}
        />
        <div className="pages">
          <ReportContents sections={sections} labels={labels} />
          <main>
            {sections.map((section) => (
              <ReportSection
                key={section.id}
                section={section}
                type={document.subject.type}
                dir={dir}
                labels={labels}
                timeline={frame.bar && chapterTimeline(section.id)}
              />
            ))}
          </main>
          {frame.ending && <ReportEnding {...frame.ending} />}
        </div>
      </body>
    </html>
  );
}
