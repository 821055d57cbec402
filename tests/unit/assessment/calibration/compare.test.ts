import { compare, MIN_RUNS } from "@/lib/assessment/domain/calibration/compare";
import { edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { simulatedRuns } from "../../../support/simulated-runs";

const BASE = edition(2);
/** Some pairs lean left, some right: more than a population of other means could explain. */
const LEANING = Object.fromEntries(PAIRS.map(({ id }) => [id, ((id % 3) - 1) * 0.7]));
const evidenceOf = (people: number, biases = {}) =>
  simulatedRuns({ people, seed: 21, deviation: BASE.strengthSd, biases }).map(({ evidence }) => evidence);

test("too few runs give no estimate", () => {
  const { calibration, comparison } = compare(evidenceOf(MIN_RUNS - 1), BASE);
  expect(calibration).toBeNull();
  expect(comparison.verdict).toBe("too-few");
});

test("a fair instrument is kept, and said and found chances agree", () => {
  const { calibration, comparison } = compare(evidenceOf(MIN_RUNS), BASE);
  expect(comparison.verdict).toBe("no-gain");
  expect(calibration?.runs).toBe(MIN_RUNS);
  expect(comparison.changed).toBeLessThan(0.15);
  const { base } = comparison.curve;
  expect(base.reduce((sum, { people }) => sum + people, 0)).toBe(MIN_RUNS * 40);
  for (const { said, found, people } of base) {
    expect(Math.abs(said - found)).toBeLessThan(4 * Math.sqrt((said * (1 - said)) / people) + 0.01);
  }
});

test("an instrument with biased pairs is found out, and the progress is heard to its end", () => {
  const heard: number[] = [];
  const { comparison } = compare(evidenceOf(MIN_RUNS, LEANING), BASE, (share) => heard.push(share));
  expect(comparison.verdict).toBe("gain");
  expect(comparison.gain).toBeGreaterThan(2 * comparison.gainError);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
  expect(heard.at(-1)).toBe(1);
});
