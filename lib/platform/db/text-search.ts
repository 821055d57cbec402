/** The words of a search, in lower case; at most five count. */
export function searchWords(q: string | null): readonly string[] {
  return (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
}

/** A pattern of LIKE for texts that hold a word, whatever signs the word has. */
export const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
