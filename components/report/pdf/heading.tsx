import type { Heading } from "@/lib/reports/domain/document";
import type { Look } from "./style";
import { Words } from "./words";

/** Points of what follows that a heading takes along to the next page. */
const KEEP = 54;

export function PdfHeading({ block, look }: { block: Heading; look: Look }) {
  return (
    <Words look={look} style={look.styles.h3} keep={KEEP}>
      {block.text}
    </Words>
  );
}
