import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import {
  blockingStep,
  missingSteps,
  pathAfter,
  pathBefore,
  RESULTS_PATH,
  resumePath,
  STEP_IDS,
  STEPS,
} from "@/lib/assessment/domain/run/steps";
import { fullRun } from "@/tests/support/sample-runs";

const whole = fullRun(4, "6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", 1);

/** The same run with one thing of a step missing. */
const LACKING: readonly [(typeof STEP_IDS)[number], string, Partial<AssessmentRun>][] = [
  ["rheti", "one pair open", { rheti: { ...whole.rheti, "36": { value: null, at: 2 } } }],
  ["hero-moments", "one scene open", { hero: { ...whole.hero, general_003: { value: null, at: 2 } } }],
  ["building-blocks", "no block", { block: null }],
  ["building-blocks", "a block taken back", { block: { value: null, at: 2 } }],
  ["building-blocks", "a block of another type", { block: { value: "9w1", at: 2 } }],
  ["color-phase", "no states", { colors: null }],
  [
    "color-phase",
    "one state",
    { colors: { value: { selectedStates: ["good"], distribution: { primary: 100, secondary: 0 } }, at: 2 } },
  ],
  ["detail-tokens", "no tokens", { tokens: null }],
  ["detail-tokens", "nine tokens", { tokens: { value: { self: 3, oneToOne: 3, social: 3 }, at: 2 } }],
];

test("the five steps stand in their order, under their own paths", () => {
  expect(STEPS.map(({ id }) => id)).toEqual([...STEP_IDS]);
  expect(STEPS.map(({ path }) => path)).toEqual(STEP_IDS.map((id) => `/${id}`));
});

test("a whole run lacks nothing and goes on at the results", () => {
  expect(missingSteps(whole)).toEqual([]);
  expect(resumePath(whole)).toBe(RESULTS_PATH);
  for (const id of STEP_IDS) expect(blockingStep(id, whole)).toBeNull();
});

test.each(LACKING)("%s: with %s it is missing, and nothing before it", (id, _what, change) => {
  const draft = { ...whole, ...change };
  expect(missingSteps(draft)[0]?.id).toBe(id);
  expect(resumePath(draft)).toBe(`/${id}`);
  const place = STEP_IDS.indexOf(id);
  // The scenes alone are shown before what comes first.
  for (const [index, other] of STEP_IDS.entries())
    expect(blockingStep(other, draft)?.id ?? null).toBe(index > place && other !== "hero-moments" ? id : null);
});

test("forward and back lead along the same line", () => {
  expect(pathBefore("rheti")).toBeNull();
  expect(pathAfter("detail-tokens")).toBe(RESULTS_PATH);
  for (const [index, id] of STEP_IDS.slice(0, -1).entries()) {
    const next = STEP_IDS[index + 1];
    expect(pathAfter(id)).toBe(`/${next}`);
    expect(next && pathBefore(next)).toBe(`/${id}`);
  }
});

test("the sample result stands in for the statements and the scenes, and for nothing else", () => {
  const sample = { ...whole, rheti: {}, hero: {}, block: null, colors: null, tokens: null, sample: true };
  expect(missingSteps(sample).map(({ id }) => id)).toEqual(["building-blocks", "color-phase", "detail-tokens"]);
});
