import { closePdfPool, renderReportPdf, setPdfThreads } from "@/components/report/pdf/engine/render";
import { AppError } from "@/lib/platform/errors/app-error";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { elementsOf, type PdfPlace, type ReadPdf, readPdf, textOf } from "@/tests/support/read-pdf";
import { inputOf, LIVES } from "./samples";

const [life = null, torn = null] = LIVES;
const FIRST_CHAPTER_PAGE = 2;
const MOST_PAGES = 16;

jest.setTimeout(120_000);

/** The letters alone, however they are spaced; vowel signs of Arabic stand beside their letters and are left out. */
const letters = (text: string) => text.normalize("NFD").replace(/[^\p{L}\p{Mc}\p{Mn}]+|\p{Script=Inherited}/gu, "");

/**
 * Stretches of a text that every reader gives in the same order: all of it, but where it runs from the right only what
 * stands between digits, marks and words in Latin letters, since readers order those in their own ways.
 */
function stretches(text: string, dir: ReportDocument["dir"]): readonly string[] {
  if (dir === "ltr") return [letters(text)];
  const parts = text.split(/[^\p{Script=Arabic} ]+|[،۔؟؛]|\p{Script=Inherited}/u).map(letters);
  return parts.filter((part) => part.length > 2);
}

const headings = ({ sections }: ReportDocument) =>
  sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : [])),
  ]);

/** Heard once, though a page may part it: what begins on one page and goes on upon the next. */
const heard = (read: ReadPdf, role: string) => elementsOf(read, role).map((element) => letters(textOf(element)));

const figuresOf = ({ sections }: ReportDocument) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "figure" ? [block] : [])));

// As many threads on every machine, so that the same crowd is too many.
beforeAll(() => setPdfThreads(1));
afterAll(closePdfPool);

