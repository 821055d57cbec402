import { newRun } from "@/lib/assessment/domain/run/assessment-run";
import { minutesLeft, runStatus } from "@/lib/assessment/domain/run/run-status";
import { answeredRun, fullRun } from "@/tests/support/sample-runs";

const EMPTY = newRun("run", 1_000, "love");
const FULL = fullRun(4, "run", 1_000);
const PAIRS = answeredRun(4, "run", 1_000);
const withPairs = (...ids: number[]) => ({
  ...EMPTY,
  rheti: Object.fromEntries(ids.map((id) => [id, PAIRS.rheti[id] ?? { value: null, at: 1 }])),
});
const upTo = (count: number) => withPairs(...Array.from({ length: count }, (_, at) => at + 1));

test.each([
  ["nothing answered", EMPTY, { kind: "empty" }],
  ["19 pairs", upTo(19), { kind: "open", step: "rheti", place: 20, all: 36, answers: 19, minutes: 8 }],
  ["a pair left out", withPairs(1, 2, 4), { kind: "open", step: "rheti", place: 3, answers: 3 }],
  ["all pairs", PAIRS, { kind: "open", step: "hero-moments", path: "/hero-moments", place: 1, all: 4 }],
  ["no wing", { ...FULL, block: null }, { kind: "open", step: "building-blocks", place: 1, all: 1 }],
  [
    "six tokens",
    { ...FULL, tokens: { value: { self: 4, oneToOne: 1, social: 1 }, at: 2 } },
    { kind: "open", step: "detail-tokens", place: 7, all: 10, minutes: 1 },
  ],
  ["a sample", { ...EMPTY, sample: true }, { kind: "open", step: "building-blocks", answers: 0 }],
  ["everything", FULL, { kind: "complete", answers: 43 }],
])("%s: where a person stands", (_name, run, expected) => {
  expect(runStatus(run)).toMatchObject(expected);
});

test("the whole way takes the 12 minutes that are promised, every answer shortens it, and at the end nothing is left", () => {
  expect(minutesLeft(EMPTY)).toBe(12);
  const shares = [1, 12, 24, 35].map((count) => {
    const status = runStatus(upTo(count));
    return status.kind === "open" ? status.percent : null;
  });
  expect(shares).toEqual([...shares].sort((a, b) => Number(a) - Number(b)));
  expect(new Set(shares).size).toBe(shares.length);
  expect(minutesLeft(FULL)).toBe(0);
});
