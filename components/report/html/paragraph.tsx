import type { Paragraph } from "@/lib/reports/domain/document";

export function ReportParagraph({ block }: { block: Paragraph }) {
  return <p className={block.tone === "plain" ? undefined : block.tone}>{block.text}</p>;
}