describe.each(LOCALES)("a personal report in $code", ({ code, tag, dir }) => {
  const document = buildDocument(inputOf(4, "love", life, code));
  let read: ReadPdf;
  beforeAll(async () => {
    read = await readPdf(await renderReportPdf(document), { paints: true });
  });

  test("holds every heading of the document, in its order", () => {
    const { pages } = read;
    const text = letters(
      pages
        .slice(FIRST_CHAPTER_PAGE)
        .map((page) => page.text)
        .join("\n"),
    );
    let from = 0;
    for (const heading of headings(document)) {
      const [longest = ""] = [...stretches(heading, dir)].sort((a, b) => b.length - a.length);
      const at = text.indexOf(longest, from);
      expect({ heading, found: longest !== "" && at >= 0 }).toEqual({ heading, found: true });
      from = at;
    }
  });

  test("holds every paragraph letter by letter, except where a page parts it", () => {
    const { pages } = read;
    const text = letters(pages.map((page) => page.text).join("\n"));
    const parts = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "paragraph" ? stretches(block.text, dir) : [])),
    );
    expect(parts.length).toBeGreaterThan(40);
    expect(parts.filter((part) => !text.includes(part)).length).toBeLessThan(pages.length);
    // A line may end within a short part too, and what is between marks on it is ordered as readers will.
    const most = ({ length }: string) => Math.min(12, Math.ceil(0.5 * length));
    const begins = (part: string) => text.includes(part.slice(0, most(part))) || text.includes(part.slice(-most(part)));
    expect(parts.filter((part) => !begins(part))).toEqual([]);
  });

  test("says its title, language and author, and outlines its chapters where they begin", () => {
    const { title, language, author, outline, pages } = read;
    expect({ title, language, author }).toEqual({
      title: document.title,
      language: tag,
      author: document.labels.brand,
    });
    expect(outline.map((entry) => entry.title)).toEqual([
      document.cover.title,
      ...document.sections.map((s) => s.title),
    ]);
    for (const entry of outline)
      for (const part of stretches(entry.title, dir))
        expect(letters(pages[entry.page ?? -1]?.text ?? "")).toContain(part);
  });

  test("is tagged: headings in their order, lists, links, a table with its heads, nothing outside", () => {
    expect(read.tagged).toBe(true);
    expect(read.pages.map(({ unmarked }) => unmarked)).toEqual(read.pages.map(() => 0));
    const pair = ([role, text]: readonly [string, string]) => ({ role, found: stretches(text, dir).map(letters) });
    const wanted = [
      ["H1", document.cover.title] as const,
      ["H2", document.labels.contents] as const,
      ...document.sections.flatMap(({ title, blocks }) => [
        ["H2", title] as const,
        ...blocks.flatMap((block) => (block.kind === "heading" ? [["H3", block.text] as const] : [])),
      ]),
    ].map(pair);
    for (const role of ["H1", "H2", "H3"]) {
      const found = heard(read, role);
      const expected = wanted.filter((each) => each.role === role);
      expect(found).toHaveLength(expected.length);
      expected.forEach((each, at) => {
        for (const part of each.found) expect(found[at]).toContain(part);
      });
    }
    expect(elementsOf(read, "Link").map(({ links }) => links)).toEqual(document.sections.map(() => 1));
    const tables = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "table" ? [block] : [])),
    );
    const cells = tables.map(({ columns, rows }) => columns.length * rows.length);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
    expect(tables.length).toBeGreaterThan(0);
    expect(heard(read, "TH")).toHaveLength(sum(tables.map(({ columns }) => columns.length)));
    expect(heard(read, "TD")).toHaveLength(sum(cells));
    const items = document.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "list" ? block.items : [])),
    );
    expect(elementsOf(read, "LI")).toHaveLength(items.length);
  });

  test("a figure is heard as its sentence and its values, and no table repeats it", () => {
    const figures = elementsOf(read, "Figure");
    const wanted = figuresOf(document);
    expect(figures).toHaveLength(wanted.length + 1);
    expect(figures[0]?.alt).toMatch(/^1: \d\/8, .*9: \d\/8$/);
    wanted.forEach(({ alternative, table }, at) => {
      const said = figures[at + 1]?.alt ?? "";
      expect(said).toContain(alternative);
      for (const cell of table.rows.flat()) expect(said).toContain(cell);
    });
    expect(elementsOf(read, "Table").length).toBeLessThanOrEqual(Math.ceil(36 / 10));
  });

  test("is set like a book: some 15 pages, each more than half full but a chapter's last", () => {
    const { pages, outline } = read;
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
    const opening = new Set(outline.map(({ page }) => page));
    pages.slice(1, -1).forEach(({ depth }, at) => {
      if (!opening.has(at + 2)) expect({ page: at + 2, isFull: depth > 0.5 }).toEqual({ page: at + 2, isFull: true });
    });
    const days = document.sections.find(({ id }) => id === "plan")?.blocks.find(({ kind }) => kind === "list");
    if (days?.kind !== "list") throw new Error("the plan is a list");
    const sheet =
      pages[
        outline.find(({ title }) => title === document.sections.find(({ id }) => id === "plan")?.title)?.page ?? -1
      ];
    for (const { text = "" } of days.items)
      for (const part of stretches(text, dir)) expect(letters(sheet?.text ?? "")).toContain(part);
  });

  test("has pages that are numbered, headed, filled, and hold their text", () => {
    const { pages } = read;
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.map(({ outside }) => outside)).toEqual(pages.map(() => 0));
    pages.slice(1).forEach(({ text }, at) => {
      expect(text).toContain(String(at + 2));
      expect(letters(text)).toContain(letters(document.labels.page));
      for (const part of stretches(document.title, dir)) expect(letters(text)).toContain(part);
      // Head and number alone would be a blank page.
      expect(letters(text).length).toBeGreaterThan(letters(document.title).length + 15);
    });
  });
});

/** Where words stand on the first page, from the one at the right to the one at the left. */
async function fromTheRight(reader: string, words: readonly string[]): Promise<readonly string[]> {
  const whole = buildDocument(inputOf(4, "love", life, "ur-G4"));
  const document = { ...whole, sections: whole.sections.slice(0, 1), cover: { ...whole.cover, reader } };
  const { pages } = await readPdf(await renderReportPdf(document));
  const places = pages[0]?.places ?? [];
  const placed = words.map((word) => {
    const found = places.findLast(({ text }: PdfPlace) => letters(text).includes(letters(word)));
    if (!found) throw new Error(`${word} is not on the page`);
    return { word, end: found.x + found.width };
  });
  return placed.sort((a, b) => b.end - a.end).map(({ word }) => word);
}

test.each([
  ["برائے Noor Okonkwo-Lindqvist", ["برائے", "Noor Okonkwo-Lindqvist"]],
  ["Noor Okonkwo-Lindqvist کے لیے", ["Noor Okonkwo-Lindqvist", "کے لیے"]],
  ["یہ رپورٹ Noor کے لیے", ["یہ رپورٹ", "Noor", "کے لیے"]],
  ["यामिनी کے لیے", ["यामिनी", "کے لیے"]],
] as const)("in Urdu a name in other letters stands where it is read: %s", async (reader, words) => {
  expect(await fromTheRight(reader, words)).toEqual(words);
});

