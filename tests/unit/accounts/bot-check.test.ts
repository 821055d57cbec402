import { looksAutomated } from "@/lib/accounts/domain/bot-check";

const NOW = new Date("2026-05-01T12:00:00Z");
const DAY = 24 * 60 * 60 * 1_000;
const person = { website: "", company: "", url: "", submissionTime: NOW.toISOString() };

test("a person passes, by either form of the time", () => {
  expect(looksAutomated(person, NOW)).toBe(false);
  expect(looksAutomated({ ...person, submissionTime: NOW.getTime() }, NOW)).toBe(false);
});

test.each(["website", "company", "url"] as const)("who fills %s is a program", (decoy) => {
  for (const value of ["x", " ", "0", "https://example.org"])
    expect(looksAutomated({ ...person, [decoy]: value }, NOW)).toBe(true);
});

test.each<[string, string | number | null | undefined]>([
  ["missing", undefined],
  ["null", null],
  ["empty", ""],
  ["no time", "yesterday"],
  ["no number", Number.NaN],
  ["outside the calendar", 8.64e15 + 1],
])("a time of submission that is %s is a program's", (_what, submissionTime) => {
  expect(looksAutomated({ ...person, submissionTime }, NOW)).toBe(true);
});

test.each<[number, boolean]>([
  [0, false],
  [DAY, false],
  [-DAY, false],
  [DAY + 1, true],
  [-DAY - 1, true],
  [365 * DAY, true],
])("a clock that is off by %i ms: %s", (offset, automated) => {
  const time = NOW.getTime() + offset;
  expect(looksAutomated({ ...person, submissionTime: time }, NOW)).toBe(automated);
  expect(looksAutomated({ ...person, submissionTime: new Date(time).toISOString() }, NOW)).toBe(automated);
});
