import { ACCENTS } from "@/components/report/html/accents";
import { STATE_COLORS } from "@/components/tower/state-colors";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";

/** Paper is white; the rest are the light values of the report's page. */
export const INK = {
  paper: "#ffffff",
  surface: "#fdfaf5",
  text: "#2a2320",
  soft: "#5f544c",
  line: "#e0d6c8",
  mark: "#8a7d70",
} as const;

/** The accent of a kind of report, and its tint, on paper. */
export function printAccents(reportType: ReportType): { readonly accent: string; readonly tint: string } {
  const { accent, soft } = ACCENTS[reportType];
  return { accent: accent.light, tint: soft.light };
}

/** The custom properties of the states' colours mean something in a browser only. */
const PRINT_COLORS: Readonly<Record<string, string>> = {
  [STATE_COLORS.veryGood]: "#2f8f74",
  [STATE_COLORS.good]: "#748f3a",
  [STATE_COLORS.average]: "#b5852a",
  [STATE_COLORS.belowAverage]: "#bf6633",
  [STATE_COLORS.destructive]: "#ab4552",
};

/** A colour of the tower, as ink. */
export function printColor(color: string): string {
  return PRINT_COLORS[color] ?? INK.mark;
}
