import { statesBandOf } from "@/lib/assessment/domain/scoring/wording";
import { isPersonal, type ReportInput } from "../../report-input";
import { list, paragraph } from "../content-blocks";
import type { Section } from "../document";

/** A plan of seven days, with an introduction for the person's states and first instinct. */
export function planSection(input: ReportInput): Section {
  const { t, texts } = input;
  const personal = isPersonal(input)
    ? [
        paragraph(t(`report.plan.mood.${statesBandOf(input.profile.colors)}`)),
        paragraph(t(`report.plan.instinct.${input.profile.instincts.dominant}`)),
      ]
    : [];
  return {
    id: "plan",
    title: t("report.plan.title"),
    blocks: [
      paragraph(t("report.plan.lead"), "lead"),
      ...personal,
      list(
        "steps",
        texts.plan.map((text, at) => ({ term: t("report.plan.day", { day: at + 1 }), text })),
      ),
    ],
  };
}

/** Questions to think about. */
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
