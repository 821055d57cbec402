import { accentsOf } from "@/components/report/html/accents";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { PRINT_COLORS, REPORT_COLORS } from "@/lib/platform/design/tokens";

/** Paper is white; the rest are the light values of the report's page. */
export const INK = {
  ...PRINT_COLORS,
  text: REPORT_COLORS.ink.light,
  soft: REPORT_COLORS["ink-soft"].light,
  line: REPORT_COLORS.line.light,
  mark: REPORT_COLORS["line-strong"].light,
} as const;

/** The accent of a kind of report, and its tint, on paper. */
export function printAccents(reportType: ReportType): { readonly accent: string; readonly tint: string } {
  const { accent, "accent-soft": soft } = accentsOf(reportType);
  return { accent: accent.light, tint: soft.light };
}

/** Custom properties mean something in a browser only. */
const PRINTED = new Map(Object.entries(REPORT_COLORS).map(([name, { light }]) => [`var(--${name})`, light]));

/** A colour of the tower, as ink. */
export function printColor(color: string): string {
  return PRINTED.get(color) ?? INK.mark;
}
