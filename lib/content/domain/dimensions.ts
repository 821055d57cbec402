import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type ContentLocale, LOCALES } from "@/lib/platform/i18n/locales";
import { CHAPTER_ROLES, DEPTH_SLUG } from "./slugs";

/** The slugs that the matrix always shows; created packs and other slugs come after them. */
export const COVERAGE_SLUGS = [
  "general",
  "love",
  "parenting",
  "wellness",
  "health",
  "corporate",
  "leadership",
  "wealth",
  "career",
] as const satisfies readonly string[];

export const COVERAGE_LOCALES: readonly ContentLocale[] = LOCALES.map(({ content }) => content);

/** The nine names under which the coverage knows the types, in the order of its pickers. */
export const COVERAGE_TYPES = [
  "Sentinel",
  "Helper",
  "Achiever",
  "Individualist",
  "Investigator",
  "Challenger",
  "Enthusiast",
  "Peacemaker",
  "Reformer",
] as const;
export type CoverageType = (typeof COVERAGE_TYPES)[number];

const TYPE_NUMBERS: Readonly<Record<CoverageType, PersonalityType>> = {
  Reformer: 1,
  Helper: 2,
  Achiever: 3,
  Individualist: 4,
  Investigator: 5,
  Sentinel: 6,
  Enthusiast: 7,
  Challenger: 8,
  Peacemaker: 9,
};
const NAMES_BY_NUMBER = new Map(COVERAGE_TYPES.map((name) => [TYPE_NUMBERS[name], name]));

export const typeNumber = (name: CoverageType): PersonalityType => TYPE_NUMBERS[name];

/** The coverage's name of a type. @throws RangeError when the number is no type */
export function coverageType(type: number): CoverageType {
  const name = NAMES_BY_NUMBER.get(type as PersonalityType);
  if (!name) throw new RangeError(`no type ${type}`);
  return name;
}

/** The moods that a text may be written for; a text without a mood is for all of them. */
export const COVERAGE_STATES = [
  "Focused",
  "Intense",
  "Sensitive",
  "Relaxed",
  "Connected",
  "Driven",
  "Stressed",
] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];
export const NO_STATE = "";

/** The moods that the texts of a slug's section may be written for; the short sections of a chapter know moods. */
export function statesOf(slug: string, role: string): readonly string[] {
  const withMoods = slug !== DEPTH_SLUG && (CHAPTER_ROLES as readonly string[]).includes(role);
  return withMoods ? [NO_STATE, ...COVERAGE_STATES] : [NO_STATE];
}

/** The types in the order of the pickers, as numbers. */
export const COVERAGE_TYPE_NUMBERS: readonly PersonalityType[] = COVERAGE_TYPES.map(typeNumber);

/**
 * Which moods of the content belong to which of the five color states. The five say how well somebody is with
 * themselves; the seven name how that feels from inside, from most at ease to most strained. Each mood occurs once.
 */
export const MOODS_BY_STATE: Readonly<Record<StateKey, readonly CoverageState[]>> = {
  veryGood: ["Relaxed", "Connected"],
  good: ["Focused", "Driven"],
  average: ["Sensitive"],
  belowAverage: ["Intense"],
  destructive: ["Stressed"],
};
