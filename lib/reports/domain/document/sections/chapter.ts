import { isTheme } from "@/lib/assessment/domain/instrument/report-types";
import type { DepthRole } from "@/lib/content/domain/slugs";
import { isPersonal, type Personal, type ReportInput, typeName } from "../../report-input";
import { heading, list, namedItems, paragraph, paragraphs } from "../content-blocks";
import type { ContentBlock, Section } from "../document";

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

/** A theme report has chapters of its own about gifts, strain, growth and the day; of the type it keeps what moves it and how others see it. */
const PARTS_BESIDE_THEME: readonly DepthRole[] = ["motivation", "seen-by-others"];

/** The type itself: all parts in the report without a theme, the ground of it in the others. */
export function depthSection(input: ReportInput): Section {
  const { t, type, reportType, texts } = input;
  const parts = PARTS.filter(([role]) => !isTheme(reportType) || PARTS_BESIDE_THEME.includes(role));
  return {
    id: "depth",
    title: t("report.depth.title", { name: typeName(input, type) }),
    blocks: parts.flatMap(([role, name]) => [heading(t(`report.depth.${name}`)), ...paragraphs(texts.depth[role])]),
  };
}

/** How wing and first instinct change the chapter for this person. */
function personalLines(input: Personal<ReportInput>): readonly ContentBlock[] {
  const { t, type, reportType, profile } = input;
  const names = { wing: typeName(input, profile.block.wing), name: typeName(input, type) };
  return [
    heading(t("report.chapter.instinctHeading")),
    paragraph(t(`report.chapter.instinct.${reportType}.${profile.instincts.dominant}`)),
    paragraph(t("report.chapter.wing", names)),
  ];
}

/** The texts for the person's present state, in addition to those for everybody of the type. */
function moodLines({ t, texts }: ReportInput): readonly ContentBlock[] {
  const moods = texts.moods ?? [];
  if (moods.length === 0) return [];
  return [
    heading(t("report.chapter.moodHeading")),
    ...moods.flatMap(({ role, body }): readonly ContentBlock[] =>
      role === "strengths" ? [list("terms", namedItems(body))] : paragraphs(body),
    ),
  ];
}

/** What the theme says about this type at length, each part under its own heading. */
function themeLines({ t, texts }: ReportInput): readonly ContentBlock[] {
  return texts.theme.flatMap(({ role, body }) => [heading(t(`report.chapter.theme.${role}`)), ...paragraphs(body)]);
}

/** The chapter of the report's theme. Its exercise is on the answer page, to which it points. */
export function chapterSection(input: ReportInput): Section {
  const { t, reportType, texts } = input;
  return {
    id: "chapter",
    title: t(`report.chapter.title.${reportType}`),
    blocks: [
      ...paragraphs(texts.chapter.overview),
      heading(t("report.chapter.strengths")),
      list("terms", namedItems(texts.chapter.strengths)),
      ...themeLines(input),
      ...(isPersonal(input) ? personalLines(input) : []),
      ...moodLines(input),
      paragraph(t("report.chapter.today", { today: t("report.answer.today") }), "note"),
    ],
  };
}
