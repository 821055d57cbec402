import { printColor } from "@/components/report/pdf/accents";
import { closePdfPool, renderReportPdf, setPdfThreads } from "@/components/report/pdf/engine/render";
import { colorShares, gradientStops } from "@/components/tower/state-colors";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { readPdf } from "@/tests/support/read-pdf";
import { inputOf, LIVES } from "./samples";

const [clear = null, torn] = LIVES;
/** Where the words of a card at the right end, in points: page, margin and padding. */
const RIGHT_OF_CARD = 595.28 - 70 - 13.75;

jest.setTimeout(120_000);
beforeAll(() => setPdfThreads(1));
afterAll(closePdfPool);

const figuresOf = ({ sections }: ReturnType<typeof buildDocument>) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "figure" ? [block] : [])));

test("in Urdu the title of each figure stands at the right of its card", async () => {
  const document = buildDocument(inputOf(2, "standard", clear, "ur-G4"));
  const { pages } = await readPdf(await renderReportPdf(document));
  const titles = figuresOf(document).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(5);
  const places = pages.slice(2).flatMap((page) => page.places.map((place) => ({ ...place, page })));
  const ends = titles.map((title) => {
    // Digits stand apart; the words of a title are on one line.
    const [words = ""] = title.split(/\d+/).sort((a, b) => b.length - a.length);
    const found = places.find(({ text }) => text.includes(words.trim()));
    if (!found) throw new Error(`${title} is on no page`);
    const line = found.page.places.filter(({ y }) => Math.abs(y - found.y) < 1);
    return { title, end: Math.max(...line.map(({ x, width }) => x + width)) };
  });
  expect(ends.filter(({ end }) => Math.abs(end - RIGHT_OF_CARD) > 2)).toEqual([]);
});

interface Gradient {
  /** From foot to crown, red, green and blue from 0 to 1. */
  readonly colors: readonly (readonly number[])[];
  /** Where each colour but the first and the last stands, 0 to 1. */
  readonly bounds: readonly number[];
}

const numbers = (text = "") => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** The gradients of a PDF: each is a few functions, one from a colour to the next. */
function gradientsOf(bytes: Buffer): readonly Gradient[] {
  const text = bytes.toString("latin1");
  const steps = [...text.matchAll(/\/FunctionType 2[^>]*?\/C0 \[([^\]]*)\][^>]*?\/C1 \[([^\]]*)\]/g)];
  const joined = [...text.matchAll(/\/FunctionType 3[^>]*?\/Functions \[([^\]]*)\][^>]*?\/Bounds \[([^\]]*)\]/g)];
  let from = 0;
  return joined.map(([, functions = "", bounds]) => {
    const own = steps.slice(from, from + (functions.match(/R/g)?.length ?? 0));
    from += own.length;
    return { bounds: numbers(bounds), colors: [numbers(own[0]?.[1]), ...own.map(([, , to]) => numbers(to))] };
  });
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 100) / 100);

test.each([48, 92, 8, 100, 0])("the tower has the stones of the page, the foot %d percent of it", async (primary) => {
  if (!torn) throw new Error("there is a life with two states");
  const whole = buildDocument(inputOf(2, "standard", { ...torn, name: `torn ${primary}`, primary }));
  const sections = whole.sections.filter(({ blocks }) =>
    blocks.some((block) => block.kind === "figure" && block.figure.kind === "tower"),
  );
  expect(sections).toHaveLength(1);
  const gradients = gradientsOf(await renderReportPdf({ ...whole, sections }));
  const stops = gradientStops(colorShares(torn.states, { primary, secondary: 100 - primary }));
  expect(gradients.length).toBeGreaterThan(0);
  for (const { colors, bounds } of gradients) {
    expect(rounded(bounds)).toEqual(stops.slice(1, -1).map(({ offset }) => offset / 100));
    expect(colors.map(rounded)).toEqual(stops.map(({ color }) => rounded(rgb(printColor(color)))));
  }
});
