import fc from "fast-check";
import { firstSentences } from "@/lib/content/domain/compose-draft";
import { type CoverageRow, cellsOf } from "@/lib/content/domain/coverage";
import { DIMENSIONS, filterRows, heatMap, SORT_KEYS, sortRows } from "@/lib/content/domain/coverage-view";
import {
  COVERAGE_LOCALES,
  COVERAGE_SLUGS,
  COVERAGE_STATES,
  COVERAGE_TYPES,
  coverageType,
} from "@/lib/content/domain/dimensions";

const row: fc.Arbitrary<CoverageRow> = fc.record({
  slug: fc.constantFrom(...COVERAGE_SLUGS),
  locale: fc.constantFrom(...COVERAGE_LOCALES),
  type: fc.constantFrom(...COVERAGE_TYPES),
  state: fc.constantFrom("", ...COVERAGE_STATES),
  role: fc.constantFrom("overview", "strengths"),
  has: fc.boolean(),
  count: fc.nat(5),
  violations: fc.array(fc.constantFrom("script", "length"), { maxLength: 3 }),
  drafts: fc.nat(2),
  published: fc.nat(2),
  demand: fc.nat(50),
});
const rows = fc.array(row, { maxLength: 60 });

test("the fixed lists stand in the order of the pickers", () => {
  const slugs = ["general", "love", "parenting", "wellness", "health", "corporate", "leadership", "wealth", "career"];
  expect(COVERAGE_SLUGS).toEqual(slugs);
  expect(COVERAGE_TYPES.slice(0, 3)).toEqual(["Sentinel", "Helper", "Achiever"]);
  expect([...cellsOf(COVERAGE_SLUGS, COVERAGE_LOCALES)]).toHaveLength(9 * 4 * 9 * 8 * 3 + 6 * 4 * 9 * 5);
  expect([1, 6, 9].map(coverageType)).toEqual(["Reformer", "Sentinel", "Peacemaker"]);
});

test("sorting loses nothing, orders, keeps equals in place, and reverses", () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...SORT_KEYS), (given, by) => {
      const value = (each: CoverageRow) =>
        by === "violations" ? each.violations.length : Number(each[by]) || each[by];
      const up = sortRows(given, { by, descending: false });
      const down = sortRows(given, { by, descending: true });
      expect(new Set(up)).toEqual(new Set(given));
      expect(down.map(value)).toEqual([...up].reverse().map(value));
      const places = new Map(given.map((each, index) => [each, index]));
      up.forEach((each, index) => {
        const before = up[index - 1];
        if (before && value(before) === value(each)) expect(places.get(before)).toBeLessThan(places.get(each) ?? -1);
      });
    }),
  );
});

test("the fields of a heat map add up to the rows, over whichever two dimensions", () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...DIMENSIONS), fc.constantFrom(...DIMENSIONS), (given, down, across) => {
      const map = heatMap(given, down, across);
      const fields = map.rows.flatMap((one) => map.columns.map((other) => map.cellAt(one, other)));
      const sum = (name: "total" | "covered" | "violating" | "demand") =>
        fields.reduce((all, each) => all + each[name], 0);
      expect(sum("total")).toBe(given.length);
      expect(sum("covered")).toBe(given.filter(({ has }) => has).length);
      expect(sum("violating")).toBe(given.filter(({ violations }) => violations.length > 0).length);
      expect(sum("demand")).toBe(given.reduce((all, { demand }) => all + demand, 0));
      for (const { row: one, column, total } of fields)
        expect(
          filterRows(
            given,
            down === across ? { [down]: one === column ? [one] : ["-"] } : { [down]: [one], [across]: [column] },
          ),
        ).toHaveLength(total);
    }),
  );
});

test("first sentences are whole, and at least one", () => {
  expect(firstSentences("One is here. Two is there. Three.", 26)).toBe("One is here. Two is there.");
  expect(firstSentences("One is longer than that.", 5)).toBe("One is longer than that.");
  expect(firstSentences("“क्या?” आपने पूछा। फिर चुप।", 18)).toBe("“क्या?” आपने पूछा।");
  expect(firstSentences("No mark at all", 5)).toBe("No mark at all");
});
