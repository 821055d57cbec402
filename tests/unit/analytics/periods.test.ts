import { filtersBefore, NO_FILTERS, presetDays } from "@/lib/analytics/domain/filters";
import { fillMissingDays } from "@/lib/analytics/domain/periods";

const counted = [
  { day: "2026-02-27", count: 2 },
  { day: "2026-03-02", count: 1 },
];
const today = "2026-03-03";
const filled = (from: string | null, to: string | null, days = counted) =>
  fillMissingDays(days, { from, to, today }).map(({ day, count }) => `${day.slice(5)} ${count}`);

test("days without any stand between the others as zeros, up to today", () => {
  expect(filled(null, null)).toEqual(["02-27 2", "02-28 0", "03-01 0", "03-02 1", "03-03 0"]);
});

test("a time that is asked for is whole, and ends today at the latest", () => {
  expect(filled("2026-02-26", "2026-03-31")).toEqual(["02-26 0", ...filled(null, null)]);
  expect(filled("2026-03-02", "2026-03-02", counted.slice(1))).toEqual(["03-02 1"]);
  expect(filled("2026-03-01", "2026-03-02", [])).toEqual(["03-01 0", "03-02 0"]);
});

test("nothing stands where nothing was counted and no day was asked for, nor in a time that is none", () => {
  expect(filled(null, null, [])).toEqual([]);
  expect(filled("2026-03-03", "2026-03-01", [])).toEqual([]);
  expect(filled("2026-04-01", null, [])).toEqual([]);
});

test("what was counted stays, however far back or ahead; zeros reach back three years", () => {
  const far = [{ day: "1980-01-01", count: 5 }, ...counted, { day: "2026-03-04", count: 3 }];
  const days = fillMissingDays(far, { from: "1970-01-01", to: null, today });
  expect(days).toHaveLength(1_098);
  expect([days[0], days[1], days.at(-1)]).toEqual([far[0], { day: "2023-03-04", count: 0 }, far.at(-1)]);
});

test.each([
  ["days7", "2026-03-03", "2026-02-25", "2026-03-03"],
  ["days30", "2026-03-03", "2026-02-02", "2026-03-03"],
  ["thisMonth", "2026-03-03", "2026-03-01", "2026-03-03"],
  ["lastMonth", "2026-01-31", "2025-12-01", "2025-12-31"],
  ["lastMonth", "2028-03-31", "2028-02-01", "2028-02-29"],
  ["thisYear", "2026-03-03", "2026-01-01", "2026-03-03"],
] as const)("the preset %s on %s is from %s to %s", (preset, today, from, to) => {
  expect(presetDays(preset, today)).toEqual({ from, to });
});

test.each([
  ["2026-03-01", "2026-03-03", "2026-02-26 2026-02-28"],
  ["2026-03-02", "2026-03-02", "2026-03-01 2026-03-01"],
  // What is still to come is no part of the time.
  ["2026-03-01", "2026-12-31", "2026-02-26 2026-02-28"],
  ["2026-03-01", null, "2026-02-26 2026-02-28"],
  ["2026-03-04", null, null],
  [null, "2026-03-03", null],
  ["1970-01-01", null, null],
])("before %s to %s lie as many days", (from, to, expected) => {
  const before = filtersBefore({ ...NO_FILTERS, from, to, type: 4 }, today);
  expect(before && `${before.from} ${before.to}`).toBe(expected);
  if (before) expect(before.type).toBe(4);
});
