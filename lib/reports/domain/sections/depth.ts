import type { DepthRole } from "@/lib/content/domain/slugs";
import { heading, paragraphs } from "../blocks";
import type { Section } from "../document";
import { type ReportInput, typeName } from "../report-input";

/** The parts of the chapter in reading order, with the message that names each. */
const PARTS = [
  ["motivation", "motivation"],
  ["gifts", "gifts"],
  ["blind-spots", "blindSpots"],
  ["under-stress", "underStress"],
  ["at-best", "atBest"],
  ["seen-by-others", "seenByOthers"],
  ["day", "day"],
] as const satisfies readonly (readonly [DepthRole, string])[];

/** The type itself: what moves it, its gifts and blind spots, stress, its best, how others see it, a day. */
export function depthSection(input: ReportInput): Section {
  const { t, type, texts } = input;
  return {
    id: "depth",
    title: t("report.depth.title", { name: typeName(input, type) }),
    blocks: PARTS.flatMap(([role, name]) => [heading(t(`report.depth.${name}`)), ...paragraphs(texts.depth[role])]),
  };
}
