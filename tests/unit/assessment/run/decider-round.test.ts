import fc from "fast-check";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { posteriorOf, workingType } from "@/lib/assessment/domain/run/selectors";
import { answerRound, clearRun, closeRun, finishedRun } from "@/tests/support/finished-run";
import { plainAnswers } from "../arbitraries";

const accepted = (value: boolean) => ({ value, at: 2 });

test("a round is offered exactly where the leaders are close", () => {
  fc.assert(
    fc.property(plainAnswers, (answers) => {
      const draft = finishedRun(answers);
      const values = Object.values(posteriorOf(draft)).sort((a, b) => b - a);
      const [first = 0, second = 0] = values;
      expect(deciderRound(draft) !== null).toBe(first < 2 * second);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ["an empty run", newRun("a", 1, "standard")],
  ["the sample", { ...closeRun, sample: true }],
  ["a run with an open pair", { ...closeRun, rheti: { ...closeRun.rheti, "1": { value: null, at: 1 } } }],
])("%s has no round", (_name, draft) => {
  expect(deciderRound(draft)).toBeNull();
});

test("the place is the first open scene, and without answers nothing changes", () => {
  const round = deciderRound(closeRun);
  expect(round).toMatchObject({ answered: 0, decision: null });
  expect(round?.after).toEqual(round?.before);
  const full = answerRound(closeRun, () => 0);
  expect(deciderRound(full)?.answered).toBe(round?.cards.length);
  const second = round?.cards[1]?.id ?? "";
  const reopened = { ...full, decider: { ...full.decider, [second]: { value: null, at: 3 } } };
  expect(deciderRound(reopened)?.answered).toBe(1);
});

test.each([0, 1])("what the round shows (option %i throughout) is what acceptance gives", (index) => {
  const full = answerRound(closeRun, () => index);
  const round = deciderRound(full);
  expect(workingType(full)).toBe(round?.before.type);
  expect(workingType({ ...full, deciderAccepted: accepted(true) })).toBe(round?.after.type);
  expect(workingType({ ...full, deciderAccepted: accepted(false) })).toBe(round?.before.type);
});

test("an accepted outcome stays open to a second thought, even where the leaders are not close any more", () => {
  expect(deciderRound(clearRun)).toBeNull();
  expect(deciderRound({ ...clearRun, deciderAccepted: accepted(true) })?.decision).toBe(true);
  expect(deciderRound({ ...clearRun, deciderAccepted: accepted(false) })).toBeNull();
});
