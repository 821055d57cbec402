import type { ReportDocument } from "@/lib/reports/domain/document";
import { ReportContents } from "./contents";
import { ReportCover } from "./cover";
import { ReportHead } from "./head";
import { ReportSection } from "./section";
import type { PageLink } from "./way";

/** The whole page of a report, from `<html>` on. */
export function ReportHtml({ document, link }: { document: ReportDocument; link: PageLink | null }) {
  const { locale, dir, title, reportType, cover, sections, labels } = document;
  return (
    <html lang={locale} dir={dir}>
      <ReportHead title={title} reportType={reportType} />
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
