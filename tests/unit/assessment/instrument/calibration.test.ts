import fc from "fast-check";
import {
  type CalibrationParameters,
  PARAMETER_BOUNDS,
  parametersOf,
  withParameters,
} from "@/lib/assessment/domain/instrument/calibration";
import { CARDS } from "@/lib/assessment/domain/instrument/cards";
import { type Edition, edition } from "@/lib/assessment/domain/instrument/edition";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { modelOf, posteriorOf } from "@/lib/assessment/domain/run/selectors";
import { beginUnder } from "@/lib/assessment/domain/run/set-aside";
import { assessmentRun, runCalibration } from "@/lib/assessment/schema";
import { answeredRun } from "@/tests/support/sample-runs";

const PLAIN = edition(2);
const ID = "0c7f7a52-6f0e-4a7e-9d57-27a9c9a3c001";

const within = ([min, max]: readonly [number, number]) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(1_000 * value) / 1_000 + 0);
const { discrimination, bias, kappa, offset } = PARAMETER_BOUNDS;
const sceneRow = (options: number) =>
  fc
    .tuple(within(kappa), fc.array(within(offset), { minLength: options, maxLength: options }))
    .map(([own, offsets]) => [own, ...offsets]);
const anyParameters: fc.Arbitrary<CalibrationParameters> = fc.record({
  pairs: fc.array(fc.tuple(within(discrimination), within(bias)), { minLength: PAIRS.length, maxLength: PAIRS.length }),
  scenes: fc.tuple(...CARDS.map(({ types }) => sceneRow(types.length))),
});
const withBias = (bias: number): Edition => ({ ...PLAIN, pairs: { ...PLAIN.pairs, 5: { discrimination: 1, bias } } });

test("parameters come back as they were stored, and travel in a run that the schema takes", () => {
  fc.assert(
    fc.property(anyParameters, (parameters) => {
      expect(parametersOf(withParameters(PLAIN, parameters))).toEqual(parameters);
      expect(runCalibration.safeParse(JSON.parse(JSON.stringify({ id: ID, parameters }))).success).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test("an edition's own numbers give the edition back", () => {
  const again = withParameters(PLAIN, parametersOf(PLAIN));
  expect(again.pairs).toEqual(PLAIN.pairs);
  expect(parametersOf(again)).toEqual(parametersOf(PLAIN));
  expect({ ...again, pairs: null, scenes: null }).toEqual({ ...PLAIN, pairs: null, scenes: null });
});

test("the first edition reads no scenes, whatever the numbers say", () => {
  expect(withParameters(edition(1), parametersOf(PLAIN)).scenes).toBeNull();
  expect(parametersOf(edition(1)).scenes.every((row) => row.length === 0)).toBe(true);
});

test("estimates beyond the bounds are cut", () => {
  expect(parametersOf(withBias(40)).pairs[4]).toEqual([1, 3]);
  expect(parametersOf(withBias(-1e-9)).pairs[4]).toEqual([1, 0]);
});

test.each<[string, (parameters: CalibrationParameters) => object]>([
  ["a pair too few", ({ pairs, ...rest }) => ({ ...rest, pairs: pairs.slice(1) })],
  ["a bias beyond the bounds", ({ pairs, ...rest }) => ({ ...rest, pairs: [[1, 3.5], ...pairs.slice(1)] })],
  ["a discrimination of nothing", ({ pairs, ...rest }) => ({ ...rest, pairs: [[0, 0], ...pairs.slice(1)] })],
  ["an offset too many", ({ scenes, ...rest }) => ({ ...rest, scenes: [...scenes.slice(0, -1), [0.7, 0, 0, 0]] })],
  ["an endless kappa", ({ scenes, ...rest }) => ({ ...rest, scenes: [...scenes.slice(0, -1), [1e300, 0, 0]] })],
  ["a field that nobody knows", (parameters) => ({ ...parameters, typeWeights: { 1: 9 } })],
])("a run with %s is refused", (_what, change) => {
  const parameters = parametersOf(PLAIN);
  const run = newRun(ID, 1, "love", { id: ID, parameters });
  expect(assessmentRun.safeParse(run).success).toBe(true);
  expect(assessmentRun.safeParse({ ...run, calibration: { id: ID, parameters: change(parameters) } }).success).toBe(
    false,
  );
});

test("a run is read by the numbers that it carries, whatever is in use", () => {
  const plain = answeredRun(4, ID, 1);
  const run = { ...plain, calibration: { id: ID, parameters: parametersOf(withBias(2)) } };
  expect(modelOf(run).pairs[5]).toEqual({ discrimination: 1, bias: 2 });
  expect(modelOf(run)).toBe(modelOf(run));
  expect(modelOf({ ...run, instrument: 1 }).version).toBe(1);
  expect(posteriorOf(run)).not.toEqual(posteriorOf(plain));
  expect(posteriorOf({ ...plain, calibration: { id: ID, parameters: parametersOf(PLAIN) } })).toEqual(
    posteriorOf(plain),
  );
});

test("a run takes up the calibration in use until it has an answer, and then never again", () => {
  const calibration = { id: ID, parameters: parametersOf(PLAIN) };
  const empty = newRun("a", 10, "love");
  expect(beginUnder(calibration, empty, "b", 5)).toEqual(newRun("b", 11, "love", calibration));
  expect(beginUnder(null, newRun("a", 10, "love", calibration), "b", 20)).toEqual(newRun("b", 20, "love"));
  expect(beginUnder(null, empty, "b", 20)).toBe(empty);
  const answered = answeredRun(4, "a", 10);
  expect(beginUnder(calibration, answered, "b", 20)).toBe(answered);
  const sample = { ...empty, sample: true };
  expect(beginUnder(calibration, sample, "b", 20)).toBe(sample);
});
