import type { ReportDocument } from "@/lib/reports/domain/document";
import { ReportContents } from "./contents";
import { ReportCover } from "./cover";
import { ReportSection } from "./section";
import { reportStyle } from "./style";

/** Nothing may be fetched or run, even if a text tried to. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The whole page of a report, from `<html>` on. */
export function ReportHtml({ document }: { document: ReportDocument }) {
  const { locale, dir, title, reportType, cover, sections, labels } = document;
  return (
    <html lang={locale} dir={dir}>
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
      <body data-mixed={document.fallback || undefined}>
        <ReportCover cover={cover} labels={labels} />
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
