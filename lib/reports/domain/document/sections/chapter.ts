import { isTheme } from "@/lib/assessment/domain/instrument/report-types";
import { daysBandOf } from "@/lib/assessment/domain/scoring/wording";
import type { DepthRole } from "@/lib/content/domain/slugs";
import { hasTheme, isPersonal, type Personal, type ReportInput, typeName } from "../../report-input";
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

type DepthInput = Pick<ReportInput, "t" | "type"> & { readonly texts: Pick<ReportInput["texts"], "depth"> };

/**
 * The type itself: all parts in the report without a theme. The others tell the rest in chapters of the theme and by the
 * person's answers, and keep the ground of it: how what moves the type begins.
 */
export function depthSection(input: ReportInput): Section {
  const { t, type } = input;
  const parts = hasTheme(input) ? PARTS.slice(0, 1) : PARTS;
  const length = hasTheme(input) ? 1 : undefined;
  return {
    id: "depth",
    title: t("report.depth.title", { name: typeName(input, type) }),
    blocks: parts.flatMap((part) => depthPart(input, part, length)),
  };
}

/** A part under its heading; `length` is how many of its paragraphs, all unless it is said. */
function depthPart({ t, texts }: DepthInput, [role, name]: (typeof PARTS)[number], length?: number) {
  return [heading(t(`report.depth.${name}`)), ...paragraphs(texts.depth[role]).slice(0, length)];
}

/** The same chapter with these parts alone. */
export function depthOf(input: DepthInput, roles: readonly DepthRole[]): Section {
  const parts = PARTS.filter(([role]) => roles.includes(role));
  const title = input.t("report.depth.title", { name: typeName(input, input.type) });
  return { id: "depth", title, blocks: parts.flatMap((part) => depthPart(input, part)) };
}

/** What the theme looks like for this person: in these weeks, by the first area, and with the wing beside the type. */
function situations(input: Personal<ReportInput>): readonly ContentBlock[] {
  const { t, type, reportType, profile } = input;
  if (!isTheme(reportType)) return [];
  const { block, colors, instincts, tokens } = profile;
  const tied = tokens[instincts.dominant] === tokens[instincts.secondary];
  const texts = `situations-${reportType}.${type}` as const;
  // Each type has the wings beside it alone, which the messages' type cannot express.
  const wing = `${texts}.wing.${block.id}` as "situations-love.1.wing.1w9";
  return [
    heading(t("report.chapter.days")),
    paragraph(t(`${texts}.days.${daysBandOf(colors)}`)),
    heading(
      t(`report.chapter.${tied ? "instinctTied" : "instinct"}`, {
        instinct: t(`subtypes.instincts.${instincts.dominant}.name`),
      }),
    ),
    paragraph(t(`${texts}.instinct.${instincts.dominant}`)),
    heading(t("report.chapter.wing", { wing: typeName(input, block.wing) })),
    paragraph(t(wing)),
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

/**
 * The chapter of the report's theme. What it says of the type in general makes room in a theme report for what it says of
 * the person; strengths and exercise are on the answer page.
 */
export function chapterSection(input: ReportInput): Section {
  const { t, reportType, texts } = input;
  const opening = isPersonal(input) && hasTheme(input) ? situations(input) : paragraphs(texts.chapter.overview);
  return {
    id: "chapter",
    title: t(`report.chapter.title.${reportType}`),
    blocks: [...opening, ...themeLines(input), ...moodLines(input)],
  };
}
