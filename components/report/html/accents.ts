import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";

/** A colour on light and on dark ground. */
export interface TwoTone {
  readonly light: string;
  readonly dark: string;
}

/** The accent of each kind of report and the tint behind its cover; the values of the themes on screen. */
export const ACCENTS: Readonly<Record<ReportType, { readonly accent: TwoTone; readonly soft: TwoTone }>> = {
  standard: { accent: { light: "#96401f", dark: "#f0ab88" }, soft: { light: "#f8e8dc", dark: "#36251c" } },
  love: { accent: { light: "#a3324f", dark: "#f2a6b6" }, soft: { light: "#f9e6e8", dark: "#38212a" } },
  wealth: { accent: { light: "#74570f", dark: "#e2c272" }, soft: { light: "#f5ebcf", dark: "#302814" } },
  corporate: { accent: { light: "#2f507f", dark: "#a8c3ec" }, soft: { light: "#e4ecf5", dark: "#1e2937" } },
  career: { accent: { light: "#17605d", dark: "#8ad0ca" }, soft: { light: "#dff0ed", dark: "#182d2b" } },
  health: { accent: { light: "#3d6429", dark: "#aed394" }, soft: { light: "#e7f0dc", dark: "#222e1a" } },
  leadership: { accent: { light: "#653f80", dark: "#d2b2ea" }, soft: { light: "#f0e7f5", dark: "#2c2236" } },
};
