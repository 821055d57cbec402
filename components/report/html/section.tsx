import type { DocumentLabels, ReportDocument, Section } from "@/lib/reports/domain/document";
import { ReportBlock } from "./block";

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
