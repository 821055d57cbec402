import type { Callout, Heading, Paragraph, Quote } from "@/lib/reports/domain/document/document";

export function ReportHeading({ block }: { block: Heading }) {
  return <h3>{block.text}</h3>;
}

export function ReportParagraph({ block }: { block: Paragraph }) {
  return <p className={block.tone === "plain" ? undefined : block.tone}>{block.text}</p>;
}

export function ReportQuote({ block }: { block: Quote }) {
  return (
    <blockquote>
      <p>{block.text}</p>
    </blockquote>
  );
}

export function ReportCallout({ block }: { block: Callout }) {
  return (
    <div className="callout" data-tone={block.tone}>
      <p className="callout-title">{block.title}</p>
      <p>{block.text}</p>
    </div>
  );
}
