import fc from "fast-check";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { drawPortraits, hasReadNothing, portraitQuestion } from "@/lib/assessment/domain/portraits/question";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { certaintyEvidence } from "@/lib/assessment/domain/run/profile";
import { workingType } from "@/lib/assessment/domain/run/selectors";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { clearRun, dividedRun, finishedRun, ofFirstEdition } from "@/tests/support/finished-run";
import { markedAnswers } from "../arbitraries";

const someRun = fc.record({ answers: markedAnswers, runId: fc.uuid() }).map(({ answers, runId }) => ({
  ...finishedRun(answers),
  runId,
}));

test("it is the run's type and another one, with the probabilities that the results then say", () => {
  fc.assert(
    fc.property(someRun, (run) => {
      const question = portraitQuestion(run);
      const evidence = certaintyEvidence(run);
      const type = workingType(run);
      const certainty = typeCertainty(evidence, type ?? 1);
      expect(question).toMatchObject({ leader: type, leaderShare: certainty.share, band: certainty.band });
      expect(question?.other).not.toBe(type);
      expect(question?.otherShare).toBe(evidence.posterior[question?.other ?? 1]);
      expect(question?.kind === "runnerUp").toBe(question?.other === certainty.other);
    }),
    { numRuns: 15 },
  );
});

test("one run always meets the same question, whatever comes after the scenes", () => {
  fc.assert(
    fc.property(someRun, (run) => {
      const earlier: AssessmentRun = { ...run, block: null, colors: null, tokens: null };
      expect(portraitQuestion(earlier)).toEqual(portraitQuestion(run));
    }),
    { numRuns: 10 },
  );
});

test("both kinds and both orders come in half of the runs, and each of the other seven types", () => {
  const RUNS = 1_000;
  const drawn = Array.from({ length: RUNS }, (_none, at) => drawPortraits(`run-${at}`, 4, 9));
  const random = drawn.filter(({ kind }) => kind === "random");
  // A fair coin leaves 400 to 600 of 1,000, and two coins 160 to 340, in one of a billion trials.
  for (const shown of [random, drawn.filter(({ leaderFirst }) => leaderFirst)]) {
    expect(shown.length).toBeGreaterThan(400);
    expect(shown.length).toBeLessThan(600);
  }
  const both = random.filter(({ leaderFirst }) => leaderFirst);
  expect(both.length).toBeGreaterThan(160);
  expect(both.length).toBeLessThan(340);
  const types = PERSONALITY_TYPES.filter((type) => type !== 4 && type !== 9);
  expect([...new Set(random.map(({ other }) => other))].sort()).toEqual(types);
  // About 71 of each are expected.
  for (const type of types) expect(random.filter(({ other }) => other === type).length).toBeGreaterThan(30);
  expect(new Set(drawn.filter(({ kind }) => kind === "runnerUp").map(({ other }) => other))).toEqual(new Set([9]));
});

test.each([
  ["the second edition", clearRun],
  ["the first edition", ofFirstEdition(clearRun)],
  ["pairs and scenes that disagree", dividedRun],
])("%s has a question", (_name, run) => {
  const question = portraitQuestion(run);
  expect(question?.leader).toBe(workingType(run));
  expect(question?.band === "divided").toBe(run === dividedRun);
});

test("there is no question before pairs and scenes are answered, for answers that cannot be scored, or for the sample", () => {
  const { "1": _open, ...pairs } = clearRun.rheti;
  const { general_003: _scene, ...scenes } = clearRun.hero;
  const unreadable = { ...clearRun.rheti, "37": { value: { side: "left", strong: false }, at: 1 } } as const;
  const runs = [{ rheti: pairs }, { hero: scenes }, { rheti: { ...pairs, "37": unreadable["37"] } }, { sample: true }];
  for (const change of runs) expect(portraitQuestion({ ...clearRun, ...change })).toBeNull();
  expect(portraitQuestion(clearRun)).not.toBeNull();
});

test("whoever has come to the blocks or beyond has read something of their type", () => {
  const start: AssessmentRun = { ...clearRun, block: null, colors: null, tokens: null };
  const { block, colors, tokens } = clearRun;
  expect(hasReadNothing(start)).toBe(true);
  const later: Partial<AssessmentRun>[] = [
    { block },
    { block: { value: null, at: 2 } },
    { colors },
    { tokens },
    { completedAt: 5 },
    { decider: { targeted_1v3_001: { value: 0, at: 2 } } },
  ];
  for (const change of later) expect(hasReadNothing({ ...start, ...change })).toBe(false);
});
