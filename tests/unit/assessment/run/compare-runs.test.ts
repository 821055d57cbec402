import fc from "fast-check";
import { compareRuns, countDifferingPairs, leaderSwing, RETAKE_LIMITS } from "@/lib/assessment/domain/run/compare-runs";
import type { RunWithEvidence } from "@/lib/assessment/domain/run/run-record";
import { seededRandom } from "@/scripts/simulation";
import { isFalseAlarm, retake, runOf } from "@/tests/bench/retake";
import { following, markedAnswers } from "../arbitraries";

const runs = fc
  .tuple(markedAnswers, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 5 }))
  .map(([answers, primary, self]): RunWithEvidence => {
    const run = runOf(answers);
    const distribution = { primary, secondary: 100 - primary };
    return { ...run, colors: { ...run.colors, distribution }, tokens: { self, oneToOne: 5 - self, social: 5 } };
  });

test("a run beside itself: nothing changed", () => {
  fc.assert(
    fc.property(runs, (run) => {
      expect(compareRuns(run, run)).toMatchObject({
        identical: true,
        pairs: { different: 0, verdict: "within" },
        type: { verdict: "same" },
        wins: [],
        states: { verdict: "same" },
        tokens: [],
      });
    }),
    { numRuns: 30 },
  );
});

test("the order of the two runs changes nothing but the direction", () => {
  const turned = <T>({ from, to, ...rest }: { from: T; to: T }) => ({ ...rest, from: to, to: from });
  fc.assert(
    fc.property(runs, runs, (a, b) => {
      const [there, back] = [compareRuns(a, b), compareRuns(b, a)];
      expect(back).toEqual({
        identical: there.identical,
        pairs: there.pairs,
        type: turned(there.type),
        order: turned(there.order),
        wins: there.wins.map(turned),
        wing: turned(there.wing),
        states: turned(there.states),
        tokens: there.tokens.map(turned),
      });
      expect(leaderSwing(a.evidence, b.evidence)).toBeCloseTo(leaderSwing(b.evidence, a.evidence), 9);
    }),
    { numRuns: 30 },
  );
});

test("pairs apart are a distance", () => {
  fc.assert(
    fc.property(runs, runs, runs, ({ evidence: a }, { evidence: b }, { evidence: c }) => {
      expect(countDifferingPairs(a.sides, b.sides)).toBe(countDifferingPairs(b.sides, a.sides));
      expect(countDifferingPairs(a.sides, c.sides)).toBeLessThanOrEqual(
        countDifferingPairs(a.sides, b.sides) + countDifferingPairs(b.sides, c.sides),
      );
    }),
    { numRuns: 30 },
  );
});

test("the same two states in the other order, with their shares, are no change", () => {
  const run = runOf(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));
  const turned: RunWithEvidence = {
    ...run,
    colors: { selectedStates: ["average", "good"], distribution: { primary: 40, secondary: 60 } },
  };
  expect(compareRuns(run, turned)).toMatchObject({ identical: true, states: { verdict: "same" } });
});

test.each([
  [9, "same"],
  [10, "balance"],
] as const)("a balance that moved by %i points is called %s", (points, verdict) => {
  const run = runOf(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));
  const distribution = { primary: 60 + points, secondary: 40 - points };
  const later = { ...run, colors: { ...run.colors, distribution } };
  expect(compareRuns(run, later)).toMatchObject({ identical: false, states: { verdict } });
});

test("beside answers that are like random ones no shift of the type is called more than chance", () => {
  const [earlier, later] = [[3, 1, 8, 7, 2, 6, 5, 9, 4] as const, [4, 9, 5, 6, 2, 7, 8, 1, 3] as const].map((order) =>
    runOf(following(order)),
  );
  if (!earlier || !later) throw new Error("two runs were made");
  const contradicting = (run: RunWithEvidence, circularTriads: number) => ({
    ...run,
    evidence: { ...run.evidence, circularTriads },
  });
  expect(compareRuns(contradicting(earlier, 21), later).type.verdict).toBe("chance");
  expect(compareRuns(earlier, contradicting(later, 21)).type.verdict).toBe("chance");
  expect(compareRuns(contradicting(earlier, 20), later).type.verdict).toBe("changed");
});

test("somebody whose answers were all turned over has changed", () => {
  const comparison = compareRuns(
    runOf(following([3, 1, 8, 7, 2, 6, 5, 9, 4])),
    runOf(following([4, 9, 5, 6, 2, 7, 8, 1, 3])),
  );
  expect(comparison.type).toEqual({ from: 3, to: 4, verdict: "changed" });
  expect(comparison.pairs).toEqual({ different: 36, verdict: "beyond" });
  expect(comparison.wins.map(({ type }) => type)).toEqual(expect.arrayContaining([3, 4]));
});

test("across editions nothing is called more than chance, and the pairs are said to be reworded", () => {
  const earlier = runOf(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));
  const later = runOf(following([4, 9, 5, 6, 2, 7, 8, 1, 3]));
  const comparison = compareRuns({ ...earlier, instrument: 1 }, later);
  expect(comparison.pairs).toEqual({ different: 36, verdict: "reworded" });
  expect(comparison.type.verdict).toBe("chance");
});

test("across calibrations nothing is called more than chance, and the pairs are counted as they are", () => {
  const earlier = runOf(following([3, 1, 8, 7, 2, 6, 5, 9, 4]));
  const later = { ...runOf(following([4, 9, 5, 6, 2, 7, 8, 1, 3])), calibration: "c1" };
  expect(compareRuns(earlier, later).type.verdict).toBe("chance");
  expect(compareRuns({ ...earlier, calibration: "c1" }, later).type.verdict).toBe("changed");
  expect(compareRuns(earlier, later).pairs.verdict).toBe("beyond");
});

describe("of simulated people who answer again without having changed", () => {
  const random = seededRandom(5);
  const retakes = Array.from({ length: 400 }, (_, at) => retake(1.25, at % 2 === 0, random));

  test("about 19 in 20 stay within each bound", () => {
    const within = (fits: (each: (typeof retakes)[number]) => boolean) => retakes.filter(fits).length / retakes.length;
    expect(within(({ comparison }) => comparison.pairs.different <= RETAKE_LIMITS.pairs)).toBeGreaterThan(0.93);
    expect(within(({ shift }) => shift <= RETAKE_LIMITS.wins)).toBeGreaterThan(0.97);
    expect(within(({ swing }) => swing <= RETAKE_LIMITS.swing)).toBeGreaterThan(0.93);
  });

  test("at most one in ten is told of a change, though half have another leading type", () => {
    expect(retakes.filter(isFalseAlarm).length / retakes.length).toBeLessThan(0.1);
    const swapped = retakes.filter(({ comparison }) => comparison.type.verdict !== "same").length;
    expect(swapped / retakes.length).toBeGreaterThan(0.4);
  });
});
