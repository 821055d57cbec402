import type { ContentBlock, Section, SectionId } from "./document/document";

/** The chapters that are made of answers, and say so in their names: who chooses one of them means to show those. */
export const CHAPTERS_OF_ANSWERS = ["evidence", "hero", "given"] as const satisfies readonly SectionId[];

type Keeps = (block: ContentBlock, before: ContentBlock | undefined, chapter: Section) => boolean;

/** How sure the result is, the facts, the strengths, and what to do: not the sentences beside them, and what speaks against. */
const keepsOfAnswer: Keeps = (block) => {
  if (block.kind === "paragraph") return block.tone === "lead";
  if (block.kind === "callout") return block.tone === "action";
  return block.kind !== "table";
};

/** The words of the two wings. Answers stand in each list after the first, and the pairs in the paragraph after the lists. */
const keepsOfWing: Keeps = (block, before, { blocks }) => {
  if (block.kind === "list") return blocks.find(({ kind }) => kind === "list") === block;
  return !(block.kind === "paragraph" && before?.kind === "list");
};

/** The probabilities and the circle: not the sentences that count pairs. */
const keepsOfNine: Keeps = (block) => block.kind !== "paragraph" || block.tone !== "plain";

/**
 * What of a chapter tells nothing of single answers. By the form of the chapter, since reports that were saved long ago
 * are shared too. A chapter that is not named here has no answers; tests/unit/reports/shared-answers.test.ts holds that.
 */
const KEEPS: Partial<Readonly<Record<SectionId, Keeps>>> = {
  answer: keepsOfAnswer,
  wing: keepsOfWing,
  nine: keepsOfNine,
  lookalike: (block) => block.kind !== "list",
};

/** How many columns the table of probabilities has without the pairs won. */
const BAR_COLUMNS = 2;

function withoutPairsWon(block: ContentBlock): ContentBlock {
  if (block.kind !== "figure" || block.figure.kind !== "bars") return block;
  const { columns, rows } = block.table;
  const table = { columns: columns.slice(0, BAR_COLUMNS), rows: rows.map((row) => row.slice(0, BAR_COLUMNS)) };
  return { ...block, table };
}

/** The chapter without the sentences that tell single answers, how many pairs a type won, and the headings over those. */
export function withoutAnswers(chapter: Section): Section {
  const keeps = KEEPS[chapter.id];
  if (!keeps) return chapter;
  const { blocks } = chapter;
  const kept = blocks.map((block, at) => keeps(block, blocks[at - 1], chapter));
  // A heading goes with what stands under it.
  const stays = (block: ContentBlock, at: number) => kept[at] && (block.kind !== "heading" || kept[at + 1] === true);
  return { ...chapter, blocks: blocks.filter(stays).map(withoutPairsWon) };
}
