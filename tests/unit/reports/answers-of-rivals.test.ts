import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { ContentBlock } from "@/lib/reports/domain/document/document";
import { readerInput, simulatedReaders } from "@/tests/support/simulated-readers";

const TITLE = /^What you said for .*: (\d) of its eight pairs(?:, (one|\d) of them told earlier)?$/;

/** How many a title promises, and how many stand under it. */
function promiseOf(block: ContentBlock, next: ContentBlock | undefined) {
  const [, all, told = "0"] = (block.kind === "heading" && TITLE.exec(block.text)) || [];
  if (!all || next?.kind !== "list") return [];
  return [{ promised: Number(all) - (told === "one" ? 1 : Number(told)), listed: next.items.length, told }];
}

test("as many answers stand under the title of another type as it says", () => {
  const promises = simulatedReaders(60, 23).flatMap((reader, at) => {
    const { sections } = buildDocument(readerInput(reader, REPORT_TYPES[at % REPORT_TYPES.length] ?? "standard"));
    return sections.flatMap(({ blocks }) => blocks.flatMap((block, place) => promiseOf(block, blocks[place + 1])));
  });
  expect(promises.length).toBeGreaterThan(60);
  expect(new Set(promises.map(({ told }) => told)).size).toBeGreaterThan(2);
  expect(promises.filter(({ promised, listed }) => promised !== listed)).toEqual([]);
});