test("in Urdu a quotation mark before the first word of an entry of the contents stands at its right end", async () => {
  const { pages } = await readPdf(await renderReportPdf(buildDocument(inputOf(4, "love", life, "ur-G4"))));
  const places = pages[1]?.places ?? [];
  const mark = places.find(({ text }) => text === "”");
  const ends = places.flatMap(({ x, y, width }) => (mark && Math.abs(y - mark.y) < 1 ? [x + width] : []));
  expect(ends.length).toBeGreaterThan(1);
  expect(mark && mark.x + mark.width).toBeCloseTo(Math.max(...ends));
});

test("names on the circle do not touch", async () => {
  for (const locale of ["en", "hi-Latn"] as const) {
    const document = buildDocument(inputOf(4, "standard", null, locale));
    const [circle] = figuresOf(document);
    if (circle?.figure.kind !== "circle") throw new Error("a general report begins with the circle");
    const { pages } = await readPdf(await renderReportPdf(document));
    const names = circle.figure.points.map(({ label }) => label);
    const page = pages.find(({ places }) => names.every((name) => places.some(({ text }) => text === name)));
    const boxes = (page?.places ?? []).filter(({ text }) => names.includes(text));
    expect(boxes).toHaveLength(names.length);
    const touch = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).filter((b) => Math.abs(a.y - b.y) < 9 && a.x < b.x + b.width + 6 && b.x < a.x + a.width + 6),
    );
    expect(touch).toEqual([]);
  }
});

test("a text in English within another language says so", async () => {
  const whole = buildDocument(inputOf(4, "love", null, "ur-G4"));
  const english = { kind: "paragraph", tone: "plain", text: "Nobody has translated this." } as const;
  const [first] = whole.sections;
  if (!first) throw new Error("a report has chapters");
  const document = { ...whole, fallback: true, sections: [{ ...first, blocks: [...first.blocks, english] }] };
  const said = elementsOf(await readPdf(await renderReportPdf(document)), "P").find(
    (each) => textOf(each) === english.text,
  );
  expect(said?.language).toBe("en");
});

test.each(["standard", "wealth"] as const)(
  "the general %s report and one of somebody torn are drawn too",
  async (kind) => {
    for (const [type, reader] of [
      [7, null],
      [9, torn],
    ] as const) {
      const document = buildDocument(inputOf(type, kind, reader, "ur-G4"));
      const { pages } = await readPdf(await renderReportPdf(document));
      expect(pages.length).toBeGreaterThan(5);
      expect(letters(pages[0]?.text ?? "")).toContain(letters(document.cover.title));
    }
  },
);

describe("more than can be drawn at once", () => {
  const whole = buildDocument(inputOf(1, "career", null));
  const general = (number: number) => ({ ...whole, title: `Career ${number}`, sections: whole.sections.slice(0, 1) });
  const own = { ...general(0), personal: true };
  const crowdOf = (document: (number: number) => ReportDocument) =>
    Promise.allSettled(Array.from({ length: 200 }, (_, number) => renderReportPdf(document(number))));
  const reasons = (crowd: readonly PromiseSettledResult<Buffer>[]) =>
    crowd.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));

  test("is asked to come back, and whoever waits is still served", async () => {
    const crowd = await crowdOf(() => own);
    const refused = reasons(crowd);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(crowd.length);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ code: "unavailable", retryAfter: 5 });
    }
    expect((await renderReportPdf(own)).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("people's own reports come before those that are nobody's", async () => {
    const strangers = crowdOf(general);
    const mine = renderReportPdf(own);
    expect((await mine).subarray(0, 5).toString()).toBe("%PDF-");
    expect(reasons(await strangers).length).toBeGreaterThan(0);
  });

  test("a report that is nobody's is drawn once for all", async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 200 }, () => renderReportPdf(general(1_000))));
    for (const other of others) expect(other).toBe(first);
    expect(await renderReportPdf(general(1_000))).toBe(first);
  });

  test("whoever has gone is not drawn for", async () => {
    const gone = new AbortController();
    const drawing = renderReportPdf(own, gone.signal);
    gone.abort();
    await expect(drawing).rejects.toMatchObject({ code: "unavailable" });
  });
});
