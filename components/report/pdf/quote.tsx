import { View } from "@react-pdf/renderer";
import type { Quote } from "@/lib/reports/domain/document";
import type { Look } from "./style";
import { Words } from "./words";

export function PdfQuote({ block, look }: { block: Quote; look: Look }) {
  return (
    <View style={look.styles.quote} wrap={false}>
      <Words look={look} style={look.styles.quoteText}>
        {block.text}
      </Words>
    </View>
  );
}
