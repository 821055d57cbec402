import { closePdfPool, renderReportPdf, setPdfThreads } from "@/components/report/pdf/engine/render";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { Heading, Paragraph } from "@/lib/reports/domain/document/document";
import { type PdfElement, readPdf } from "@/tests/support/read-pdf";
import { inputOf, LIVES } from "./samples";

/** After cover and contents. */
const FIRST_CHAPTER_PAGE = 2;

jest.setTimeout(120_000);
beforeAll(() => setPdfThreads(1));
afterAll(closePdfPool);

/** What stands last on a page: the role in which it is heard. */
function lastRole({ role, text, children = [] }: PdfElement, above?: string): string | undefined {
  if (text !== undefined) return text.trim() === "" ? undefined : above;
  return children.map((child) => lastRole(child, role)).findLast(Boolean);
}

test.each(["en", "ur-G4"] as const)("no page of any type's report in %s ends with a heading", async (code) => {
  const ends: (string | undefined)[] = [];
  for (const type of PERSONALITY_TYPES) {
    const document = buildDocument(inputOf(type, "standard", LIVES[type % LIVES.length] ?? null, code));
    const { pages } = await readPdf(await renderReportPdf(document));
    for (const { structure } of pages.slice(FIRST_CHAPTER_PAGE)) ends.push(structure ? lastRole(structure) : undefined);
  }
  expect(ends.length).toBeGreaterThan(90);
  expect(ends.filter((role) => role === undefined || /^H\d|^TH/.test(role))).toEqual([]);
});

test("a heading and a short paragraph stay where they have room, though the figure below them has none", async () => {
  const whole = buildDocument(inputOf(4, "standard", LIVES[0] ?? null));
  const figure = whole.sections.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "figure");
  if (figure?.kind !== "figure") throw new Error("a report has figures");
  const line = (text: string): Paragraph => ({ kind: "paragraph", tone: "plain", text });
  const heading: Heading = { kind: "heading", text: "Still here" };
  const above = Array.from({ length: 25 }, (_, at) => line(`Line ${at}.`));
  const section = {
    id: "states",
    title: "States",
    blocks: [...above, heading, line("And one more line."), figure],
  } as const;
  const { pages } = await readPdf(await renderReportPdf({ ...whole, sections: [section] }));
  const pageOf = (words: string) => pages.findIndex(({ text }, at) => at >= FIRST_CHAPTER_PAGE && text.includes(words));
  const [first, second] = [FIRST_CHAPTER_PAGE, FIRST_CHAPTER_PAGE + 1];
  expect([pageOf("Line 24."), pageOf(heading.text), pageOf("And one more"), pageOf(figure.title)]).toEqual([
    first,
    first,
    first,
    second,
  ]);
});

test.each(["en", "ur-G4"] as const)(
  "the answer on one page takes one page, of any type and kind in %s",
  async (code) => {
    const longer: string[] = [];
    for (const type of PERSONALITY_TYPES)
      for (const [at, reportType] of REPORT_TYPES.entries()) {
        // A third of all: every type, every kind and every life are among them.
        if (at % LIVES.length !== type % LIVES.length) continue;
        const life = LIVES[(type + at) % LIVES.length];
        const whole = buildDocument(inputOf(type, reportType, life ?? null, code));
        const { pages } = await readPdf(await renderReportPdf({ ...whole, sections: whole.sections.slice(0, 1) }));
        if (pages.length !== FIRST_CHAPTER_PAGE + 1) longer.push(`${type} ${reportType} ${life?.name}`);
      }
    expect(longer).toEqual([]);
  },
);
