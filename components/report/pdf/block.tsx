import { View } from "@react-pdf/renderer";
import type { ContentBlock, Section, SectionId } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import { PdfFigure } from "./figure";
import { PdfCallout, PdfHeading, PdfParagraph, PdfQuote } from "./leaves";
import { PdfList } from "./list";
import type { PdfTheme } from "./style";
import { PdfTable } from "./table";

/** Any block, by its kind. */
function PdfBlock({ block, theme }: { block: ContentBlock; theme: PdfTheme }) {
  switch (block.kind) {
    case "heading":
      return <PdfHeading block={block} theme={theme} />;
    case "paragraph":
      return <PdfParagraph block={block} theme={theme} />;
    case "list":
      return <PdfList block={block} theme={theme} />;
    case "quote":
      return <PdfQuote block={block} theme={theme} />;
    case "callout":
      return <PdfCallout block={block} theme={theme} />;
    case "figure":
      return <PdfFigure block={block} theme={theme} />;
    case "table":
      return <PdfTable block={block} theme={theme} />;
  }
}

/** Chapters that open a page, as they do where the page of the report is printed. */
const SECTIONS_ON_NEW_PAGE: readonly SectionId[] = ["answer", "depth", "chapter", "given"];
/** Points of a chapter that its title takes along to the next page. */
const MIN_PRESENCE_AHEAD = 48;

export function PdfSection({ section, theme }: { section: Section; theme: PdfTheme }) {
  const { id, title, blocks } = section;
  const startsNewPage = SECTIONS_ON_NEW_PAGE.includes(id);
  // The outline takes up any part of a page, though its types name whole pages alone.
  const outline = { bookmark: title };
  return (
    <View break={startsNewPage}>
      <View id={id} {...outline} minPresenceAhead={MIN_PRESENCE_AHEAD} wrap={false}>
        <View style={theme.styles.rule} />
        <BodyText theme={theme} style={theme.styles.h2}>
          {title}
        </BodyText>
      </View>
      {blocks.map((block, at) => (
        <PdfBlock key={at} block={block} theme={theme} />
      ))}
    </View>
  );
}
