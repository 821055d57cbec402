import { PERSONALITY_TYPES, type PersonalityType } from "./types";

/** Two types, the lower number first. */
export type TypePair = readonly [PersonalityType, PersonalityType];

/** Every two of the nine, each once: 36. */
export const TYPE_PAIRS: readonly TypePair[] = PERSONALITY_TYPES.flatMap((lower) =>
  PERSONALITY_TYPES.filter((higher) => higher > lower).map((higher) => [lower, higher] as const),
);

/** The pair of two types, in whichever order they come. */
export function pairOf(one: PersonalityType, other: PersonalityType): TypePair {
  return one < other ? [one, other] : [other, one];
}

/** The address of the page about a type. */
export function typePath(type: PersonalityType): `/types/${PersonalityType}` {
  return `/types/${type}`;
}

/** The address of the page about two types. */
export function pairPath([lower, higher]: TypePair): `/types/${PersonalityType}-or-${PersonalityType}` {
  return `/types/${lower}-or-${higher}`;
}

/** What an address below `/types/` is about. */
export type TypeSubject = { readonly type: PersonalityType } | { readonly pair: TypePair };

/** Every page below `/types`, by the last part of its address: `4`, `4-or-9`. */
export const TYPE_SUBJECTS: ReadonlyMap<string, TypeSubject> = new Map<string, TypeSubject>([
  ...PERSONALITY_TYPES.map((type) => [String(type), { type }] as const),
  ...TYPE_PAIRS.map((pair) => [pair.join("-or-"), { pair }] as const),
]);
