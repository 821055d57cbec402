import { type Calibration, estimate, fitAll, prepare } from "@/lib/assessment/domain/calibration/estimate";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { byType, PERSONALITY_TYPES, type PersonalityType, total } from "@/lib/assessment/domain/instrument/types";
import type { Comparison } from "@/lib/assessment/domain/scoring/comparisons";
import type { Evidence } from "@/lib/assessment/domain/scoring/strengths";
import { simulatedRuns } from "../../../support/simulated-runs";

const BASE = edition(2);
const DEVIATION = BASE.strengthSd;
/** Points are chosen by place, not by type, so laws that move the types hold up to this share of a standard error. */
const INTEGRATION = 0.25;

/** About the standard error of a type's mean from so few runs, in logits. */
const MEAN_ERROR = 0.25;

/** Some pairs lean left, some right, some not at all. */
const LEANING = Object.fromEntries(PAIRS.map(({ id }) => [id, ((id % 3) - 1) * 0.8]));
const runs = simulatedRuns({ people: 80, seed: 5, deviation: DEVIATION, biases: LEANING }).map(
  ({ evidence }) => evidence,
);
const found = estimate(runs, BASE);

const biasesOf = ({ model }: Calibration) => PAIRS.map(({ id }) => model.pairs[id]?.bias ?? Number.NaN);

test("no runs give back the model in use, with the errors that the prior has", () => {
  const { model, errors, typeMeans } = estimate([], BASE);
  for (const { id } of PAIRS) {
    expect(model.pairs[id]).toEqual({ discrimination: 1, bias: 0 });
    expect(errors.pairs[id]?.discrimination).toBeCloseTo(0.2, 6);
  }
  expect(model.scenes).toEqual(BASE.scenes);
  expect(Object.values(typeMeans)).toEqual(PERSONALITY_TYPES.map(() => 0));
});

test("a few runs move the model little, and more of them more", () => {
  const distance = (calibration: Calibration) => Math.hypot(...biasesOf(calibration));
  const few = distance(estimate(runs.slice(0, 5), BASE));
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(distance(found) / 2);
});

test("what is estimated leans as the pairs do", () => {
  const right = PAIRS.filter(({ id }) => (LEANING[id] ?? 0) * (found.model.pairs[id]?.bias ?? 0) > 0);
  expect(right.length).toBeGreaterThan(0.75 * PAIRS.filter(({ id }) => LEANING[id] !== 0).length);
  expect(total(found.typeMeans)).toBeCloseTo(0, 4);
  for (const { offsets } of Object.values(found.model.scenes ?? {})) {
    expect(Object.values(offsets).reduce((sum, offset) => sum + offset, 0)).toBeCloseTo(0, 4);
  }
});

test("the same runs give the same estimate", () => {
  expect(estimate(runs, BASE)).toEqual(found);
});

test("whoever hears of the progress may end it", () => {
  const heard: number[] = [];
  const cancelled = new Error("cancelled");
  const listen = (share: number) => {
    heard.push(share);
    if (share > 0.5) throw cancelled;
  };
  expect(() => estimate(runs, BASE, listen)).toThrow(cancelled);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
  expect(heard.length).toBeGreaterThan(3);
});

test("each step of the search raises what it maximises", () => {
  const { fit } = fitAll(prepare(runs, BASE));
  expect(fit.values.length).toBeGreaterThan(1);
  expect(fit.values).toEqual([...fit.values].sort((a, b) => a - b));
});

test("statements that change sides turn the biases round, and nothing else", () => {
  const mirror = (comparison: Comparison): Comparison => ({
    ...comparison,
    side: comparison.side === "left" ? "right" : "left",
  });
  const mirrored = estimate(
    runs.map(({ comparisons, choices }) => ({ comparisons: comparisons.map(mirror), choices })),
    BASE,
  );
  biasesOf(mirrored).forEach((bias, at) => {
    expect(bias).toBeCloseTo(-(biasesOf(found)[at] ?? Number.NaN), 6);
  });
  for (const type of PERSONALITY_TYPES) expect(mirrored.typeMeans[type]).toBeCloseTo(found.typeMeans[type], 6);
});

test("relabelling the types relabels the estimate", () => {
  const name = (type: PersonalityType) => (((type + 3) % 9) + 1) as PersonalityType;
  const meeting = (one: PersonalityType, other: PersonalityType) => {
    const pair = PAIRS.find(({ left, right }) => [left, right].includes(one) && [left, right].includes(other));
    if (!pair) throw new Error(`types ${one} and ${other} never meet`);
    return pair;
  };
  const renamed = (comparison: Comparison): Comparison => {
    const [winner, loser] = [name(comparison.winner), name(comparison.loser)];
    const { id, left } = meeting(winner, loser);
    return { ...comparison, pairId: id, winner, loser, side: left === winner ? "left" : "right" };
  };
  const relabelled = estimate(
    runs.map(
      ({ comparisons, choices }): Evidence => ({
        comparisons: comparisons.map(renamed),
        // The card for two types stays out: another one would take its place.
        choices: choices
          .filter(({ options }) => options.length > 2)
          .map((choice) => ({ ...choice, chosen: name(choice.chosen) })),
      }),
    ),
    BASE,
  );
  const plain = estimate(
    runs.map(({ comparisons, choices }) => ({
      comparisons,
      choices: choices.filter((each) => each.options.length > 2),
    })),
    BASE,
  );
  for (const { id, left, right } of PAIRS) {
    const there = meeting(name(left), name(right));
    const sign = there.left === name(left) ? 1 : -1;
    const [before, after] = [plain.model.pairs[id], relabelled.model.pairs[there.id]];
    const { bias, discrimination } = plain.errors.pairs[id] ?? { bias: 0, discrimination: 0 };
    expect(Math.abs(sign * (after?.bias ?? Number.NaN) - (before?.bias ?? 0))).toBeLessThan(INTEGRATION * bias);
    const change = Math.abs((after?.discrimination ?? Number.NaN) - (before?.discrimination ?? 0));
    expect(change).toBeLessThan(INTEGRATION * discrimination);
  }
  const moved = byType((type) => relabelled.typeMeans[name(type)] - plain.typeMeans[type]);
  for (const type of PERSONALITY_TYPES) expect(Math.abs(moved[type])).toBeLessThan(INTEGRATION * MEAN_ERROR);
});

test("without scenes, what every pair has against a type is taken for a rarer type; with them, partly for bias", () => {
  const against = Object.fromEntries(
    PAIRS.flatMap(({ id, left, right }) => (left === 3 ? [[id, -1]] : right === 3 ? [[id, 1]] : [])),
  );
  const biased = simulatedRuns({ people: 150, seed: 9, deviation: DEVIATION, biases: against }).map(
    (run) => run.evidence,
  );
  /** How much the pairs are said to have against Three, of the one logit that they have. */
  const blamed = ({ model }: Calibration) =>
    PAIRS.reduce((sum, { id, left, right }) => {
      const bias = model.pairs[id]?.bias ?? Number.NaN;
      return left === 3 ? sum - bias / 8 : right === 3 ? sum + bias / 8 : sum;
    }, 0);
  const pairsAlone = estimate(biased, edition(1));
  expect(pairsAlone.typeMeans[3]).toBeLessThan(-0.5);
  expect(blamed(pairsAlone)).toBeLessThan(0.5);
  const anchored = estimate(biased, BASE);
  expect(blamed(anchored)).toBeGreaterThan(blamed(pairsAlone) + 0.15);
});
