import fc from "fast-check";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { detectedType, scoreAnswers as scoreBy } from "@/lib/assessment/domain/scoring/score-answers";
import { following, markedAnswers, sweep } from "../arbitraries";

const scoreAnswers = (input: unknown) => scoreBy(input, edition(2));
const complete = following(PERSONALITY_TYPES);
const without = (id: number): PairAnswers =>
  Object.fromEntries(Object.entries(complete).filter(([key]) => key !== String(id)));

describe("complete answers", () => {
  test("are confident or uncertain, and go on with the leader of the posterior", () => {
    fc.assert(
      fc.property(markedAnswers, (answers) => {
        const outcome = scoreAnswers(answers);
        const { leader, runnerUp } = rankTypes(typePosterior(answers, edition(2)), answers);
        expect(detectedType(outcome)).toBe(leader);
        if (outcome.kind === "confident") {
          expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
          expect(outcome.confidence).toBeLessThanOrEqual(1);
          expect(winsByType(answers)[outcome.type]).toBeGreaterThanOrEqual(5);
        } else {
          expect(outcome).toEqual({
            kind: "uncertain",
            type: -1,
            candidates: [leader, runnerUp],
            adopted: leader,
            confidence: 0.5,
          });
        }
      }),
    );
  });

  test.each(PERSONALITY_TYPES)("in which type %i wins everything, emphasised, are confident", (type) => {
    const swept = sweep(following([...PERSONALITY_TYPES].reverse()), type);
    const marked = Object.fromEntries(
      Object.entries(swept).map(([id, answer]) => [id, answer && { ...answer, strong: true }]),
    );
    expect(scoreAnswers(marked)).toMatchObject({ kind: "confident", type });
  });

  test("that go round in circles are uncertain", () => {
    const next = (type: number, step: number) => ((type - 1 + step) % 9) + 1;
    const circular = answersWhere((left, right) => [1, 2, 3, 4].some((step) => next(left, step) === right));
    expect(scoreAnswers(circular)).toMatchObject({ kind: "uncertain", type: -1, adopted: 6, confidence: 0.5 });
  });
});

function answersWhere(leftWins: (left: number, right: number) => boolean): PairAnswers {
  return Object.fromEntries(
    PAIRS.map(({ id, left, right }) => [
      id,
      { side: leftWins(left, right) ? "left" : "right", strong: false } as const,
    ]),
  );
}

describe("what cannot be scored falls back to type 1 at 0.5", () => {
  const throwing = { ...complete };
  Object.defineProperty(throwing, 7, {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });

  test.each([
    ["nothing", undefined, "malformed"],
    ["null", null, "malformed"],
    ["a number", 7, "malformed"],
    ["a list", [], "malformed"],
    ["no answers", {}, "incomplete"],
    ["a missing answer", without(36), "incomplete"],
    ["an unknown pair", { ...complete, 37: { side: "left", strong: false } }, "unknown-pair"],
    ["a pair by another spelling", { ...without(1), "01": { side: "left", strong: false } }, "unknown-pair"],
    ["an inherited sheet", Object.create(complete), "incomplete"],
    ["an unknown side", { ...complete, 3: { side: "middle", strong: false } }, "malformed"],
    ["a bare side", { ...complete, 3: "left" }, "malformed"],
    ["a null answer", { ...complete, 3: null }, "malformed"],
    ["emphasis that is no boolean", { ...complete, 3: { side: "left", strong: 1 } }, "malformed"],
    ["a getter that throws", throwing, "error"],
  ])("%s", (_, input, reason) => {
    const outcome = scoreAnswers(input);
    expect(outcome).toEqual({ kind: "invalid", adopted: 1, confidence: 0.5, reason });
    expect(detectedType(outcome)).toBe(1);
  });

  test("anything at all, without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(scoreAnswers(input)).toMatchObject({ kind: "invalid", adopted: 1, confidence: 0.5 });
      }),
    );
  });
});
