import type { ByType, PersonalityType } from "./types";

/** The adaptive card routine: most cards played, and the fewest before it may stop early. */
export const MAX_CARDS = 6;
export const MIN_CARDS = 3;
/** The share of the votes at which the routine is confident. */
export const CONFIDENCE_THRESHOLD = 0.9;
/** The votes that the posterior brings into the card routine, all types together. */
export const PRIOR_WEIGHT = 3;
/** A type that won fewer of its eight pairs than this is never called confident. */
export const MIN_LEADER_WINS = 5;
/** Relative base rates of the nine types; the prior of the posterior, never a multiplier of wins. */
export const TYPE_WEIGHTS: Readonly<ByType> = { 1: 1, 2: 1.15, 3: 1, 4: 1.15, 5: 1, 6: 1.4, 7: 1, 8: 1, 9: 1 };

/** The confidence that is stored once the hero moments are complete. */
export const HERO_CONFIDENCE = 0.85;
/** The confidence of an uncertain or an invalid result. */
export const FALLBACK_CONFIDENCE = 0.5;
/** The type adopted when the answers cannot be scored. */
export const FALLBACK_TYPE = 1 satisfies PersonalityType;
