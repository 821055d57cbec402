import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { type AssessmentRun, editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import {
  deciderAnswers,
  heroAnswers,
  pairAnswers,
  toldScenes,
  workingType,
} from "@/lib/assessment/domain/run/selectors";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { ReportInput } from "@/lib/reports/domain/report-input";
import { answerRound, closeRun, towardSecond } from "@/tests/support/finished-run";
import { reportWords } from "@/tests/support/report-words";
import { PERSON } from "./samples";
import { sectionTexts } from "./text-of";

/** A run whose extra scenes are answered, with a wing of the type that it goes by then. */
function decidedRun(): AssessmentRun {
  const answered = answerRound(closeRun, towardSecond(closeRun));
  return { ...answered, block: { value: blocksOf(workingType(answered) ?? 1)[0].id, at: 1 } };
}

const DECIDED = decidedRun();
const EXTRA = deciderAnswers(DECIDED);

function inputOfRun(run: AssessmentRun, reportType: "standard" | "love", code: Locale): ReportInput {
  const profile = buildProfile(run);
  if (!profile) throw new Error("the run is not complete");
  const answers = { edition: editionVersion(run), pairs: pairAnswers(run), scenes: toldScenes(run) };
  const { type, evidence } = profile;
  return { profile, type, reportType, person: PERSON, answers, ...reportWords(code, type, reportType, evidence) };
}

const COUNTS: Readonly<Record<Locale, RegExp>> = {
  en: /eight scenes/,
  "hi-Latn": /aath scenes/,
  "hi-G4": /आठ सीन/,
  "ur-G4": /آٹھ منظر/,
};

describe.each(LOCALES)("extra scenes that count, in $code", ({ code }) => {
  test.each([
    ["standard", "hero"],
    ["love", "given"],
  ] as const)("are listed in the %s report, and counted in its method", (reportType, chapter) => {
    const input = inputOfRun(DECIDED, reportType, code);
    const document = buildDocument(input);
    const listed = sectionTexts(document, chapter);
    expect(Object.keys(EXTRA)).toHaveLength(4);
    for (const [id, type] of Object.entries({ ...EXTRA, ...heroAnswers(DECIDED) })) {
      const card = `hero.cards.${id}` as "hero.cards.general_001";
      expect(listed).toContain(input.t(`${card}.prompt`));
      expect(listed).toContain(input.t(`${card}.options.${type}` as "hero.cards.general_001.options.1"));
    }
    expect(sectionTexts(document, "method")).toMatch(COUNTS[code]);
    expect(sectionTexts(buildDocument(inputOfRun(closeRun, reportType, code)), "method")).not.toMatch(COUNTS[code]);
  });
});

test("the sentence about scenes counts them, and so does the evidence", () => {
  const input = inputOfRun(DECIDED, "standard", "en");
  const { type, profile } = input;
  const scenes = Object.entries(toldScenes(DECIDED));
  const taken = scenes.filter(([, chosen]) => chosen === type).length;
  const { offered = 0 } = profile?.evidence?.sceneAgreement ?? {};
  expect(profile?.evidence?.sceneAgreement).toEqual({ offered, taken });
  expect(taken).toBeGreaterThan(profile?.evidence?.heroAgreement ?? taken);
  const said = [sectionTexts(buildDocument(input), "answer"), sectionTexts(buildDocument(input), "hero")].join("\n");
  expect(said).toMatch(
    new RegExp(`${taken} of the ${offered} scenes|${taken} of ${offered} times|in ${offered} of your scenes`),
  );
});

test("a round that was left in the middle is no part of the report", () => {
  const [first = ""] = Object.keys(EXTRA);
  const begun = {
    ...closeRun,
    decider: { [first]: DECIDED.decider[first] ?? { value: 0, at: 1 } },
    deciderAccepted: DECIDED.deciderAccepted,
  };
  expect(toldScenes(begun)).toEqual(heroAnswers(begun));
});
