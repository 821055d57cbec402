import fc from "fast-check";
import { pairAction } from "@/components/assessment/rheti/use-pair-keys";
import {
  answerAfterTap,
  initialPair,
  loadPosition,
  nextUnanswered,
  pairsFromQuery,
  pairsToShow,
  savePosition,
  unansweredPairs,
} from "@/components/assessment/rheti/use-pair-navigation";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { partialAnswers } from "@/tests/unit/assessment/arbitraries";

const ALL = pairsToShow(null);
const anyPair = fc.constantFrom(...PAIRS.map(({ id }) => id));
const anySide = fc.constantFrom("left" as const, "right" as const);

test.each([
  ["3,17,20", [3, 17, 20]],
  ["20, 3,3", [3, 20]],
  ["0,37,-1,2.5,x,12", [12]],
  ["", null],
  ["none", null],
  [null, null],
])("the query %p names the pairs %p", (query, pairs) => {
  expect(pairsFromQuery(query)).toEqual(pairs);
});

test("a walk without names is the whole questionnaire", () => {
  expect(ALL).toEqual(PAIRS.map(({ id }) => id));
});

test("the next open pair is open, and there is none exactly when all are answered", () => {
  fc.assert(
    fc.property(partialAnswers, anyPair, (answers, from) => {
      const next = nextUnanswered(ALL, answers, from);
      const open = unansweredPairs(ALL, answers);
      expect(next === null).toBe(open.length === 0);
      if (next !== null) expect(open).toContain(next);
      const onward = open.filter((id) => id > from);
      if (onward.length > 0) expect(next).toBe(Math.min(...onward));
    }),
  );
});

test("following the next open pair answers every pair", () => {
  fc.assert(
    fc.property(partialAnswers, (start) => {
      let answers = start;
      let at: number | null = initialPair(ALL, answers, null);
      let steps = 0;
      while (at !== null && steps <= ALL.length) {
        if (!answers[at]) answers = { ...answers, [at]: { side: "left", strong: false } };
        at = nextUnanswered(ALL, answers, at);
        steps += 1;
      }
      expect(unansweredPairs(ALL, answers)).toEqual([]);
    }),
  );
});

test("a walk starts at the remembered pair if it is one of its own, else at the first open one", () => {
  const answers = { 1: { side: "left", strong: false } } as const;
  expect(initialPair(ALL, answers, 9)).toBe(9);
  expect(initialPair(ALL, answers, null)).toBe(2);
  expect(initialPair([1, 5], answers, 9)).toBe(5);
  expect(initialPair([1], answers, null)).toBe(1);
  expect(initialPair([1, 3], { ...answers, 3: answers[1] }, null)).toBe(1);
});

test("a tap always chooses; strongly comes with the second tap on the same statement and goes with the third", () => {
  fc.assert(
    fc.property(anySide, anySide, fc.boolean(), (before, side, strong) => {
      const once = answerAfterTap({ side: before, strong }, side);
      expect(once.side).toBe(side);
      expect(once.strong).toBe(before === side && !strong);
      expect(answerAfterTap(answerAfterTap(once, side), side)).toEqual(once);
    }),
  );
  expect(answerAfterTap(undefined, "right")).toEqual({ side: "right", strong: false });
});

test.each([
  ["ArrowLeft", false, false, "left"],
  ["ArrowRight", false, false, "right"],
  ["ArrowLeft", true, false, "right"],
  ["ArrowRight", true, false, "left"],
  ["ArrowUp", false, false, null],
  ["ArrowDown", false, false, null],
  ["ArrowUp", false, true, "left"],
  ["ArrowDown", true, true, "right"],
  ["Backspace", false, false, "previous"],
  ["PageUp", true, true, "previous"],
  ["PageDown", false, false, "next"],
  ["Enter", false, false, null],
  [" ", false, true, null],
])("%s (rtl %p, stacked %p) means %p", (key, rtl, stacked, action) => {
  expect(pairAction(key, { rtl, stacked })).toBe(action);
});

test("a place is recalled in its own run and its own walk only", () => {
  savePosition({ runId: "run", pairIds: [3, 17], pair: 17 });
  expect(loadPosition({ runId: "run", pairIds: [3, 17] })).toBe(17);
  expect(loadPosition({ runId: "other", pairIds: [3, 17] })).toBeNull();
  expect(loadPosition({ runId: "run", pairIds: [3, 17, 20] })).toBeNull();
  expect(loadPosition({ runId: "run", pairIds: [3] })).toBeNull();
});
