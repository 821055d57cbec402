import type { ReportDocument, Section } from "./document";
import { type ReportInput, typeName } from "./report-input";
import { answerSection } from "./sections/answer";
import { chapterSection } from "./sections/chapter";
import { cover } from "./sections/cover";
import { depthSection } from "./sections/depth";
import { givenSection } from "./sections/given";
import { heroSection } from "./sections/hero";
import { instinctsSection } from "./sections/instincts";
import { methodSection } from "./sections/method";
import { nineSection } from "./sections/nine";
import { planSection } from "./sections/plan";
import { questionsSection } from "./sections/questions";
import { readingSection } from "./sections/reading";
import { statesSection } from "./sections/states";
import { wingSection } from "./sections/wing";

/** The chapters in reading order; one that has nothing to say returns null. */
const SECTIONS: readonly ((input: ReportInput) => Section | null)[] = [
  answerSection,
  readingSection,
  nineSection,
  depthSection,
  wingSection,
  statesSection,
  instinctsSection,
  chapterSection,
  heroSection,
  planSection,
  questionsSection,
  methodSection,
  givenSection,
];

/** A general report takes nothing from a person, and a sample shows no answers, whatever came in. */
function withoutStrayData(input: ReportInput): ReportInput {
  if (!input.profile) return { ...input, person: null, answers: null };
  return input.profile.evidence ? input : { ...input, answers: null };
}

/** Composes a report. The same input always gives the same document. */
export function buildDocument(given: ReportInput): ReportDocument {
  const input = withoutStrayData(given);
  const { t, type, reportType, profile, locale, brand, texts, generatedAt } = input;
  return {
    version: 1,
    locale: locale.code,
    dir: locale.dir,
    title: t("report.documentTitle", { brand, name: typeName(input, type), theme: t(`report.theme.${reportType}`) }),
    reportType,
    subject: { type, sample: profile !== null && profile.evidence === null },
    personal: profile !== null,
    fallback: texts.fallback,
    generatedAt,
    labels: {
      brand,
      contents: t("report.labels.contents"),
      showTable: t("report.labels.showTable"),
      page: t("report.labels.page"),
    },
    cover: cover(input),
    sections: SECTIONS.flatMap((section) => section(input) ?? []),
  };
}
