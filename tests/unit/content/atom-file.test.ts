import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csvFile, FILE_COLUMNS, type FileText, planImport } from "@/lib/content/domain/atom-file";
import { escapeFormula, unescapeFormula } from "@/lib/platform/csv";

const text = fc.record({
  locale: fc.constantFrom("en", "hi", "ur"),
  type: fc.integer({ min: 1, max: 9 }),
  state: fc.constantFrom("", "Stressed"),
  role: fc.constantFrom("overview", "strengths"),
  position: fc.integer({ min: 0, max: 5 }),
  status: fc.constantFrom("placeholder" as const, "draft" as const, "published" as const),
  body: fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("=1+1", "'=x", "@me", '-"quoted"\r\nline', "a,b\n\nc"),
  ),
});
const placeOf = ({ locale, type, state, role, position }: FileText) => [locale, type, state, role, position].join("/");
const texts = fc.uniqueArray(text, { selector: placeOf, maxLength: 12 });

test("no cell of a spreadsheet starts as a formula, and every cell comes back", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[=+@-].*$/)), (cell) => {
      expect(escapeFormula(cell)).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
    }),
  );
});

test("another reader of RFC 4180 finds in the file what was put in", () => {
  fc.assert(
    fc.property(texts, (given) => {
      const rows: Record<string, string>[] = parse(csvFile("love", given), { bom: true, columns: true });
      const back = rows.map((row) => FILE_COLUMNS.map((name) => unescapeFormula(row[name] ?? "")));
      expect(back).toEqual(given.map((each) => FILE_COLUMNS.map((name) => String({ slug: "love", ...each }[name]))));
    }),
  );
});

test("a file that was not touched changes nothing; every line is added, changed, unchanged or refused", () => {
  fc.assert(
    fc.property(texts, texts, (stored, given) => {
      const same = planImport(stored, stored);
      expect(same).toEqual({ added: [], changed: [], unchanged: stored.length, refused: [] });
      const plan = planImport(stored, [...given, ...given.slice(0, 1)]);
      expect(plan.added.length + plan.changed.length + plan.unchanged).toBe(given.length);
      expect(plan.refused).toEqual(given.length > 0 ? [{ line: given.length + 1, reason: "duplicate" }] : []);
      const known = new Set(stored.map(placeOf));
      expect(plan.added.filter((each) => known.has(placeOf(each)))).toEqual([]);
    }),
  );
});

test("a placeholder that was written over comes back as a draft", () => {
  const place = { locale: "hi", type: 4, state: "", role: "overview", position: 0, status: "placeholder" } as const;
  const plan = planImport([{ ...place, body: "[[hi]] x" }], [{ ...place, body: "लिखा हुआ" }]);
  expect(plan.changed.map(({ text: { status } }) => status)).toEqual(["draft"]);
});
