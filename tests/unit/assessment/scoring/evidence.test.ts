import fc from "fast-check";
import { PERSONALITY_TYPES, type PersonalityType, total } from "@/lib/assessment/domain/instrument/types";
import { comparisonsOf, winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { circularTriads, consistency, rankTypesByWins } from "@/lib/assessment/domain/scoring/evidence";
import { MAX_CIRCULAR_TRIADS } from "@/lib/assessment/domain/scoring/wording";
import { decideBy, following, partialAnswers, plainAnswers } from "../arbitraries";

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
        const table = rankTypesByWins(answers);
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
        expect(triads).toBeLessThanOrEqual(MAX_CIRCULAR_TRIADS);
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
    expect(circularTriads(circular)).toBe(MAX_CIRCULAR_TRIADS);
    expect(consistency(circular)).toBe(0);
  });

  test("are not told of incomplete answers", () => {
    expect(circularTriads({})).toBeUndefined();
    expect(consistency({ 1: { side: "left", strong: false } })).toBeUndefined();
  });
});
