import { Document, Page } from "@react-pdf/renderer";
import type { ReportDocument, SectionId } from "@/lib/reports/domain/document";
import { PdfContents } from "./contents";
import { PdfCover } from "./cover";
import { Furniture } from "./furniture";
import { PdfSection } from "./section";
import type { Look } from "./style";

interface PartProps {
  readonly document: ReportDocument;
  readonly look: Look;
}

/** Pages that stand before the chapters: cover and contents. */
export const FRONT_PAGES = 2;

/** The chapters, which run over as many pages as they need. */
export function Chapters({ document, look }: PartProps) {
  return (
    <Document>
      <Page size="A4" style={[look.styles.page, look.styles.chapters]} experimentalPagination>
        {document.sections.map((section) => (
          <PdfSection key={section.id} section={section} look={look} />
        ))}
      </Page>
    </Document>
  );
}

interface FrameProps extends PartProps {
  /** On which page of the whole each chapter begins. */
  readonly places: ReadonlyMap<SectionId, number>;
  /** How many pages the whole has. */
  readonly total: number;
}

/** What is known once the chapters are set: cover, contents, and for each page of chapters its head and number. */
export function Frame({ document, look, places, total }: FrameProps) {
  const { title, sections } = document;
  return (
    <Document>
      <PdfCover document={document} look={look} />
      {Array.from({ length: total - 1 }, (_, at) => (
        <Page key={at} size="A4" style={[look.styles.page, look.styles.whole]} wrap={false}>
          <Furniture title={title} number={at + FRONT_PAGES} total={total} look={look} />
          {at === 0 ? <PdfContents sections={sections} places={places} look={look} /> : null}
        </Page>
      ))}
    </Document>
  );
}
