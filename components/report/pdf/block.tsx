import type { Block } from "@/lib/reports/domain/document";
import { PdfCallout } from "./callout";
import { PdfFigure } from "./figure";
import { PdfHeading } from "./heading";
import { PdfList } from "./list";
import { PdfParagraph } from "./paragraph";
import { PdfQuote } from "./quote";
import type { Look } from "./style";
import { PdfTable } from "./table";

/** Any block, by its kind. */
export function PdfBlock({ block, look }: { block: Block; look: Look }) {
  switch (block.kind) {
    case "heading":
      return <PdfHeading block={block} look={look} />;
    case "paragraph":
      return <PdfParagraph block={block} look={look} />;
    case "list":
      return <PdfList block={block} look={look} />;
    case "quote":
      return <PdfQuote block={block} look={look} />;
    case "callout":
      return <PdfCallout block={block} look={look} />;
    case "figure":
      return <PdfFigure block={block} look={look} />;
    case "table":
      return <PdfTable block={block} look={look} />;
  }
}
