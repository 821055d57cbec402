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
      paragraph(t("report.chapter.today", { today: t("report.answer.today") }), "note"),
    ],
  };
}
