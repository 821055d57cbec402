import { arrange } from "@/components/report/pdf/arrange";
import { heading, list, paragraph } from "@/lib/reports/domain/document/content-blocks";
import type { ContentBlock, FigureBlock } from "@/lib/reports/domain/document/document";

const figure: FigureBlock = {
  kind: "figure",
  title: "Tokens",
  alternative: "Ten tokens",
  table: { columns: [], rows: [] },
  figure: { kind: "dots", total: 10, rows: [] },
};
const short = paragraph("Some words.");
const long = paragraph("word ".repeat(300));

const besideOf = (...following: ContentBlock[]) => arrange([figure, ...following])[0]?.beside ?? [];

test.each([
  ["a short paragraph", [short], [short]],
  ["what fits, and no more", [short, long], [short]],
  ["nothing that is longer than the figure", [long], []],
  ["no list", [list("bullets", [{ text: "One" }]), short], []],
  ["no heading whose text stands elsewhere", [heading("First"), long], []],
  ["no part of what stands under a heading", [heading("One"), short, heading("Two"), long], [heading("One"), short]],
  ["no heading at its end", [short, heading("Two"), long], [short]],
] as const)("beside a figure stands %s", (_, following, beside) => {
  expect(besideOf(...following)).toEqual(beside);
  const all = arrange([short, figure, ...following]);
  expect(all.flatMap(({ figure: of, beside: text, block }) => (of ? [of, ...text] : [block]))).toEqual([
    short,
    figure,
    ...following,
  ]);
});
