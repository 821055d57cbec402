import type { ReportDocument } from "./document/document";

/** What somebody who reads for themselves takes in. */
const WORDS_PER_MINUTE = 200;

/** The chapter of the raw answers is folded: it is looked up, not read. */
const FOLDED = "given";

/** What stands beside the words: names of kinds, addresses, letters of a figure. */
const NO_WORDS: ReadonlySet<string> = new Set(["kind", "tone", "id", "href", "figure"]);

function wordsOf(value: unknown): number {
  if (typeof value === "string") return value.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, part]) => sum + (NO_WORDS.has(key) ? 0 : wordsOf(part)), 0);
}

/** About how many minutes a report takes to read; at least one, and from ten on in steps of five. */
export function readingMinutes({ sections }: Pick<ReportDocument, "sections">): number {
  const read = sections.filter(({ id }) => id !== FOLDED);
  const minutes = Math.max(1, Math.round(wordsOf(read) / WORDS_PER_MINUTE));
  return minutes < 10 ? minutes : 5 * Math.round(minutes / 5);
}
