import { heading, list, namedItems, paragraph, paragraphs } from "../blocks";
import type { Block, Section } from "../document";
import { isPersonal, type PersonalInput, type ReportInput, typeName } from "../report-input";

/** How wing and first instinct bend the chapter for this person. */
function personalLines(input: PersonalInput): readonly Block[] {
  const { t, type, reportType, profile } = input;
  const names = { wing: typeName(input, profile.block.wing), name: typeName(input, type) };
  return [
    heading(t("report.chapter.instinctHeading")),
    paragraph(t(`report.chapter.instinct.${reportType}.${profile.instincts.dominant}`)),
    paragraph(t("report.chapter.wing", names)),
  ];
}

/** What is written for the state that the person is in, beyond what holds for everybody of the type. */
function moodLines({ t, texts }: ReportInput): readonly Block[] {
  const moods = texts.moods ?? [];
  if (moods.length === 0) return [];
  return [
    heading(t("report.chapter.moodHeading")),
    ...moods.flatMap(({ role, body }): readonly Block[] =>
      role === "strengths" ? [list("terms", namedItems(body))] : paragraphs(body),
    ),
  ];
}

/** The chapter of the report's theme. Its exercise stands on the answer page, to which it points. */
export function chapterSection(input: ReportInput): Section {
  const { t, reportType, texts } = input;
  return {
    id: "chapter",
    title: t(`report.chapter.title.${reportType}`),
    blocks: [
      ...paragraphs(texts.chapter.overview),
      heading(t("report.chapter.strengths")),
      list("terms", namedItems(texts.chapter.strengths)),
      ...(isPersonal(input) ? personalLines(input) : []),
      ...moodLines(input),
      paragraph(t("report.chapter.today", { today: t("report.answer.today") }), "note"),
    ],
  };
}
