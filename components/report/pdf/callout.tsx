import { View } from "@react-pdf/renderer";
import type { Callout } from "@/lib/reports/domain/document";
import type { Look } from "./style";
import { Words } from "./words";

export function PdfCallout({ block, look }: { block: Callout; look: Look }) {
  const { styles } = look;
  return (
    <View style={block.tone === "action" ? styles.action : styles.callout} wrap={false}>
      <Words look={look} style={styles.calloutTitle}>
        {block.title}
      </Words>
      <Words look={look} style={styles.calloutText}>
        {block.text}
      </Words>
    </View>
  );
}
