import type { ContentBlock, FigureBlock, Heading } from "@/lib/reports/domain/document/document";
import type { Figure } from "@/lib/reports/domain/document/figure-data";

/** A block by itself, or a figure with the text that stands beside it. */
export type Arranged =
  | { readonly figure: null; readonly beside?: undefined; readonly block: ContentBlock }
  | { readonly figure: FigureBlock; readonly beside: readonly ContentBlock[]; readonly block?: undefined };

/** How many letters of text find room beside a figure; one that is as wide as the page has none. */
const ROOM_BESIDE: Readonly<Record<Figure["kind"], number>> = {
  tower: 720,
  ladder: 0,
  circle: 520,
  dots: 720,
  bars: 0,
  board: 0,
  towers: 0,
  places: 0,
};
/** What a heading takes, beside its own letters, and what the space around a paragraph takes. */
const HEADING_ROOM = 90;
const PARAGRAPH_ROOM = 30;

/** How much room a block takes; null for what does not stand beside a figure. */
function roomOf(block: ContentBlock): number | null {
  if (block.kind === "heading") return block.text.length + HEADING_ROOM;
  return block.kind === "paragraph" ? block.text.length + PARAGRAPH_ROOM : null;
}

/** The text after a figure that stands beside it, up to a heading: what stands under one stays together. */
function textBeside(figure: FigureBlock, following: readonly ContentBlock[]): readonly ContentBlock[] {
  let left = ROOM_BESIDE[figure.figure.kind];
  const end = following.findIndex((block) => {
    const room = roomOf(block);
    left -= room ?? 0;
    return room === null || left < 0;
  });
  const taken = following.slice(0, end < 0 ? following.length : end);
  const goesOn = following[taken.length] && following[taken.length]?.kind !== "heading";
  const lastHeading = taken.findLastIndex(({ kind }) => kind === "heading");
  const isCut = goesOn && (lastHeading > 0 || lastHeading === taken.length - 1);
  return isCut ? taken.slice(0, Math.max(0, lastHeading)) : taken;
}

/** The blocks of a chapter in their order, small figures joined with the text that stands beside them. */
export function arrange(blocks: readonly ContentBlock[]): readonly Arranged[] {
  const [first, ...rest] = blocks;
  if (!first) return [];
  const beside = first.kind === "figure" ? textBeside(first, rest) : [];
  if (first.kind !== "figure" || beside.length === 0) return [{ figure: null, block: first }, ...arrange(rest)];
  return [{ figure: first, beside }, ...arrange(rest.slice(beside.length))];
}

/** Headings, and what they head; nothing at the end of a chapter that has headings alone. */
export interface Group {
  readonly headings: readonly Heading[];
  readonly following: Arranged | undefined;
}

/** What is arranged, each with the headings right above it. */
export function grouped(all: readonly Arranged[]): readonly Group[] {
  const end = all.findIndex(({ block }) => block?.kind !== "heading");
  const above = end < 0 ? all : all.slice(0, end);
  const headings = above.flatMap(({ block }) => (block?.kind === "heading" ? [block] : []));
  const rest = all.slice(above.length + 1);
  return [{ headings, following: all[above.length] }, ...(rest.length > 0 ? grouped(rest) : [])];
}
