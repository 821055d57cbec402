import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { ContentBlock, Section, SectionId } from "@/lib/reports/domain/document/document";
import { type Arranged, arrange, grouped } from "./arrange";
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

/** A figure with the text beside it, or any other block. */
function PdfArranged({ arranged: { figure, beside, block }, theme }: { arranged: Arranged; theme: PdfTheme }) {
  if (!figure) return <PdfBlock block={block} theme={theme} />;
  return (
    <View style={theme.styles.beside} wrap={false}>
      <PdfFigure block={figure} theme={theme} />
      <View style={theme.styles.besideText}>
        {beside.map((each, place) => (
          <PdfBlock key={place} block={each} theme={theme} />
        ))}
      </View>
    </View>
  );
}

/** Points of a table that its headings take along to the next page: its caption, its head and a row. */
const TABLE_AHEAD = 96;
/**
 * Lines of a paragraph that its headings take along. Of a paragraph two lines stay or none, so one is enough; more than a
 * short paragraph has would take it along too, before a figure that has no room below it.
 */
const LINES_AHEAD = 1;

/** Points of what follows that its headings take along to the next page, where a page may part it. */
function aheadOf(block: ContentBlock, { styles }: PdfTheme): number {
  if (block.kind !== "paragraph") return TABLE_AHEAD;
  const { fontSize, lineHeight } = styles[block.tone];
  return Math.ceil(LINES_AHEAD * Number(fontSize) * Number(lineHeight)) + 1;
}

interface GroupProps {
  /** The headings, the chapter's among them. */
  readonly above: ReactNode;
  readonly following: Arranged | undefined;
  readonly theme: PdfTheme;
}

/**
 * Headings and what they head, of which a page never shows the headings alone. They are one part with the beginning of
 * what follows, as the package lets a page end between two parts wherever their places, as computed, leave a gap.
 */
function PdfGroup({ above, following, theme }: GroupProps) {
  const block = following?.block;
  if (block?.kind === "list") return <PdfList block={block} theme={theme} above={above} />;
  if (block?.kind === "paragraph" || block?.kind === "table") {
    return (
      <>
        <View wrap={false} minPresenceAhead={aheadOf(block, theme)}>
          {above}
        </View>
        <PdfBlock block={block} theme={theme} />
      </>
    );
  }
  return (
    <View wrap={false}>
      {above}
      {following && <PdfArranged arranged={following} theme={theme} />}
    </View>
  );
}

interface BlocksProps {
  /** The title of the chapter. */
  readonly title: ReactNode;
  readonly blocks: readonly ContentBlock[];
  readonly theme: PdfTheme;
}

function PdfBlocks({ title, blocks, theme }: BlocksProps) {
  return grouped(arrange(blocks)).map(({ headings, following }, at) =>
    following && at > 0 && headings.length === 0 ? (
      <PdfArranged key={at} arranged={following} theme={theme} />
    ) : (
      <PdfGroup
        key={at}
        theme={theme}
        following={following}
        above={
          <>
            {at === 0 ? title : null}
            {headings.map((heading) => (
              <PdfHeading key={heading.text} block={heading} theme={theme} />
            ))}
          </>
        }
      />
    ),
  );
}

/** Chapters that open a page. */
const SECTIONS_ON_NEW_PAGE: readonly SectionId[] = ["answer"];
/** Chapters that stand on one page, to be cut out, hung up or handed on. */
const SECTIONS_ON_ONE_PAGE: readonly SectionId[] = ["plan", "withme"];
/** The chapter that opens with the emblem of its type. */
const SECTION_WITH_EMBLEM: SectionId = "depth";
const EMBLEM_SIZE = 40;

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
    <View id={id} {...outline}>
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
      {/* The package keeps a heading with what follows only where a page may end before it: here. */}
      <View />
      <PdfBlocks blocks={blocks} theme={theme} title={<SectionTitle section={section} type={type} theme={theme} />} />
    </View>
  );
}
