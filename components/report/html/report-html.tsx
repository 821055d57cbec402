import {
  type DocumentLabels,
  type ReportDocument,
  type Section,
  themeOf,
} from "@/lib/reports/domain/document/document";
import { ReportSection } from "./block";
import { ReportCover } from "./cover";
import { type PageLinkTarget, ReportHead } from "./head";

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

/** The whole page of a report, from `<html>` on. */
export function ReportHtml({ document, link }: { document: ReportDocument; link: PageLinkTarget | null }) {
  const { locale, dir, title, cover, sections, labels } = document;
  return (
    <html lang={locale} dir={dir}>
      <ReportHead title={title} reportType={themeOf(document)} />
      <body data-mixed={document.fallback || undefined}>
        <ReportCover cover={cover} labels={labels} link={link} />
        <div className="pages">
          <ReportContents sections={sections} labels={labels} />
          <main>
            {sections.map((section) => (
              <ReportSection key={section.id} section={section} dir={dir} labels={labels} />
            ))}
          </main>
        </div>
      </body>
    </html>
  );
}
