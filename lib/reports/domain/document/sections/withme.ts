import { isTheme, type Theme } from "@/lib/assessment/domain/instrument/report-types";
import { daysBandOf } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type ReportInput } from "../../report-input";
import { list, paragraph } from "../content-blocks";
import type { Section } from "../document";

/** What the type has to say to those who live or work with it, in reading order. */
const PARTS = ["need", "signs", "conflict", "please", "avoid", "thanks"] as const;
type Part = (typeof PARTS)[number];

/** In a theme report the page keeps to what matters most to those whom it is handed to there; the full report has all of it. */
const PARTS_BY_THEME: Readonly<Record<Theme, readonly Part[]>> = {
  love: ["need", "conflict"],
  wealth: ["please", "avoid"],
  corporate: ["signs", "please"],
  career: ["need", "thanks"],
  health: ["signs", "avoid"],
  leadership: ["conflict", "please"],
};

/**
 * A page in the first person, to be handed to somebody close: how to be with me, made from type, wing, first area and
 * present weeks. Null in a report that is about nobody.
 */
export function withMeSection(input: ReportInput): Section | null {
  if (!isPersonal(input)) return null;
  const { t, type, reportType, profile } = input;
  const { block, colors, instincts } = profile;
  const parts = isTheme(reportType) ? PARTS_BY_THEME[reportType] : PARTS;
  return {
    id: "withme",
    title: t("report.withme.title"),
    blocks: [
      paragraph(t(`withme.types.${type}.line`), "lead"),
      list("terms", [
        { term: t("report.withme.days"), text: t(`withme.days.${type}.${daysBandOf(colors)}`) },
        { term: t("report.withme.first"), text: t(`withme.firsts.${type}.${instincts.dominant}`) },
        { term: t("report.withme.wing"), text: t(`withme.wings.${block.id}`) },
        ...parts.map((part) => ({ term: t(`report.withme.${part}`), text: t(`withme.types.${type}.${part}`) })),
      ]),
    ],
  };
}
