import { isTheme, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { type ReportInput, typeName } from "../report-input";
import { rosetteValues } from "../rosette";
import type { PersonalDocument, Section } from "./document";
import { coverNotices, envelope, readerLine, subjectNotice } from "./envelope";
import { answerSection } from "./sections/answer";
import { chapterSection, depthSection } from "./sections/chapter";
import { evidenceSection } from "./sections/evidence";
import { givenAnswersSection, heroSection } from "./sections/given-answers";
import { instinctsSection } from "./sections/instincts";
import { lookalikeSection } from "./sections/lookalike";
import { methodSection, readingSection } from "./sections/method";
import { nineSection } from "./sections/nine";
import { planSection, questionsSection } from "./sections/plan";
import { statesSection } from "./sections/states";
import { wingSection } from "./sections/wing";
import { withMeSection } from "./sections/withme";

type BuildSection = (input: ReportInput) => Section | null;

/** What a report says of the type itself, apart from its theme. */
const TYPE_SECTIONS: readonly BuildSection[] = [
  nineSection,
  lookalikeSection,
  depthSection,
  wingSection,
  statesSection,
  instinctsSection,
];

/** The chapters in reading order, the theme first where there is one; a chapter that has nothing to say returns null. */
const sectionsOf = (reportType: ReportType): readonly BuildSection[] => [
  answerSection,
  readingSection,
  evidenceSection,
  ...(isTheme(reportType) ? [chapterSection, ...TYPE_SECTIONS] : [...TYPE_SECTIONS, chapterSection]),
  heroSection,
  withMeSection,
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
        ...(profile?.evidence && {
          rosette: { values: rosetteValues(profile.evidence.wins), alternative: t("report.cover.rosette") },
        }),
      },
      sections: sectionsOf(reportType).map((section) => section(input)),
    }),
  };
}
