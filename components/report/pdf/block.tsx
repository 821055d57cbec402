import { View } from "@react-pdf/renderer";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ContentBlock, Section, SectionId } from "@/lib/reports/domain/document/document";
import { arrange } from "./arrange";
import { BodyText } from "./body-text";
import { PdfFigure } from "./figure";
import { PdfCallout, PdfHeading, PdfParagraph, PdfQuote } from "./leaves";
import { PdfList } from "./list";
import { PdfEmblem } from "./sign";
import type { PdfTheme } from "./style";
import { PdfTable } from "./table";
import { tagged } from "./tag";

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

function PdfBlocks({ blocks, theme }: { blocks: readonly ContentBlock[]; theme: PdfTheme }) {
  return arrange(blocks).map(({ figure, beside, block }, at) =>
    figure ? (
      <View key={at} style={theme.styles.beside} wrap={false}>
        <PdfFigure block={figure} theme={theme} />
        <View style={theme.styles.besideText}>
          {beside.map((each, place) => (
            <PdfBlock key={place} block={each} theme={theme} />
          ))}
        </View>
      </View>
    ) : (
      <PdfBlock key={at} block={block} theme={theme} />
    ),
  );
}

/** Chapters that open a page. */
const SECTIONS_ON_NEW_PAGE: readonly SectionId[] = ["answer"];
/** Chapters that stand on one page, to be cut out or hung up. */
const SECTIONS_ON_ONE_PAGE: readonly SectionId[] = ["plan"];
/** The chapter that opens with the emblem of its type. */
const SECTION_WITH_EMBLEM: SectionId = "depth";
const EMBLEM_SIZE = 40;
/** Points of a chapter that its title takes along to the next page. */
const MIN_PRESENCE_AHEAD = 84;

interface SectionProps {
  readonly section: Section;
  readonly type: PersonalityType;
  readonly theme: PdfTheme;
}

function SectionTitle({ section: { id, title }, type, theme }: SectionProps) {
  const { styles, accent } = theme;
  // The outline takes up any part of a page, though its types name whole pages alone.
  const outline = { bookmark: title };
  return (
    <View id={id} {...outline} minPresenceAhead={MIN_PRESENCE_AHEAD} wrap={false}>
      {id === SECTION_WITH_EMBLEM ? (
        <View style={styles.plate}>
          <PdfEmblem type={type} size={EMBLEM_SIZE} color={accent} />
        </View>
      ) : (
        <View style={styles.rule} />
      )}
      <BodyText theme={theme} style={styles.h2} as="H2">
        {title}
      </BodyText>
    </View>
  );
}

export function PdfSection({ section, type, theme }: SectionProps) {
  const { id, blocks } = section;
  const isOnePage = SECTIONS_ON_ONE_PAGE.includes(id);
  return (
    <View break={SECTIONS_ON_NEW_PAGE.includes(id)} wrap={!isOnePage} {...tagged("Sect")}>
      <SectionTitle section={section} type={type} theme={theme} />
      <PdfBlocks blocks={blocks} theme={theme} />
    </View>
  );
}
