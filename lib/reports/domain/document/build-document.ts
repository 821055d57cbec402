import { type ReportInput, typeName } from "../report-input";
import type { PersonalDocument, Section } from "./document";
import { coverNotices, envelope, readerLine, subjectNotice } from "./envelope";
import { answerSection } from "./sections/answer";
import { chapterSection, depthSection } from "./sections/chapter";
import { givenAnswersSection, heroSection } from "./sections/given-answers";
import { instinctsSection } from "./sections/instincts";
import { methodSection, readingSection } from "./sections/method";
import { nineSection } from "./sections/nine";
import { planSection, questionsSection } from "./sections/plan";
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
  givenAnswersSection,
];

/** A general report takes nothing from a person, and a sample shows no answers, whatever came in. */
function withoutStrayData(input: ReportInput): ReportInput {
  if (!input.profile) return { ...input, person: null, answers: null };
  return input.profile.evidence ? input : { ...input, answers: null };
}

/** Composes a report. The same input always gives the same document. */
export function buildDocument(rawInput: ReportInput): PersonalDocument {
  const input = withoutStrayData(rawInput);
  const { t, type, reportType, profile, brand, texts } = input;
  const name = typeName(input, type);
  const theme = t(`report.theme.${reportType}`);
  return {
    kind: "personal",
    reportType,
    ...envelope(input, {
      title: t("report.documentTitle", { brand, name, theme }),
      subject: { type, sample: profile !== null && profile.evidence === null },
      personal: profile !== null,
      fallback: texts.fallback,
      cover: {
        kicker: t(`report.kind.${reportType}`),
        title: t("report.typeTitle", { name }),
        theme,
        tagline: texts.depth.tagline,
        reader: readerLine(input),
        notices: coverNotices(t, { subject: subjectNotice(input), fallback: texts.fallback }),
      },
      sections: SECTIONS.map((section) => section(input)),
    }),
  };
}
