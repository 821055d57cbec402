import fc from "fast-check";
import { HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { typeEvidence } from "@/lib/assessment/domain/run/profile";
import { isDecided, posteriorOf, workingType } from "@/lib/assessment/domain/run/selectors";
import {
  answerRound,
  clearRun,
  closeFirstRun,
  closeRun,
  dividedRun,
  finishedRun,
  ofFirstEdition,
} from "@/tests/support/finished-run";
import { plainAnswers } from "../arbitraries";

const accepted = (value: boolean) => ({ value, at: 2 });

test.each([
  ["an empty run", newRun("a", 1, "standard")],
  ["the sample", { ...closeRun, sample: true }],
  ["a run with an open pair", { ...closeRun, rheti: { ...closeRun.rheti, "1": { value: null, at: 1 } } }],
])("%s has no round, in either edition", (_name, draft) => {
  expect(deciderRound(draft)).toBeNull();
  expect(deciderRound(ofFirstEdition(draft))).toBeNull();
});

describe("in the first edition", () => {
  test("a round is offered exactly where the leaders are close", () => {
    fc.assert(
      fc.property(plainAnswers, (answers) => {
        const draft = ofFirstEdition(finishedRun(answers));
        const values = Object.values(posteriorOf(draft)).sort((a, b) => b - a);
        const [first = 0, second = 0] = values;
        expect(deciderRound(draft) !== null).toBe(first < 2 * second);
      }),
      { numRuns: 30 },
    );
  });

  test("the place is the first open scene, and without answers nothing changes", () => {
    const round = deciderRound(closeFirstRun);
    expect(round).toMatchObject({ answered: 0, decision: null, binding: false });
    expect(round?.after).toEqual(round?.before);
    const full = answerRound(closeFirstRun, () => 0);
    expect(deciderRound(full)?.answered).toBe(round?.cards.length);
    const second = round?.cards[1]?.id ?? "";
    const reopened = { ...full, decider: { ...full.decider, [second]: { value: null, at: 3 } } };
    expect(deciderRound(reopened)?.answered).toBe(1);
  });

  test.each([0, 1])("what the round shows (option %i throughout) is what acceptance gives", (index) => {
    const full = answerRound(closeFirstRun, () => index);
    const round = deciderRound(full);
    expect(workingType(full)).toBe(round?.before.type);
    expect(workingType({ ...full, deciderAccepted: accepted(true) })).toBe(round?.after.type);
    expect(workingType({ ...full, deciderAccepted: accepted(false) })).toBe(round?.before.type);
  });

  test("an accepted outcome stays open to a second thought, even where the leaders are not close any more", () => {
    const clear = ofFirstEdition(clearRun);
    expect(deciderRound(clear)).toBeNull();
    expect(deciderRound({ ...clear, deciderAccepted: accepted(true) })?.decision).toBe(true);
    expect(deciderRound({ ...clear, deciderAccepted: accepted(false) })).toBeNull();
  });
});

describe("since the second edition", () => {
  /** The first cards of the round answered; agreed to, or not. */
  function answerFirst(draft: AssessmentRun, count: number, agreed = true): AssessmentRun {
    const cards = deciderRound(draft)?.cards.slice(0, count) ?? [];
    const decider = Object.fromEntries(cards.map(({ id }, at) => [id, { value: 1, at: 10 + at }]));
    return { ...draft, decider, deciderAccepted: agreed ? accepted(true) : null };
  }

  test("a clear run is offered none; one whose scenes disagree with its pairs always is", () => {
    expect(deciderRound(clearRun)).toBeNull();
    expect(deciderRound(dividedRun)).toMatchObject({ binding: true, answered: 0, decision: null });
  });

  test("no card of the hero moments is in it, and none twice", () => {
    for (const draft of [closeRun, dividedRun]) {
      const ids = deciderRound(draft)?.cards.map(({ id }) => id) ?? [];
      expect(new Set(ids).size).toBe(4);
      expect(ids.filter((id) => (HERO_CARD_IDS as readonly string[]).includes(id))).toEqual([]);
    }
  });

  test("nothing counts before the last card, and nothing that was not agreed to", () => {
    const before = posteriorOf(closeRun);
    for (const count of [0, 1, 2, 3]) {
      const draft = answerFirst(closeRun, count);
      expect(posteriorOf(draft)).toEqual(before);
      expect(deciderRound(draft)).toMatchObject({ answered: count, decision: null });
      expect(deciderRound(draft)?.after).toEqual(deciderRound(draft)?.before);
    }
    expect(posteriorOf(answerFirst(closeRun, 4, false))).toEqual(before);
    const full = answerFirst(closeRun, 4);
    expect(isDecided(full)).toBe(true);
    expect(posteriorOf(full)).not.toEqual(before);
    expect(deciderRound(full)?.after.type).toBe(workingType(full));
    expect(typeEvidence(full)?.certainty.type).toBe(workingType(full));
  });

  test("the cards that are answered stay, in their order, whatever else changes", () => {
    const half = answerFirst(closeRun, 2);
    const moved = { ...half, hero: { ...half.hero, general_001: { value: 8, at: 50 } } };
    const ids = (draft: AssessmentRun) => deciderRound(draft)?.cards.map(({ id }) => id) ?? [];
    expect(ids(moved).slice(0, 2)).toEqual(Object.keys(half.decider));
    expect(ids(moved)).toHaveLength(4);
  });

  test("the pairs alone name the type until a round is complete", () => {
    const evidence = typeEvidence(dividedRun);
    expect(workingType(dividedRun)).toBe(evidence?.byPairs?.type);
    expect(evidence?.certainty.type).not.toBe(evidence?.byPairs?.type);
  });
});
