import { View } from "@react-pdf/renderer";
import type { Section, SectionId } from "@/lib/reports/domain/document";
import { PdfBlock } from "./block";
import type { Look } from "./style";
import { Words } from "./words";

/** Chapters that open a page, as they do where the page of the report is printed. */
const OPENS_PAGE: readonly SectionId[] = ["answer", "depth", "chapter", "given"];
/** Points of a chapter that its title takes along to the next page. */
const KEEP = 48;

export function PdfSection({ section, look }: { section: Section; look: Look }) {
  const { id, title, blocks } = section;
  const opens = OPENS_PAGE.includes(id);
  // The outline takes up any part of a page, though its types name whole pages alone.
  const outline = { bookmark: title };
  return (
    <View break={opens}>
      <View id={id} {...outline} minPresenceAhead={KEEP} wrap={false}>
        <View style={look.styles.rule} />
        <Words look={look} style={look.styles.h2}>
          {title}
        </Words>
      </View>
      {blocks.map((block, at) => (
        <PdfBlock key={at} block={block} look={look} />
      ))}
    </View>
  );
}
