import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { callout } from "@/lib/reports/domain/document/content-blocks";
import type { ContentBlock, PersonalDocument } from "@/lib/reports/domain/document/document";
import { SHAREABLE_SECTIONS, type ShareableSection, sharedDocument } from "@/lib/reports/domain/shared-document";
import { inputOf, LIVES, PERSON } from "./samples";
import { textsOf } from "./text-of";

const [life = null] = LIVES;
const document = buildDocument(inputOf(4, "love", life));
const words = {
  kicker: "One pattern of nine",
  parts: "Parts of a report",
  reader: "Shared without a name",
  notice: callout("note", "Shared", "Parts only."),
  sure: "How sure is this?",
  rosette: "One petal for each type.",
  tower: (first: string, second: string) => `Stones: ${first}, ${second}`,
  withMe: "Here “I” is the person who shares.",
};
const share = (sections: readonly ShareableSection[], showName = false, showSign = false) =>
  sharedDocument(document, { sections, showName, showSign }, words);

test("the type alone, when nothing is ticked", () => {
  const shared = share([]);
  expect(shared.sections).toEqual([]);
  expect(shared.cover.title).toBe(document.cover.title);
});

test("the chosen sections in the report's order, whatever the order of the choice", () => {
  expect(share(["wing", "answer"]).sections.map(({ id }) => id)).toEqual(["answer", "wing"]);
});

test("every section alone is shared as it stands in the report when the answers are shared too, and no other", () => {
  for (const section of document.sections) {
    if (["method", "withme", "answer", "chapter"].includes(section.id)) continue;
    const [shared, ...others] = share([section.id as ShareableSection, "given"]).sections;
    expect(shared).toEqual(section);
    expect(others.map(({ id }) => id)).toEqual(section.id === "given" ? [] : ["given"]);
  }
});

test("the first page tells wing, states and instincts only where their chapters are shared", () => {
  const factsOf = ({ sections }: PersonalDocument) =>
    (sections.find(({ id }) => id === "answer")?.blocks ?? []).flatMap((block) =>
      block.kind === "list" && block.style === "facts" ? block.items : [],
    );
  const [type, wing, states, instincts, ...others] = factsOf(document);
  expect([type, wing, states, instincts].map((item) => item?.term)).toEqual(["Type", "Wing", "States", "Instincts"]);
  expect(others).toEqual([]);
  expect(factsOf(share(["answer"]))).toEqual([type]);
  expect(factsOf(share(["answer", "given"]))).toEqual([type]);
  expect(factsOf(share(["answer", "wing"]))).toEqual([type, wing]);
  expect(factsOf(share(["answer", "states"]))).toEqual([type, states]);
  expect(factsOf(share(["answer", "instincts"]))).toEqual([type, instincts]);
  const whole = share(["answer", "wing", "states", "instincts", "given"]).sections.find(({ id }) => id === "answer");
  expect(whole).toEqual(document.sections.find(({ id }) => id === "answer"));
});

test("the chapter in the first person says who speaks, and stands otherwise as it is in the report", () => {
  const [shared] = share(["withme"]).sections;
  const written = document.sections.find(({ id }) => id === "withme");
  const note = { kind: "paragraph", tone: "note", text: words.withMe };
  const whole = share(["states", "instincts", "wing", "withme"]).sections.find(({ id }) => id === "withme");
  expect(whole?.blocks).toEqual([note, ...(written?.blocks ?? [])]);
  // The lines about these weeks, the first instinct and the wing come along with their chapters alone.
  const terms = (blocks: readonly ContentBlock[] = []) =>
    blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  const [lately, first, wing, ...rest] = terms(written?.blocks);
  expect(terms(shared?.blocks)).toEqual(rest);
  for (const [id, term] of [
    ["states", lately],
    ["instincts", first],
    ["wing", wing],
  ] as const) {
    const alone = share([id, "withme"]).sections.find((section) => section.id === "withme");
    expect(terms(alone?.blocks)).toEqual([term, ...rest]);
  }
});

test("the chapter of the theme tells these weeks, the first instinct and the wing only where their chapters are shared", () => {
  const blocksOf = (sections: readonly ShareableSection[]) =>
    share(sections).sections.find(({ id }) => id === "chapter")?.blocks;
  const written = document.sections.find(({ id }) => id === "chapter")?.blocks ?? [];
  const theme = written.slice(6);
  expect(written[0]).toMatchObject({ kind: "heading", text: "How things are for you lately" });
  expect(theme.length).toBeGreaterThan(6);
  expect(blocksOf(["chapter"])).toEqual(theme);
  expect(blocksOf(["chapter", "states"])).toEqual([...written.slice(0, 2), ...theme]);
  expect(blocksOf(["chapter", "instincts"])).toEqual([...written.slice(2, 4), ...theme]);
  expect(blocksOf(["chapter", "wing"])).toEqual([...written.slice(4, 6), ...theme]);
  expect(blocksOf(["chapter", "states", "instincts", "wing"])).toEqual(written);
});

test("the tower stands on the cover where the signs are shown, in the colours of the two states and without a percent", () => {
  const whole = document.sections.flatMap(({ blocks }) => blocks);
  const figure = whole
    .flatMap((block) => (block.kind === "figure" ? block.figure : []))
    .find((one) => one.kind === "tower");
  const shares = figure?.kind === "tower" ? figure.shares : [];
  expect(shares).toHaveLength(2);
  expect(share(["wing"]).cover.tower).toBeUndefined();
  const { tower } = share(["wing"], false, true).cover;
  expect(tower?.shares.map(({ state }) => state)).toEqual(shares.map(({ state }) => state));
  expect(tower?.alternative).toBe(`Stones: ${shares[0]?.label}, ${shares[1]?.label}`);
  expect(textsOf(tower)).not.toContain(shares[0]?.display);
});

const LEAD = document.sections.find(({ id }) => id === "answer")?.blocks[0];
const leadText = LEAD?.kind === "paragraph" ? LEAD.text : "";

test("how sure the type is stands on the cover whatever is shared, and once where the first page says it", () => {
  expect(leadText).toMatch(/10/);
  expect(share([]).cover.notices).toContainEqual(callout("note", words.sure, leadText));
  expect(textsOf(share(["answer"])).filter((text) => text === leadText)).toHaveLength(1);
});

test("the cover does not say that the report is whole, nor that the flower is the reader's", () => {
  const whole = buildDocument(inputOf(4, "standard", life));
  const { cover } = sharedDocument(whole, { sections: ["wing"], showName: false, showSign: true }, words);
  expect(cover).toMatchObject({ kicker: words.kicker, theme: words.parts, rosette: { alternative: words.rosette } });
  const told = textsOf(cover);
  for (const text of [whole.cover.kicker, whole.cover.theme, whole.cover.rosette?.alternative])
    expect(told).not.toContain(text);
  expect(share([], false, true).cover.theme).toBe(document.cover.theme);
});

test("no name, no day and no word to the owner, even when everything is shared", () => {
  const texts = textsOf(share(SHAREABLE_SECTIONS)).join("\n");
  for (const hidden of [PERSON.firstName, PERSON.lastName, document.cover.date, "This copy contains your name"])
    expect(texts).not.toContain(hidden);
  expect(texts).toContain("Parts only.");
});

test("the name when it is ticked", () => {
  expect(share(["wing"], true).cover.reader).toContain(`${PERSON.firstName} ${PERSON.lastName}`);
});
