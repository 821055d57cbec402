import { pairBits, STAGES, stageBits } from "@/lib/analytics/domain/stages";
import { countRun } from "@/lib/analytics/domain/tally";

const ALL = 2 ** 36 - 1;

test.each([
  ["rheti", "reached", 1],
  ["rheti", "pairs", 1],
  ["hero-moments", "incomplete", 0],
  ["hero-moments", "sample", 2],
  ["building-blocks", "reached", 3],
  ["detail-tokens", "completed", 5],
  ["results", "incomplete", 0],
  ["results", "reached", 6],
  ["results", "completed", 6],
  ["welcome", "reached", 0],
  ["decider", "completed", 0],
])("%s %s counts for the first %i stages", (step, label, count) => {
  const tally = countRun({ stages: stageBits(step, label), answered: 0 });
  expect(tally).toEqual(Object.fromEntries(STAGES.slice(0, count).map((stage) => [`stage:${stage}`, 1])));
});

test.each([
  [[], null, 0],
  [[1, 3, 3], null, 5],
  [[36], null, 2 ** 35],
  [[], 4, ALL],
  [[2], 9, ALL],
])("the pairs %j of a run of type %s", (ids, type, bits) => {
  expect(pairBits(ids, type)).toBe(bits);
});
