import { hasTheme, type ReportInput } from "../../report-input";
import { list } from "../content-blocks";
import type { Section } from "../document";

/** A plan of seven days: the theme's, or the type's. */
export function planSection({ t, texts }: ReportInput): Section {
  const days = texts.plan.map((text, at) => ({ term: t("report.plan.day", { day: at + 1 }), text }));
  return { id: "plan", title: t("report.plan.title"), blocks: [list("steps", days)] };
}

/** Questions to think about, all of them about the type; null in a theme report. */
export function questionsSection(input: ReportInput): Section | null {
  const { t, texts } = input;
  if (hasTheme(input)) return null;
  const questions = texts.questions.map((text) => ({ text }));
  return { id: "questions", title: t("report.questions.title"), blocks: [list("bullets", questions)] };
}
