import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { namedItems } from "@/lib/reports/domain/document/content-blocks";
import { STRENGTH_LINKS } from "@/lib/reports/domain/document/strengths";
import type { ReportInput } from "@/lib/reports/domain/report-input";
import { readerInput, simulatedReaders } from "@/tests/support/simulated-readers";
import { inputOf } from "./samples";
import { sectionTexts } from "./text-of";

const EVERY = REPORT_TYPES.flatMap((reportType) =>
  PERSONALITY_TYPES.flatMap((type) =>
    STRENGTH_LINKS[reportType][type].map((text, at) => ({ reportType, type, at, links: text.split(" ") })),
  ),
);

const PEOPLE = simulatedReaders(60, 7);

/** The answers of a person as the links write them. */
const answersOf = ({ answers }: ReportInput) =>
  Object.entries(answers?.pairs ?? {}).map(([id, answer]) => `${id}${answer?.side === "left" ? "L" : "R"}`);

const writtenOf = (input: ReportInput) => namedItems(input.texts.chapter.strengths).map(({ text }) => text);

/** The strengths that the first page shows, in its order, as places in the text. */
function shownIn(input: ReportInput): readonly number[] {
  const lines = sectionTexts(buildDocument(input), "answer").split("\n");
  return writtenOf(input)
    .map((text, at) => ({ at, line: lines.indexOf(text) }))
    .filter(({ line }) => line >= 0)
    .sort((one, other) => one.line - other.line)
    .map(({ at }) => at);
}

test("every link names an answer that can be given, and none that the strength has on its other side", () => {
  const known = PAIRS.flatMap(({ id }) => [`${id}L`, `${id}R`]);
  for (const { links, ...place } of EVERY)
    for (const link of links)
      expect({ ...place, known: known.includes(link.replace("!", "")) }).toMatchObject({ known: true });
  for (const { links } of EVERY) {
    const denying = links.filter((link) => link.startsWith("!")).map((link) => Number.parseInt(link.slice(1), 10));
    expect(new Set(denying).size).toBe(denying.length);
  }
});

test("there is a text for each link in every chapter", () => {
  for (const { reportType, type } of EVERY) expect(writtenOf(inputOf(type, reportType, null))).toHaveLength(3);
});

test("nobody reads a strength that an answer of theirs denies, and everybody reads the others, best borne first", () => {
  const dropped: string[] = [];
  for (const reader of PEOPLE)
    for (const reportType of REPORT_TYPES) {
      const input = readerInput(reader, reportType);
      const given = answersOf(input);
      const links = STRENGTH_LINKS[reportType][input.type].map((text) => text.split(" "));
      const isDenied = (at: number) =>
        (links[at] ?? []).some((link) => given.includes(link.replace(/^!/, "")) && link.startsWith("!"));
      const shown = shownIn(input);
      expect([...shown].sort()).toEqual([0, 1, 2].filter((at) => !isDenied(at)));
      const support = (at: number) =>
        (links[at] ?? [])
          .filter((link) => given.includes(link))
          .reduce((sum, link) => sum + (input.answers?.pairs[Number.parseInt(link, 10)]?.strong ? 2 : 1), 0);
      const sums = shown.map(support);
      expect(sums).toEqual([...sums].sort((one, other) => other - one));
      if (shown.length < 3) dropped.push(reportType);
    }
  // The rule bites, and leaves hardly anybody without a strength.
  expect(dropped.length).toBeGreaterThan(PEOPLE.length);
  expect(dropped.length).toBeLessThan((PEOPLE.length * REPORT_TYPES.length) / 2);
});

test("whoever jokes their way out of a quarrel is not praised for staying in it", () => {
  const answered = (side: "left" | "right") => {
    const input = inputOf(4, "love", null);
    const [reader] = PEOPLE.filter(({ profile }) => profile.type === 4);
    if (!reader) throw new Error("nobody is of this type");
    const pairs = {
      ...reader.answers.pairs,
      4: { side, strong: false },
      5: { side: "left", strong: false },
      13: { side: "left", strong: false },
    } as const;
    return shownIn({ ...input, ...readerInput({ ...reader, answers: { ...reader.answers, pairs } }, "love") });
  };
  expect(answered("left")).not.toContain(1);
  expect(answered("right")).toContain(1);
});
