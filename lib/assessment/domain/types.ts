/** The nine types of the model. */
export const PERSONALITY_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type PersonalityType = (typeof PERSONALITY_TYPES)[number];

/** Narrows any value to a type number, 1 to 9. */
export function isPersonalityType(value: unknown): value is PersonalityType {
  return (PERSONALITY_TYPES as readonly unknown[]).includes(value);
}

/** The two neighbours of a type on the circle of nine, lower side first: 1 -> [9, 2]. */
export function neighbours(type: PersonalityType): [PersonalityType, PersonalityType] {
  const before = type === 1 ? 9 : type - 1;
  const after = type === 9 ? 1 : type + 1;
  return [before as PersonalityType, after as PersonalityType];
}
