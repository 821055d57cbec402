import {
  chooseReportType,
  FLAG_ORDER,
  isReportType,
  isTheme,
  REPORT_TYPES,
  THEMES,
  themeFromFlags,
} from "@/lib/assessment/domain/instrument/report-types";

const query = (text: string) => new URLSearchParams(text);

test("the kinds of report are standard and the six themes, and every theme has a flag", () => {
  expect(REPORT_TYPES).toEqual(["standard", ...THEMES]);
  expect([...FLAG_ORDER].sort()).toEqual([...THEMES].sort());
});

test.each<[string, string | null]>([
  ["", null],
  ["love", "love"],
  ["love=", "love"],
  ["love=true", "love"],
  ["love=1", "love"],
  ["love=false", null],
  ["love=false&wealth", "wealth"],
  ["standard", null],
  ["parenting=true", null],
  ["lang=en&health=true", "health"],
])("?%s names %s", (text, theme) => {
  expect(themeFromFlags(query(text))).toBe(theme);
});

test("of two flags the one earlier in the order counts, wherever it stands in the query", () => {
  for (const [index, first] of FLAG_ORDER.entries())
    for (const second of FLAG_ORDER.slice(index + 1)) {
      expect(themeFromFlags(query(`${first}&${second}`))).toBe(first);
      expect(themeFromFlags(query(`${second}&${first}`))).toBe(first);
    }
});

test.each<[string, string | null, string]>([
  ["career", "love", "career"],
  ["", "love", "love"],
  ["", "standard", "standard"],
  ["", null, "standard"],
  ["", "parenting", "standard"],
  ["career=false", "love", "love"],
  ["", "__proto__", "standard"],
])("?%s with %s stored makes a %s report", (text, stored, kind) => {
  expect(chooseReportType(query(text), stored)).toBe(kind);
});

test("only the listed names are kinds and themes", () => {
  for (const value of ["standard", "Love", "", null, 4, ["love"], "toString"]) expect(isTheme(value)).toBe(false);
  for (const value of ["Standard", "", null, undefined, ["standard"], "constructor"])
    expect(isReportType(value)).toBe(false);
});
