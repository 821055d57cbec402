import type { Paragraph } from "@/lib/reports/domain/document";
import type { Look } from "./style";
import { Words } from "./words";

export function PdfParagraph({ block, look }: { block: Paragraph; look: Look }) {
  return (
    <Words look={look} style={look.styles[block.tone]}>
      {block.text}
    </Words>
  );
}
