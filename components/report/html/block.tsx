import type { Block, DocumentLabels, ReportDocument } from "@/lib/reports/domain/document";
import { ReportCallout } from "./callout";
import { ReportFigure } from "./figure";
import { ReportHeading } from "./heading";
import { ReportList } from "./list";
import { ReportParagraph } from "./paragraph";
import { ReportQuote } from "./quote";
import { ReportTable } from "./table";

interface BlockProps {
  readonly block: Block;
  readonly id: string;
  readonly dir: ReportDocument["dir"];
  readonly labels: DocumentLabels;
}

/** Any block, by its kind. `id` is unique in the page. */
export function ReportBlock({ block, id, dir, labels }: BlockProps) {
  switch (block.kind) {
    case "heading":
      return <ReportHeading block={block} />;
    case "paragraph":
      return <ReportParagraph block={block} />;
    case "list":
      return <ReportList block={block} />;
    case "quote":
      return <ReportQuote block={block} />;
    case "callout":
      return <ReportCallout block={block} />;
    case "figure":
      return <ReportFigure block={block} id={id} dir={dir} labels={labels} />;
    case "table":
      return <ReportTable block={block} />;
  }
}
