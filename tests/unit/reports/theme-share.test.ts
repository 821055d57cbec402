import { THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { inputOf, LIVES } from "./samples";
import { runningTexts, sectionTexts } from "./text-of";

const [LIFE] = LIVES;
const countWords = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const documents = PERSONALITY_TYPES.map((type) => ({
  type,
  byTheme: THEMES.map((theme) => buildDocument(inputOf(type, theme, LIFE ?? null))),
}));

test("a theme report is about its theme for more than a third of its words", () => {
  const shares = documents.flatMap(({ byTheme }) =>
    byTheme.map((document) => {
      const own = ["chapter", "plan"].flatMap((section) => sectionTexts(document, section));
      return countWords(own) / countWords(runningTexts(document));
    }),
  );
  expect(Math.min(...shares)).toBeGreaterThan(0.35);
});

test("two theme reports of one person share at most three fifths of their words", () => {
  const shared = documents.flatMap(({ byTheme }) =>
    byTheme.flatMap((one) =>
      byTheme
        .filter((other) => other !== one)
        .map((other) => {
          const texts = runningTexts(other);
          const known = new Set(runningTexts(one));
          return countWords(texts.filter((text) => known.has(text))) / countWords(texts);
        }),
    ),
  );
  expect(mean(shared)).toBeLessThan(0.6);
});

test("the theme comes before what is said of the type", () => {
  for (const { byTheme } of documents) {
    for (const { sections } of byTheme) {
      const ids = sections.map(({ id }) => id);
      expect(ids.indexOf("chapter")).toBeLessThan(ids.indexOf("depth"));
    }
  }
});
