import { REPORT_STYLE } from "@/generated/report-style";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { colorRule, fontRules, valueRule } from "@/lib/platform/design/css";
import { REPORT_FONTS } from "@/lib/platform/design/fonts";
import { REPORT_COLORS, SIZES } from "@/lib/platform/design/tokens";
import { accentsOf } from "./accents";
import { FONT_FACES } from "./fonts";

const TOKENS = [
  ":root { color-scheme: light dark; }",
  colorRule(":root", REPORT_COLORS),
  valueRule(":root", { radius: SIZES.radius, touch: SIZES.touch }),
  fontRules(REPORT_FONTS),
].join("\n");

/**
 * The whole style sheet of a report page: our fonts, the design tokens, the accent of the kind of report, and the text
 * of `styles/`. Of what lies elsewhere it names our own fonts alone.
 */
export function reportStyle(reportType: ReportType): string {
  return [FONT_FACES, TOKENS, colorRule(":root", accentsOf(reportType)), REPORT_STYLE].join("\n");
}
