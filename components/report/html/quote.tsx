import type { Quote } from "@/lib/reports/domain/document";

export function ReportQuote({ block }: { block: Quote }) {
  return (
    <blockquote>
      <p>{block.text}</p>
    </blockquote>
  );
}
