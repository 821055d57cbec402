import type { Callout } from "@/lib/reports/domain/document";

export function ReportCallout({ block }: { block: Callout }) {
  return (
    <div className="callout" data-tone={block.tone}>
      <p className="callout-title">{block.title}</p>
      <p>{block.text}</p>
    </div>
  );
}
