import type { PersonalityType } from "./types";

/**
 * The lines inside the nine-point figure, along the way that custom gives to strain: one ring of six, one of three.
 * A custom of the figure (Ouspensky 1949; Naranjo 1994); no answer is scored by it.
 */
const RINGS: readonly (readonly PersonalityType[])[] = [
  [1, 4, 2, 8, 5, 7],
  [3, 9, 6],
];

export interface InnerLine {
  readonly from: PersonalityType;
  readonly to: PersonalityType;
}

function alongRing(ring: readonly PersonalityType[], type: PersonalityType, step: number): PersonalityType {
  return ring[(ring.indexOf(type) + step + ring.length) % ring.length] ?? type;
}

/** All nine lines, each once. */
export const INNER_LINES: readonly InnerLine[] = RINGS.flatMap((ring) =>
  ring.map((from) => ({ from, to: alongRing(ring, from, 1) })),
);

/** The two types that lines join to this one: the way of strain, and the way of ease. */
export function linesOf(type: PersonalityType): { readonly strain: PersonalityType; readonly ease: PersonalityType } {
  const ring = RINGS.find((each) => each.includes(type)) ?? [];
  return { strain: alongRing(ring, type, 1), ease: alongRing(ring, type, -1) };
}
