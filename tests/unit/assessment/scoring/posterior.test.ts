import fc from "fast-check";
import { TYPE_WEIGHTS } from "@/lib/assessment/domain/instrument/constants";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import {
  type ByType,
  byType,
  normalised,
  PERSONALITY_TYPES,
  type PersonalityType,
  total,
} from "@/lib/assessment/domain/instrument/types";
import type { PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { type Comparison, comparisonsOf, winsByType } from "@/lib/assessment/domain/scoring/comparisons";
import { largestProbabilities, typePosterior as posteriorBy } from "@/lib/assessment/domain/scoring/posterior";
import { rankTypes } from "@/lib/assessment/domain/scoring/ranking";
import { estimateStrengths } from "@/lib/assessment/domain/scoring/strengths";
import { anyType, following, markedAnswers, partialAnswers, plainAnswers, sweep } from "../arbitraries";

function expectSame(actual: Readonly<ByType>, expected: Readonly<ByType>, digits = 9): void {
  for (const type of PERSONALITY_TYPES) expect(actual[type]).toBeCloseTo(expected[type], digits);
}

const permutation = fc
  .shuffledSubarray([...PERSONALITY_TYPES], { minLength: 9, maxLength: 9 })
  .map((names) => (type: PersonalityType) => names[type - 1] ?? type);

/** The laws of pairs hold in every edition. */
describe.each([1, 2] as const)("edition %i", (version) => {
  const model = edition(version);
  const typePosterior = (answers: PairAnswers) => posteriorBy(answers, model);
  const unweighted = (comparisons: readonly Comparison[]) =>
    largestProbabilities(estimateStrengths({ comparisons, choices: [] }, model));

  describe("the posterior", () => {
    test("is a probability distribution, whatever was answered", () => {
      fc.assert(
        fc.property(partialAnswers, (answers) => {
          const posterior = typePosterior(answers);
          expect(total(posterior)).toBeCloseTo(1, 12);
          for (const type of PERSONALITY_TYPES) expect(posterior[type]).toBeGreaterThan(0);
        }),
      );
    });

    test("without answers is the base rates", () => {
      expectSame(typePosterior({}), normalised(TYPE_WEIGHTS), 12);
    });

    test("is the unweighted one times the base rates", () => {
      fc.assert(
        fc.property(partialAnswers, (answers) => {
          const plain = unweighted(comparisonsOf(answers));
          expectSame(typePosterior(answers), normalised(byType((type) => plain[type] * TYPE_WEIGHTS[type])));
        }),
      );
    });

    test("does not depend on the order of the answers", () => {
      fc.assert(
        fc.property(markedAnswers, fc.shuffledSubarray([...PAIRS], { minLength: 36 }), (answers, order) => {
          const shuffled = comparisonsOf(answers).toSorted(
            (a, b) => order.findIndex(({ id }) => id === a.pairId) - order.findIndex(({ id }) => id === b.pairId),
          );
          expectSame(unweighted(shuffled), unweighted(comparisonsOf(answers)));
        }),
      );
    });

    test("follows a relabelling of the types", () => {
      fc.assert(
        fc.property(partialAnswers, permutation, (answers, rename) => {
          const original = comparisonsOf(answers);
          const renamed = original.map((met) => ({ ...met, winner: rename(met.winner), loser: rename(met.loser) }));
          const after = unweighted(renamed);
          expectSame(
            byType((type) => after[rename(type)]),
            unweighted(original),
          );
        }),
      );
    });

    test("sees who won, not on which side", () => {
      for (const { id, left, right } of PAIRS) {
        const [chosenLeft] = comparisonsOf({ [id]: { side: "left", strong: false } });
        const [chosenRight] = comparisonsOf({ [id]: { side: "right", strong: false } });
        expect(chosenLeft).toMatchObject({ winner: left, loser: right });
        expect(chosenRight).toMatchObject({ winner: right, loser: left });
      }
    });

    test("of plain, complete answers depends on the wins alone", () => {
      fc.assert(
        fc.property(plainAnswers, (answers) => {
          const wins = winsByType(answers);
          const plain = unweighted(comparisonsOf(answers));
          for (const a of PERSONALITY_TYPES) {
            for (const b of PERSONALITY_TYPES) {
              if (wins[a] === wins[b]) expect(plain[a]).toBeCloseTo(plain[b], 9);
              if (wins[a] > wins[b]) expect(plain[a]).toBeGreaterThan(plain[b]);
            }
          }
        }),
      );
    });

    test("orders the types as answers that follow one order do", () => {
      const order = [7, 2, 9, 4, 1, 6, 3, 8, 5] as const;
      expect(rankTypes(unweighted(comparisonsOf(following(order)))).order).toEqual(order);
    });

    test("takes less than 30 ms", () => {
      const answers = following(PERSONALITY_TYPES);
      typePosterior(answers);
      const start = performance.now();
      for (let run = 0; run < 20; run += 1) typePosterior(answers);
      expect((performance.now() - start) / 20).toBeLessThan(30);
    });
  });

  describe("a complete sweep", () => {
    test.each(PERSONALITY_TYPES)("of type %i gives that type, however the other 28 pairs fall", (type) => {
      fc.assert(
        fc.property(plainAnswers, (answers) => {
          const swept = sweep(answers, type);
          expect(rankTypes(typePosterior(swept), swept).leader).toBe(type);
        }),
      );
    });

    test("holds against every runner-up that won all its other pairs", () => {
      for (const type of PERSONALITY_TYPES) {
        for (const other of PERSONALITY_TYPES.filter((candidate) => candidate !== type)) {
          const rest = PERSONALITY_TYPES.filter((candidate) => candidate !== type && candidate !== other);
          expect(rankTypes(typePosterior(following([type, other, ...rest]))).order.slice(0, 1)).toEqual([type]);
        }
      }
    });
  });

  describe("emphasis", () => {
    const emphasise = (answers: PairAnswers, id: number, strong: boolean): PairAnswers => {
      const answer = answers[id];
      return answer ? { ...answers, [id]: { ...answer, strong } } : answers;
    };

    test("in favour of a type never lowers it, and never helps the type that lost", () => {
      fc.assert(
        fc.property(partialAnswers, fc.constantFrom(...PAIRS), (answers, { id }) => {
          const met = comparisonsOf(answers).find(({ pairId }) => pairId === id);
          fc.pre(met !== undefined);
          const before = typePosterior(emphasise(answers, id, false));
          const after = typePosterior(emphasise(answers, id, true));
          expect(after[met.winner]).toBeGreaterThan(before[met.winner] - 1e-12);
          expect(after[met.loser]).toBeLessThan(before[met.loser] + 1e-12);
        }),
        { numRuns: 300 },
      );
    });

    test("moves the posterior: among equal wins the emphasised type leads", () => {
      fc.assert(
        fc.property(plainAnswers, anyType, (answers, type) => {
          const wins = winsByType(answers);
          fc.pre(wins[type] > 0);
          const marked = comparisonsOf(answers).map((met) => ({ ...met, strong: met.winner === type }));
          const after = unweighted(marked);
          for (const other of PERSONALITY_TYPES) {
            if (other !== type && wins[other] === wins[type]) expect(after[type]).toBeGreaterThan(after[other]);
          }
        }),
      );
    });
  });
});

describe("the probability of being the largest", () => {
  test("is equal for equal strengths", () => {
    const equal = largestProbabilities({ mean: byType(() => 3), variance: byType(() => 0.5) });
    expectSame(
      equal,
      byType(() => 1 / 9),
      12,
    );
  });

  test("does not change when all strengths shift", () => {
    const at = (shift: number) =>
      largestProbabilities({ mean: byType((type) => shift + type / 4), variance: byType((type) => 0.2 + type / 20) });
    expectSame(at(-7), at(0));
  });

  test("of two that matter is the normal probability of their difference", () => {
    const mean = byType((type) => (type === 1 ? 1 : type === 2 ? 0 : -8));
    const result = largestProbabilities({ mean, variance: byType(() => 0.5) });
    expect(result[1]).toBeCloseTo(0.841345, 3);
  });
});

test("exact ties go to the one that won the meeting", () => {
  const answers = following([5, 3, 1, 2, 4, 6, 7, 8, 9]);
  const flat = byType((type) => (type === 3 || type === 5 ? 1 : 0));
  expect(rankTypes(flat, answers).order.slice(0, 2)).toEqual([5, 3]);
  expect(rankTypes(flat).order.slice(0, 2)).toEqual([3, 5]);
});
