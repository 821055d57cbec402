import { isTheme } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type ReportInput, typeName } from "../../report-input";
import { rivalsOf } from "../choices";
import { callout, heading, paragraph, paragraphs } from "../content-blocks";
import type { ContentBlock, Section } from "../document";
import { sentencesFor } from "./evidence";

/** A pair of types as the messages name it, the lower number first; the messages' type cannot express the 36. */
const pairKey = (one: PersonalityType, other: PersonalityType) =>
  `${Math.min(one, other)}v${Math.max(one, other)}` as "1v2";

/** Two types side by side: why they are taken for each other, and each from inside. */
export function sideBySide({ t, type }: Pick<ReportInput, "t" | "type">, other: PersonalityType) {
  const pair = `lookalikes.pairs.${pairKey(type, other)}` as const;
  const inside = (each: PersonalityType) => t(`${pair}.${each === Math.min(type, other) ? "first" : "second"}`);
  return {
    line: t(`${pair}.line`),
    shared: t(`${pair}.shared`),
    own: inside(type),
    theirs: inside(other),
    tell: t(`${pair}.tell`),
  };
}

/** How a theme's chapter begins for the runner-up. */
function otherChapter({ t, reportType, otherOverview }: ReportInput, other: string): readonly ContentBlock[] {
  if (!otherOverview || !isTheme(reportType)) return [];
  const chapter = t(`report.chapter.title.${reportType}`);
  return [heading(t("report.lookalike.chapter", { other, chapter })), ...paragraphs(otherOverview)];
}

/** The blocks of both types, the lower number's first: the second half of a pair is written to be read after the first. */
const inOrder = <Block>(
  { type }: Pick<ReportInput, "type">,
  other: PersonalityType,
  own: readonly Block[],
  theirs: readonly Block[],
): readonly Block[] => (type < other ? [...own, ...theirs] : [...theirs, ...own]);

/** The third type in short: what it shares with the own one, both from inside, its answers, and how to tell. */
function thirdBlocks(input: ReportInput, third: PersonalityType): readonly ContentBlock[] {
  const { t } = input;
  const { shared, own, theirs, tell } = sideBySide(input, third);
  return [
    heading(t("report.lookalike.third", { other: typeName(input, third) })),
    paragraph(shared),
    ...inOrder(input, third, [paragraph(own)], [paragraph(theirs)]),
    ...sentencesFor(input, third),
    paragraph(tell),
  ];
}

/**
 * The type and its runner-up side by side: why they are taken for each other, each from inside, what the answers say for
 * the other one, how the chapter would begin for it, and how to tell; then the third type in short. Null without answers.
 */
export function lookalikeSection(input: ReportInput): Section | null {
  const { t, type, profile } = input;
  if (!profile?.evidence) return null;
  const [other, third] = rivalsOf(profile.evidence, type);
  const names = { name: typeName(input, type), other: typeName(input, other) };
  const { line, shared, own, theirs, tell } = sideBySide(input, other);
  return {
    id: "lookalike",
    title: t("report.lookalike.title", names),
    blocks: [
      paragraph(line, "lead"),
      paragraph(shared),
      ...inOrder(
        input,
        other,
        [heading(t("report.typeTitle", { name: names.name })), paragraph(own)],
        [heading(t("report.typeTitle", { name: names.other })), paragraph(theirs), ...sentencesFor(input, other)],
      ),
      ...otherChapter(input, names.other),
      callout("action", t("report.lookalike.tell"), tell),
      ...(third ? thirdBlocks(input, third) : []),
    ],
  };
}
