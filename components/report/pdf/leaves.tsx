import { View } from "@react-pdf/renderer";
import type { Callout, Heading, Paragraph, Quote } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import type { PdfTheme } from "./style";
import { tagged } from "./tag";

interface LeafProps<Block> {
  readonly block: Block;
  readonly theme: PdfTheme;
}

export function PdfHeading({ block, theme }: LeafProps<Heading>) {
  return (
    <BodyText theme={theme} style={theme.styles.h3} as="H3">
      {block.text}
    </BodyText>
  );
}

export function PdfParagraph({ block, theme }: LeafProps<Paragraph>) {
  return (
    <BodyText theme={theme} style={theme.styles[block.tone]}>
      {block.text}
    </BodyText>
  );
}

export function PdfQuote({ block, theme }: LeafProps<Quote>) {
  return (
    <View style={theme.styles.quote} wrap={false} {...tagged("BlockQuote")}>
      <BodyText theme={theme} style={theme.styles.quoteText}>
        {block.text}
      </BodyText>
    </View>
  );
}

export function PdfCallout({ block, theme }: LeafProps<Callout>) {
  const { styles } = theme;
  return (
    <View style={block.tone === "action" ? styles.action : styles.callout} wrap={false} {...tagged("Div")}>
      <BodyText theme={theme} style={styles.calloutTitle}>
        {block.title}
      </BodyText>
      <BodyText theme={theme} style={styles.calloutText}>
        {block.text}
      </BodyText>
    </View>
  );
}
