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

/** One number for each of the nine types. */
export type ByType = Record<PersonalityType, number>;

/** Builds a table from a rule: one value for each type. */
export function byType(rule: (type: PersonalityType) => number): ByType {
  return {
    1: rule(1),
    2: rule(2),
    3: rule(3),
    4: rule(4),
    5: rule(5),
    6: rule(6),
    7: rule(7),
    8: rule(8),
    9: rule(9),
  };
}

/** The sum of the nine values. */
export function total(values: Readonly<ByType>): number {
  return PERSONALITY_TYPES.reduce((sum, type) => sum + values[type], 0);
}

/** Non-negative values scaled so that they sum to 1. */
export function normalised(values: Readonly<ByType>): ByType {
  const sum = total(values);
  return byType((type) => values[type] / sum);
}
