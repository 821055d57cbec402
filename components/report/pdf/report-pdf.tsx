import { Document, Page, View } from "@react-pdf/renderer";
import type { ReportDocument, SectionId } from "@/lib/reports/domain/document/document";
import { PdfSection } from "./block";
import { BodyText } from "./body-text";
import { PdfContents } from "./contents";
import { PdfCover } from "./cover";
import type { PdfTheme } from "./style";
import { tagged } from "./tag";

interface RunningHeaderProps {
  /** Brand, type and theme. */
  readonly title: string;
  readonly number: number;
  readonly total: number;
  readonly theme: PdfTheme;
}

/** The running head and the number of a page. */
function RunningHeader({ title, number, total, theme }: RunningHeaderProps) {
  const { styles, labels } = theme;
  return (
    <>
      <View style={styles.head} {...tagged("Artifact", { pagination: true })}>
        <BodyText theme={theme} style={styles.runningHeader}>
          {title}
        </BodyText>
      </View>
      <View style={styles.foot} {...tagged("Artifact", { pagination: true })}>
        <BodyText theme={theme} style={styles.pageNumber}>
          {`${labels.page} ${number} / ${total}`}
        </BodyText>
      </View>
    </>
  );
}

interface PartProps {
  readonly document: ReportDocument;
  readonly theme: PdfTheme;
}

/** The chapter that says by its title that it is on one page. */
export const ANSWER: SectionId = "answer";

/** The number of pages before the chapters: cover and contents. */
export const FRONT_PAGES = 2;

interface ChaptersProps extends PartProps {
  /** The theme of the chapter that is to stand on one page. */
  readonly answerTheme: PdfTheme;
}

/** The chapters, which run over as many pages as they need. */
export function Chapters({ document, theme, answerTheme }: ChaptersProps) {
  return (
    <Document>
      <Page size="A4" style={[theme.styles.page, theme.styles.chapters]} experimentalPagination>
        {document.sections.map((section) => (
          <PdfSection
            key={section.id}
            section={section}
            type={document.subject.type}
            theme={section.id === ANSWER ? answerTheme : theme}
          />
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
export function Frame({ document, theme, places, total }: FrameProps) {
  const { title, sections } = document;
  return (
    <Document>
      <PdfCover document={document} theme={theme} />
      {Array.from({ length: total - 1 }, (_, at) => (
        <Page key={at} size="A4" style={[theme.styles.page, theme.styles.whole]} wrap={false}>
          <RunningHeader title={title} number={at + FRONT_PAGES} total={total} theme={theme} />
          {at === 0 ? <PdfContents sections={sections} places={places} theme={theme} /> : null}
        </Page>
      ))}
    </Document>
  );
}
