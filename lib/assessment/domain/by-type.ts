import { PERSONALITY_TYPES, type PersonalityType } from "./types";

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
