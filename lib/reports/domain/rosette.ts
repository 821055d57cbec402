import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";

/**
 * One's own sign: how far each petal reaches, 0 to 1, by type. It is drawn from the pairs won and not from the
 * probabilities: a clear result leaves one probability near 1 and eight near 0, so that people of one type would share
 * a sign, while the pairs won keep the shape of all 36 answers, and everybody can count them.
 */
export type RosetteValues = Readonly<Record<PersonalityType, number>>;

const MEETINGS = PERSONALITY_TYPES.length - 1;

/** The petals' lengths from the pairs that each type won, of its eight. */
export function rosetteValues(wins: Readonly<Record<PersonalityType, number>>): RosetteValues {
  const entries = PERSONALITY_TYPES.map((type) => [type, Math.min(1, Math.max(0, wins[type] / MEETINGS))]);
  return Object.fromEntries(entries) as RosetteValues;
}

/** The side of the square that the petals lie in. */
export const ROSETTE_SIZE = 200;
const CENTER = ROSETTE_SIZE / 2;
/** From the centre to where petals begin, and to the tips of the shortest and of the longest. */
const INNER = 9;
const SHORTEST = 26;
const LONGEST = 97;
/** How long the petals of the others are where nobody's answers are known. */
const OF_NOBODY = 0.5;
const WIDTHS = { narrow: 7, wide: 17 } as const;

export interface Petal {
  readonly type: PersonalityType;
  /** The outline, as the path of an SVG. */
  readonly path: string;
  /** Whether it is the person's type. */
  readonly own: boolean;
}

const round = (value: number) => Number(value.toFixed(2));

/** A point at a distance along the petal's axis and beside it; nine is at the top, the others follow clockwise. */
function pointOf(type: PersonalityType, along: number, beside: number): string {
  const angle = (type * 2 * Math.PI) / PERSONALITY_TYPES.length - Math.PI / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `${round(CENTER + along * cos - beside * sin)} ${round(CENTER + along * sin + beside * cos)}`;
}

function petalPath(type: PersonalityType, value: number): string {
  const tip = SHORTEST + (LONGEST - SHORTEST) * value;
  const width = WIDTHS.narrow + (WIDTHS.wide - WIDTHS.narrow) * value;
  const length = tip - INNER;
  const [belly, shoulder] = [INNER + 0.35 * length, INNER + 0.92 * length];
  const curve = (side: number, first: number, second: number, end: number) =>
    `C${pointOf(type, first, side * width)} ${pointOf(type, second, side * width)} ${pointOf(type, end, 0)}`;
  return `M${pointOf(type, INNER, 0)}${curve(1, belly, shoulder, tip)}${curve(-1, shoulder, belly, INNER)}Z`;
}

/**
 * The petals in the order in which they are drawn, one's own last, so that it lies on top.
 * @param own the type, or the two types of a report for two
 * @param values the nine lengths; null where nothing is known of a person: those of `own` at full length, all others alike
 */
export function rosettePetals(own: readonly PersonalityType[], values: RosetteValues | null): readonly Petal[] {
  const lengthOf = (type: PersonalityType) => values?.[type] ?? (own.includes(type) ? 1 : OF_NOBODY);
  return PERSONALITY_TYPES.map((type) => ({
    type,
    path: petalPath(type, lengthOf(type)),
    own: own.includes(type),
  })).sort((a, b) => Number(a.own) - Number(b.own));
}
