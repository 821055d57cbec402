import type { PersonalityType } from "./types";

export type Side = "left" | "right";

/** Each letter is a column of the answer sheet, and belongs to one type. */
export type ColumnLetter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";

export const COLUMN_LETTERS: Readonly<Record<PersonalityType, ColumnLetter>> = {
  9: "A",
  6: "B",
  3: "C",
  1: "D",
  4: "E",
  2: "F",
  8: "G",
  5: "H",
  7: "I",
};

export interface Pair {
  /** 1 to 36, the place in the questionnaire and the key of its texts. */
  readonly id: number;
  readonly left: PersonalityType;
  readonly right: PersonalityType;
}

/**
 * A round robin of the nine types: every two meet once, each type stands four times on the left
 * and four times on the right, and no type appears in two neighbouring pairs.
 */
const ORDER: readonly (readonly [PersonalityType, PersonalityType])[] = [
  [8, 4],
  [3, 6],
  [2, 1],
  [7, 8],
  [9, 5],
  [4, 2],
  [6, 7],
  [1, 3],
  [5, 8],
  [4, 6],
  [9, 7],
  [8, 3],
  [1, 5],
  [7, 2],
  [8, 9],
  [5, 4],
  [3, 7],
  [6, 9],
  [4, 1],
  [7, 5],
  [2, 6],
  [9, 4],
  [1, 7],
  [6, 8],
  [3, 9],
  [7, 4],
  [5, 2],
  [8, 1],
  [4, 3],
  [2, 9],
  [1, 6],
  [5, 3],
  [2, 8],
  [9, 1],
  [6, 5],
  [3, 2],
];

export const PAIRS: readonly Pair[] = ORDER.map(([left, right], index) => ({ id: index + 1, left, right }));
export const PAIR_COUNT = 36;
