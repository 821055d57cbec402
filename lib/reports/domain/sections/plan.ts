import { moodOf } from "../bands";
import { list, paragraph } from "../blocks";
import type { Section } from "../document";
import { isPersonal, type ReportInput } from "../report-input";

/** Seven days, introduced in view of the person's states and first instinct. */
export function planSection(input: ReportInput): Section {
  const { t, texts } = input;
  const [first, second] = input.profile?.colors.selectedStates ?? [];
  const personal =
    isPersonal(input) && first && second
      ? [
          paragraph(t(`report.plan.mood.${moodOf(first, second)}`)),
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
