import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { RunsView } from "@/components/account/reports/runs/runs-panel";
import { Consistency } from "@/components/assessment/results/consistency";
import { ProfileTable } from "@/components/assessment/results/profile-table";
import { ResultHeader } from "@/components/assessment/results/result-header";
import { LanguageProvider } from "@/components/layout/language-provider";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type AssessmentRun, editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { buildProfile, type Profile, type TypeEvidence } from "@/lib/assessment/domain/run/profile";
import { toRunRecord } from "@/lib/assessment/domain/run/run-record";
import { pairAnswers, toldScenes } from "@/lib/assessment/domain/run/selectors";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { CERTAINTY_BANDS, type CertaintyBand, tenths, typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import type { ContentBlock, Section } from "@/lib/reports/domain/document/document";
import { answerSection } from "@/lib/reports/domain/document/sections/answer";
import { readingSection } from "@/lib/reports/domain/document/sections/method";
import { nineSection } from "@/lib/reports/domain/document/sections/nine";
import { matchSide } from "@/lib/reports/domain/match/compare";
import type { Personal, ReportInput } from "@/lib/reports/domain/report-input";
import { finishedRun, ofFirstEdition, scenesToward } from "@/tests/support/finished-run";
import { englishMessages } from "@/tests/support/render";
import { following } from "@/tests/unit/assessment/arbitraries";
import { inputOf } from "@/tests/unit/reports/samples";

jest.setTimeout(900_000);
// The slowest part of a run's evidence, a list of pairs that has no band.
jest.mock("@/lib/assessment/domain/scoring/closest-flips", () => ({
  closestFlips: () => [1, 2],
  flipSearch: jest.fn(),
}));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

const RUNS = 600;

/** Pairs that follow some order of the types, but for some: from quite clear to quite random. */
const someAnswers: fc.Arbitrary<PairAnswers> = fc
  .record({
    order: fc.shuffledSubarray([...PERSONALITY_TYPES], { minLength: 9 }),
    turned: fc.subarray(PAIRS.map(({ id }) => id)),
    strong: fc.subarray(PAIRS.map(({ id }) => id)),
  })
  .map(({ order, turned, strong }) =>
    Object.fromEntries(
      Object.entries(following(order)).map(([id, answer]) => {
        const side = turned.includes(Number(id)) === (answer?.side === "left") ? "right" : "left";
        return [id, { side, strong: strong.includes(Number(id)) }];
      }),
    ),
  );

/** Complete runs of both editions, whose scenes point to any type. */
const someRuns = fc
  .record({ answers: someAnswers, scenes: fc.constantFrom(...PERSONALITY_TYPES), first: fc.boolean() })
  .map(({ answers, scenes, first }): AssessmentRun => {
    const run = { ...finishedRun(answers), hero: scenesToward(scenes) };
    return first ? ofFirstEdition(run) : run;
  });

const general = new Map<PersonalityType, ReportInput>();

function reportInput(run: AssessmentRun, profile: Profile): Personal<ReportInput> {
  const input = general.get(profile.type) ?? inputOf(profile.type, "standard", null);
  general.set(profile.type, input);
  return {
    ...input,
    profile,
    answers: { edition: editionVersion(run), pairs: pairAnswers(run), scenes: toldScenes(run) },
  };
}

const paragraphsOf = ({ blocks }: Section) =>
  blocks.flatMap((block: ContentBlock) => (block.kind === "paragraph" ? [block.text] : []));

interface Case {
  readonly run: AssessmentRun;
  readonly answers: PairAnswers;
  readonly profile: Profile;
  readonly evidence: TypeEvidence;
}

function toCase(run: AssessmentRun): Case {
  const answers = pairAnswers(run);
  const profile = buildProfile(run);
  if (!profile?.evidence) throw new Error("the run has no evidence");
  return { run, answers, profile, evidence: profile.evidence };
}

/** What the results page and the list of runs show of it. */
function Shown({ run, answers, profile, evidence }: Case) {
  const { type } = profile;
  return (
    <article>
      <ResultHeader type={type} certainty={typeCertainty(evidence, type)} triads={evidence.circularTriads} />
      <ProfileTable evidence={evidence} order={rankTypes(evidence.posterior, answers).order} />
      <Consistency type={type} evidence={evidence} flips={evidence.closestFlips} decided={false} open />
      <RunsView runs={[toRunRecord({ id: "a", completedAt: new Date(0), profile, answers: run })]} />
    </article>
  );
}

/**
 * One article a run, drawn under one provider, which reads each message once. In a document of its own: what stands in
 * the window's is looked through whenever a name of the window is read.
 */
function draw(cases: readonly Case[]): readonly Element[] {
  const html = renderToStaticMarkup(
    <LanguageProvider locale="en" messagesJson={JSON.stringify(englishMessages)}>
      {cases.map((each, at) => (
        <Shown key={at} {...each} />
      ))}
    </LanguageProvider>,
  );
  return [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("article")];
}

const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** "about 6 in 10", wherever it stands. */
const inTen = (text: string | null | undefined) => /about (\d) in 10/i.exec(text ?? "")?.[1];

/** A type as English texts name it. */
const nameOf = (type: PersonalityType) => englishMessages.results.typeNames[type];

test(`page, report, list, comparison and decider say the same of ${RUNS} random runs`, () => {
  const seen = new Map<CertaintyBand, number>();
  let sketches = 0;
  const capsSeen = new Set<boolean>();
  const orders = new Set<boolean>();
  const cases = fc.sample(someRuns, { numRuns: RUNS, seed: 36 }).map(toCase);
  const articles = draw(cases);
  expect(articles).toHaveLength(RUNS);
  for (const [at, { run, profile, evidence }] of cases.entries()) {
    const shown = articles[at] ?? document.body;
    const certainty = typeCertainty(evidence, profile.type);
    const { band, other } = certainty;
    seen.set(band, (seen.get(band) ?? 0) + 1);
    const input = reportInput(run, profile);
    const nine = nineSection(input);

    // How sure: one sentence on the page and in the report; the list and the decider have its figure.
    const [sentence] = paragraphsOf(answerSection(input));
    expect(texts(shown, ".lede")).toEqual([sentence]);
    expect(inTen(texts(shown, "li")[0])).toBe(inTen(sentence));
    const round = deciderRound(run);
    if (editionVersion(run) === 1) expect(round !== null).toBe(band === "close");
    if (round && band !== "divided") expect(`${round.before.outOfTen}`).toBe(inTen(sentence));
    // Where pairs and scenes disagree both are named, each with its figure, and the extra scenes are offered.
    if (band === "divided") {
      expect(round?.before.type).toBe(other);
      for (const type of [profile.type, other]) expect(sentence).toContain(`the ${nameOf(type)}`);
      expect(sentence).toContain(`about ${tenths(certainty.otherShare)} in 10 the ${nameOf(other)}`);
    }
    expect(matchSide(profile).certainty).toBe(band);

    // Answers that contradict each other as often as random ones bear no firm word, at the top or in "how to read".
    const advice = paragraphsOf(readingSection(input)).join(" ");
    const random = evidence.circularTriads >= 21;
    if (random) sketches += 1;
    for (const text of [sentence ?? "", advice, texts(shown, "li")[0] ?? ""]) {
      expect(text.includes("first sketch")).toBe(random);
      if (random) expect(text).not.toMatch(/clearly|fairly firm/);
    }
    if (/fairly firm/.test(advice)) expect(sentence).toMatch(/clearly/);
    // Who is ahead is never called second.
    if (certainty.otherShare > certainty.share) expect(advice).not.toContain("second candidate");

    // How steady: the page has the report's sentence.
    expect(paragraphsOf(nine)).toContain(texts(shown, "[aria-labelledby=steady-title] p")[0]);

    // A figure that is higher than words ever say is explained beside it, in both places.
    const { capped } = englishMessages.report.nine;
    const isCapped = evidence.certainty.probability >= 0.95;
    capsSeen.add(isCapped);
    expect(paragraphsOf(nine).includes(capped)).toBe(isCapped);
    expect(texts(shown, "[aria-labelledby=profile-title] > p")[0]?.includes(capped)).toBe(isCapped);

    // Who stands below with more pairs is told why.
    const { outOfOrder } = englishMessages.results.profile;
    const { order } = rankTypes(evidence.posterior, pairAnswers(run));
    const isOutOfOrder = order.some((type, place) => evidence.wins[type] > evidence.wins[order[place - 1] ?? type]);
    orders.add(isOutOfOrder);
    expect(texts(shown, "[aria-labelledby=profile-title] > p")[0]?.includes(outOfOrder)).toBe(isOutOfOrder);

    // The nine figures, in one order.
    const bars = nine.blocks.find((block) => block.kind === "figure");
    const rows = bars?.figure.kind === "bars" ? bars.figure.rows : [];
    expect(texts(shown, "td > .block:first-child")).toEqual(rows.map(({ display }) => display));
  }
  expect(sketches).toBeGreaterThan(RUNS / 50);
  expect(capsSeen.size).toBe(2);
  expect(orders.size).toBe(2);
  for (const band of CERTAINTY_BANDS) expect(seen.get(band) ?? 0).toBeGreaterThan(RUNS / 50);
});
