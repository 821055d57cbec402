import type { Heading } from "@/lib/reports/domain/document";

export function ReportHeading({ block }: { block: Heading }) {
  return <h3>{block.text}</h3>;
}
