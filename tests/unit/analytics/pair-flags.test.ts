import { type PairStats, pairFlags } from "@/lib/analytics/domain/pair-stats";

const pair = (id: number, change: Partial<PairStats> = {}): PairStats => ({
  ...{ id, answered: 100, left: 50, strong: 10, flips: 5, medianSeconds: 6 },
  ...change,
});
const USUAL = [pair(1), pair(2), pair(3)];

test.each<[string, Partial<PairStats>, readonly string[]]>([
  ["one like the others", {}, []],
  ["one of which 81% choose the left side", { left: 81 }, ["split"]],
  ["one of which 81% choose the right side", { left: 19 }, ["split"]],
  ["one that is split 80 : 20", { left: 80 }, []],
  ["one that takes more than twice the time of the others", { medianSeconds: 13 }, ["slow"]],
  ["one that takes twice the time", { medianSeconds: 12 }, []],
  ["one of which more than a fifth is changed", { flips: 21 }, ["changed"]],
  ["one with everything", { left: 95, medianSeconds: 30, flips: 40 }, ["split", "slow", "changed"]],
  ["one that hardly anybody answered", { answered: 19, left: 19 }, []],
])("of %s the flags say so", (_what, change, flags) => {
  expect(pairFlags([...USUAL, pair(4, change)])[4] ?? []).toEqual(flags);
});

test("without answers there is nothing to flag", () => {
  expect(pairFlags([])).toEqual({});
});
