import fc from "fast-check";
import { type ByType, byType, normalised, total } from "@/lib/assessment/domain/by-type";
import { comparisonsOf } from "@/lib/assessment/domain/comparisons";
import {
  calibratedCertainty,
  circularTriads,
  consistency,
  MAX_TRIADS,
  standings,
} from "@/lib/assessment/domain/evidence";
import { typePosterior } from "@/lib/assessment/domain/posterior";
import { detectedType, scoreAnswers } from "@/lib/assessment/domain/scoring";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/types";
import { winsByType } from "@/lib/assessment/domain/wins";
import { decideBy, following, markedAnswers, partialAnswers, plainAnswers } from "./arbitraries";

describe("wins", () => {
  test("are 0 to 8 and sum to the number of answers", () => {
    fc.assert(
      fc.property(partialAnswers, (answers) => {
        const wins = winsByType(answers);
        expect(total(wins)).toBe(Object.keys(answers).length);
        for (const type of PERSONALITY_TYPES) {
          expect(wins[type]).toBeGreaterThanOrEqual(0);
          expect(wins[type]).toBeLessThanOrEqual(8);
        }
      }),
    );
  });

  test("stand in falling order, each type once", () => {
    fc.assert(
      fc.property(plainAnswers, (answers) => {
        const table = standings(answers);
        expect(new Set(table.map(({ type }) => type)).size).toBe(9);
        table.slice(1).forEach(({ wins }, index) => {
          expect(wins).toBeLessThanOrEqual(table[index]?.wins ?? 0);
        });
      }),
    );
  });
});

describe("circular triads", () => {
  /** Counted one by one: three types, each of which won one of its two meetings with the others. */
  function counted(answers: Parameters<typeof comparisonsOf>[0]): number {
    const beats = new Set(comparisonsOf(answers).map(({ winner, loser }) => `${winner}>${loser}`));
    const circle = (a: number, b: number, c: number) =>
      [`${a}>${b}`, `${b}>${c}`, `${c}>${a}`].every((met) => beats.has(met));
    return PERSONALITY_TYPES.flatMap((a) =>
      PERSONALITY_TYPES.flatMap((b) =>
        PERSONALITY_TYPES.filter((c) => a < b && b < c && (circle(a, b, c) || circle(c, b, a))),
      ),
    ).length;
  }

  test("from the wins are those counted one by one, 0 to 30", () => {
    fc.assert(
      fc.property(plainAnswers, (answers) => {
        const triads = circularTriads(answers) ?? Number.NaN;
        expect(triads).toBe(counted(answers));
        expect(triads).toBeLessThanOrEqual(MAX_TRIADS);
        expect(consistency(answers)).toBeCloseTo(1 - triads / 30, 12);
      }),
    );
  });

  test("are 0 exactly for answers that follow one order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...PERSONALITY_TYPES], { minLength: 9 }), (order) => {
        expect(circularTriads(following(order))).toBe(0);
        expect(consistency(following(order))).toBe(1);
      }),
    );
  });

  test("reach 30 where each type beats the four after it", () => {
    const after = (a: PersonalityType, b: PersonalityType) => (b - a + 9) % 9 <= 4;
    const circular = decideBy({}, (left, right) => (after(left, right) ? left : right));
    expect(circularTriads(circular)).toBe(MAX_TRIADS);
    expect(consistency(circular)).toBe(0);
  });

  test("are not told of incomplete answers", () => {
    expect(circularTriads({})).toBeUndefined();
    expect(consistency({ 1: { side: "left", strong: false } })).toBeUndefined();
  });
});

describe("certainty", () => {
  const two = (first: number, second: number): ByType =>
    byType((type) => (type === 3 ? first : type === 8 ? second : (1 - first - second) / 7));

  test.each([
    [0.97, 0.02, 9, false],
    [0.62, 0.2, 6, false],
    [0.45, 0.4, 5, true],
    [0.4, 0.2, 4, false],
    [0.4, 0.21, 4, true],
    [0.12, 0.111, 1, true],
  ])("%d before %d is %i in ten; close: %s", (first, second, outOfTen, close) => {
    expect(calibratedCertainty(two(first, second))).toEqual({
      type: 3,
      probability: first,
      outOfTen,
      runnerUp: 8,
      runnerUpProbability: second,
      close,
    });
  });

  test("never says none or all in ten", () => {
    expect(calibratedCertainty(normalised(byType((type) => (type === 1 ? 1 : 1e-12)))).outOfTen).toBe(9);
    expect(calibratedCertainty(byType(() => 0.04)).outOfTen).toBe(1);
  });

  test("names the type that the scoring goes on with", () => {
    fc.assert(
      fc.property(markedAnswers, (answers) => {
        const { type } = calibratedCertainty(typePosterior(answers), answers);
        expect(type).toBe(detectedType(scoreAnswers(answers)));
      }),
    );
  });
});
