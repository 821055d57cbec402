import { HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import { type AssessmentRun, editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { pairAnswers, toldScenes } from "@/lib/assessment/domain/run/selectors";
import type { Translator } from "@/lib/platform/i18n/translator";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { ReportInput } from "@/lib/reports/domain/report-input";
import { clearRun, dividedRun, ofFirstEdition } from "@/tests/support/finished-run";
import { inputOf } from "./samples";
import { sectionTexts } from "./text-of";

/** The input of a run's report; with `keys` each text is its key, so that it can be seen where a word comes from. */
function inputOfRun(run: AssessmentRun, keys = false): ReportInput {
  const profile = buildProfile(run);
  if (!profile) throw new Error("the run is not complete");
  const general = inputOf(profile.type, "standard", null);
  const answers = { edition: editionVersion(run), pairs: pairAnswers(run), scenes: toldScenes(run) };
  const input = { ...general, profile, person: { firstName: "Noor", lastName: "Okonkwo" }, answers };
  return keys ? { ...input, t: ((key: string) => key) as Translator } : input;
}

test.each([
  [1, "rheti1.pairs.7.left", "hero1.cards.general_002.prompt", ofFirstEdition(clearRun)],
  [2, "rheti.pairs.7.left", "hero.cards.general_002.prompt", clearRun],
] as const)("a run of edition %i is shown with its own words", (_edition, statement, prompt, run) => {
  const document = buildDocument(inputOfRun(run, true));
  const [given, hero] = [sectionTexts(document, "given"), sectionTexts(document, "hero")];
  expect(given).toContain(statement);
  expect(hero).toContain(prompt);
  for (const { id } of HERO_CARDS) expect(hero).toContain(`${prompt.split(".")[0]}.cards.${id}.prompt`);
});

test("the report says whether the scenes count", () => {
  const method = (run: AssessmentRun) => sectionTexts(buildDocument(inputOfRun(run)), "method");
  const first = method(ofFirstEdition(clearRun));
  expect(first).toContain("they don’t change the result");
  expect(first).not.toContain("four scenes ask");
  expect(method(clearRun)).toContain("four scenes ask what you would do");
  expect(method(clearRun)).toContain("agreed beforehand that they count");
});

test("where pairs and scenes disagree the first page names both types, and they are set side by side", () => {
  const input = inputOfRun(dividedRun);
  const { evidence, type } = input.profile ?? {};
  const name = (each: number | undefined) => input.t(`report.typeNames.${each as 1}`);
  const document = buildDocument(input);
  const answer = sectionTexts(document, "answer");
  const leader = evidence?.certainty.type;
  expect(answer).toContain(`The 36 pairs alone point to the ${name(type)}; with the scenes, the ${name(leader)} leads`);
  expect(document.sections.find(({ id }) => id === "lookalike")?.title).toBe(
    input.t("report.lookalike.title", { name: name(type), other: name(leader) }),
  );
});
