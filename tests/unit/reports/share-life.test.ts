import { servesLife, shareEndedAt, shareEndsAt } from "@/lib/reports/domain/share-life";

const MADE = Date.UTC(2026, 0, 1);
const daysLater = (days: number) => MADE + days * 86_400_000;
const iso = (days: number) => new Date(daysLater(days)).toISOString();
const MONTH = { createdAt: iso(0), endsAt: iso(30), revokedAt: null };
const OPEN = { ...MONTH, endsAt: null };

test("a life is thirty days, a year of 365, or without an end", () => {
  const made = new Date(MADE);
  expect(shareEndsAt("month", made)?.toISOString()).toBe(iso(30));
  expect(shareEndsAt("year", made)?.toISOString()).toBe(iso(365));
  expect(shareEndsAt("open", made)).toBeNull();
});

test("a link has ended when its owner ended it, or from its day on", () => {
  expect(shareEndedAt(MONTH, daysLater(30) - 1)).toBeNull();
  expect(shareEndedAt(MONTH, daysLater(30))).toBe(iso(30));
  expect(shareEndedAt({ ...MONTH, revokedAt: iso(3) }, daysLater(40))).toBe(iso(3));
  expect(shareEndedAt(OPEN, daysLater(4000))).toBeNull();
});

test.each([
  ["one of the same life, with half of it left", MONTH, "month", 15, true],
  ["one that has less than half of it left", MONTH, "month", 16, false],
  ["one that was made for a shorter time", MONTH, "year", 0, false],
  ["one without an end, for somebody who wants an end", OPEN, "month", 0, false],
  ["one with an end, for somebody who wants none", MONTH, "open", 0, false],
  ["one without an end, for somebody who wants none", OPEN, "open", 4000, true],
  ["one that was ended", { ...OPEN, revokedAt: iso(1) }, "open", 2, false],
] as const)("%s", (_name, link, life, days, does) => {
  expect(servesLife(link, life, daysLater(days))).toBe(does);
});
