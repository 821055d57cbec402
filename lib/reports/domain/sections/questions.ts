import { list, paragraph } from "../blocks";
import type { Section } from "../document";
import type { ReportInput } from "../report-input";

/** Questions to sit with. */
export function questionsSection({ t, texts }: ReportInput): Section {
  return {
    id: "questions",
    title: t("report.questions.title"),
    blocks: [
      paragraph(t("report.questions.lead"), "lead"),
      list(
        "bullets",
        texts.questions.map((text) => ({ text })),
      ),
    ],
  };
}
