import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { typeCertainty } from "@/lib/assessment/domain/scoring/wording";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { hasEvidence, openingChoices, sentenceOf, twoSides } from "@/lib/reports/domain/document/choices";
import { typeName } from "@/lib/reports/domain/report-input";
import { readerInput, simulatedReaders } from "@/tests/support/simulated-readers";
import { runningTexts, sectionTexts } from "./text-of";

const PEOPLE = simulatedReaders(60, 23).map((reader, at) => {
  const locale = LOCALES[at % LOCALES.length]?.code ?? "en";
  const input = readerInput(reader, REPORT_TYPES[at % REPORT_TYPES.length] ?? "standard", locale);
  const { evidence, type } = reader.profile;
  if (!evidence || !hasEvidence(input)) throw new Error("a simulated person has answers");
  return { input, certainty: typeCertainty(evidence, type), document: buildDocument(input) };
});
const isClose = ({ certainty }: (typeof PEOPLE)[number]) => ["close", "divided"].includes(certainty.band);
const tableOf = ({ document }: (typeof PEOPLE)[number]) =>
  document.sections.find(({ id }) => id === "answer")?.blocks.find(({ kind }) => kind === "table");

test("two close types stand side by side on the first page, and nobody else’s do", () => {
  expect(PEOPLE.filter(isClose).length).toBeGreaterThan(10);
  expect(PEOPLE.filter((person) => !isClose(person)).length).toBeGreaterThan(10);
  for (const person of PEOPLE) expect(tableOf(person) !== undefined).toBe(isClose(person));
});

test("each side holds that type’s own answers, as many for the one as for the other, told once in the report", () => {
  for (const person of PEOPLE.filter(isClose)) {
    const { input, certainty, document } = person;
    const table = tableOf(person);
    if (table?.kind !== "table") throw new Error("no sides");
    const [own = "", theirs = ""] = table.columns;
    expect(own).toContain(typeName(input, input.type));
    expect(theirs).toContain(typeName(input, certainty.other));
    // A side is named by its column alone, which a narrow page writes above each cell.
    const [figures = []] = table.rows;
    expect(figures).toHaveLength(2);
    for (const figure of figures)
      for (const type of [input.type, certainty.other]) expect(figure).not.toContain(typeName(input, type));
    const sides = twoSides(input, certainty.other);
    expect(sides.own.map(({ chosen }) => chosen)).toEqual(sides.own.map(() => input.type));
    expect(sides.theirs.map(({ chosen }) => chosen)).toEqual(sides.theirs.map(() => certainty.other));
    const told = [...sides.own, ...sides.theirs].map((choice) => sentenceOf(input, choice));
    expect(table.rows.slice(1).flat().sort()).toEqual([...told].sort());
    const { between } = sides;
    const decided = between ? sentenceOf(input, between) : "";
    expect(sectionTexts(document, "answer")).toContain(decided);
    const texts = runningTexts(document);
    for (const sentence of [...told, decided]) expect(texts.filter((text) => text.includes(sentence))).toHaveLength(1);
    const names = sectionTexts(document, "answer").split("\n");
    expect(names.filter((text) => text.includes(typeName(input, certainty.other))).length).toBeGreaterThan(3);
  }
});

test("what would decide speaks for the type that is behind", () => {
  const told = { won: 0, lost: 0 };
  for (const { input, certainty, document } of PEOPLE.filter(isClose)) {
    const { between } = twoSides(input, certainty.other);
    const { posterior } = input.profile.evidence ?? {};
    if (!between || !posterior) continue;
    const { chosen, over } = between;
    const won = posterior[chosen] >= posterior[over];
    told[won ? "won" : "lost"] += 1;
    const names = { chosen: typeName(input, chosen), passed: typeName(input, over) };
    const texts = sectionTexts(document, "answer");
    expect(texts.includes(input.t("report.sides.decide", names))).toBe(won);
    expect(texts.includes(input.t("report.sides.decideBehind", names))).toBe(!won);
  }
  expect(told.won).toBeGreaterThan(3);
  expect(told.lost).toBeGreaterThan(3);
});

test("what would prove a type wrong is an answer of the runner-up, and not of a third type", () => {
  let told = 0;
  for (const person of PEOPLE.filter((each) => !isClose(each))) {
    const { input, certainty } = person;
    const { against, own, beside } = openingChoices(input);
    if (!against) {
      expect(input.profile.evidence?.wins[input.type]).toBe(8);
      continue;
    }
    told += 1;
    expect(against.chosen).toBe(certainty.other);
    expect([...own, beside]).not.toContain(against);
  }
  expect(told).toBeGreaterThan(10);
});
