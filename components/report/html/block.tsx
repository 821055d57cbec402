import type { ContentBlock, DocumentLabels, ReportDocument, Section } from "@/lib/reports/domain/document/document";
import { ReportFigure } from "./figure";
import { ReportCallout, ReportHeading, ReportParagraph, ReportQuote } from "./leaves";
import { ReportList } from "./list";
import { ReportTable } from "./table";

interface BlockProps {
  readonly block: ContentBlock;
  readonly id: string;
  readonly dir: ReportDocument["dir"];
  readonly labels: DocumentLabels;
}

/** Any block, by its kind. `id` is unique in the page. */
function ReportBlock({ block, id, dir, labels }: BlockProps) {
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

interface SectionProps {
  readonly section: Section;
  readonly dir: ReportDocument["dir"];
  readonly labels: DocumentLabels;
}

export function ReportSection({ section, dir, labels }: SectionProps) {
  const { id, title, blocks } = section;
  return (
    <section className="chapter" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block, at) => (
        <ReportBlock key={at} block={block} id={`${id}-${at}`} dir={dir} labels={labels} />
      ))}
    </section>
  );
}
