import type { ContentBlock, Section, SectionId } from "@/lib/reports/domain/document/document";

/**
 * The words of a report that are counted: titles, headings and all running text, with the words under a figure. The
 * tables of the 36 answers and behind figures are not, as they only list.
 */
function stringsOfBlock(block: ContentBlock, section: SectionId): readonly string[] {
  switch (block.kind) {
    case "heading":
    case "paragraph":
    case "quote":
      return [block.text];
    case "callout":
      return [block.title, block.text];
    case "list":
      return block.items.flatMap(({ term, text, note }) => [term, text, note].flatMap((each) => each ?? []));
    case "figure":
      return [block.title, block.alternative];
    case "table":
      return [block.caption, ...(section === "given" ? [] : [...block.columns, ...block.rows.flat()])];
  }
}

export const stringsOfSection = ({ id, title, blocks }: Section): readonly string[] => [
  title,
  ...blocks.flatMap((block) => stringsOfBlock(block, id)),
];

/** A text in sentences; a heading or a term is one. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?।۔؟][”“’")]*)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}’']+/gu) ?? [];

export const countWords = (text: string): number => wordsOf(text).length;

/** The share of the words of one text's sentences that stand in the same sentence of another. */
export function sharedWords(own: readonly string[], other: ReadonlySet<string>): number {
  let all = 0;
  let shared = 0;
  for (const sentence of own) {
    const words = countWords(sentence);
    all += words;
    if (other.has(sentence)) shared += words;
  }
  return all === 0 ? 0 : shared / all;
}

const SHINGLE = 5;

function shinglesOf(sentence: string): ReadonlySet<string> {
  const words = wordsOf(sentence);
  const starts = Math.max(0, words.length - SHINGLE + 1);
  return new Set(Array.from({ length: starts }, (_, at) => words.slice(at, at + SHINGLE).join(" ")));
}

/** Two sentences of one text that have this share of their runs of five words in common, or more, are near-duplicates (Jaccard). */
const MIN_ALIKE = 0.3;

/** The pairs of near-duplicates among sentences. */
export function nearDuplicates(sentences: readonly string[]): readonly (readonly [string, string])[] {
  const sets = sentences.map(shinglesOf);
  const places = new Map<string, number[]>();
  const alike: (readonly [string, string])[] = [];
  for (const [at, set] of sets.entries()) {
    const common = new Map<number, number>();
    for (const shingle of set) {
      for (const other of places.get(shingle) ?? []) common.set(other, (common.get(other) ?? 0) + 1);
      places.set(shingle, [...(places.get(shingle) ?? []), at]);
    }
    for (const [other, shared] of common) {
      const all = set.size + (sets[other]?.size ?? 0) - shared;
      if (shared / all >= MIN_ALIKE) alike.push([sentences[other] ?? "", sentences[at] ?? ""]);
    }
  }
  return alike;
}
