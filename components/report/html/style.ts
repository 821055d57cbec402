import { REPORT_STYLE } from "@/generated/report-style";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { colorRule, fontRules, valueRule } from "@/lib/platform/design/css";
import { REPORT_FONTS } from "@/lib/platform/design/fonts";
import { REPORT_COLORS, SIZES } from "@/lib/platform/design/tokens";
import { accentsOf } from "./accents";

const TOKENS = [
  ":root { color-scheme: light dark; }",
  colorRule(":root", REPORT_COLORS),
  valueRule(":root", { radius: SIZES.radius, touch: SIZES.touch }),
  fontRules(REPORT_FONTS),
].join("\n");

/**
 * The whole style sheet of a report page: the design tokens, the accent of the kind of report, and the text of
 * `styles/`, our fonts at its head. Of what lies elsewhere it names those alone, from the root: a page that was saved has
 * the fonts of its reader's system.
 */
export function reportStyle(reportType: ReportType): string {
  return [TOKENS, colorRule(":root", accentsOf(reportType)), REPORT_STYLE].join("\n");
}
