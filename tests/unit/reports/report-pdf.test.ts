import { closePdfPool, renderReportPdf, setPdfThreads } from "@/components/report/pdf/engine/render";
import { AppError } from "@/lib/platform/errors/app-error";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { type ReadPdf, readPdf } from "@/tests/support/read-pdf";
import { inputOf, LIVES } from "./samples";

const [life = null, torn = null] = LIVES;
const FIRST_CHAPTER_PAGE = 2;

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

// As many threads on every machine, so that the same crowd is too many.
beforeAll(() => setPdfThreads(1));
afterAll(closePdfPool);

describe.each(LOCALES)("a personal report in $code", ({ code, tag, dir }) => {
  const document = buildDocument(inputOf(4, "love", life, code));
  let read: ReadPdf;
  beforeAll(async () => {
    read = readPdf(await renderReportPdf(document));
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
    const begins = (part: string) => text.includes(part.slice(0, 12)) || text.includes(part.slice(-12));
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

test.each(["standard", "wealth"] as const)(
  "the general %s report and one of somebody torn are drawn too",
  async (kind) => {
    for (const [type, reader] of [
      [7, null],
      [9, torn],
    ] as const) {
      const document = buildDocument(inputOf(type, kind, reader, "ur-G4"));
      const { pages } = readPdf(await renderReportPdf(document));
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
