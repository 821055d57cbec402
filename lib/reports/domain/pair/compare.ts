import { type CertaintyBand, certaintyBand } from "@/lib/assessment/domain/certainty-band";
import type { StateKey } from "@/lib/assessment/domain/color-states";
import type { InstinctStack } from "@/lib/assessment/domain/instincts";
import type { Profile } from "@/lib/assessment/domain/profile";
import { neighbours, PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/types";

/**
 * What of a profile may be held against another one. Choices between two statements order the nine inside one
 * person and say nothing of how much of each there is, so no figure comes along, only places and shape.
 */
export interface PairSide {
  readonly type: PersonalityType;
  readonly wing: PersonalityType;
  /** The nine from first to last place; null where no answers gave an order. */
  readonly order: readonly PersonalityType[] | null;
  /** Whether the first place stands clear of the others. */
  readonly shape: CertaintyBand | null;
  readonly states: readonly [StateKey, StateKey];
  readonly instincts: InstinctStack;
}

/** Reads a profile for a comparison. */
export function pairSide({ type, block, colors, instincts, evidence }: Profile): PairSide {
  const order = evidence
    ? [...PERSONALITY_TYPES].sort((a, b) => evidence.posterior[b] - evidence.posterior[a] || a - b)
    : null;
  return {
    type,
    wing: block.wing,
    order,
    shape: evidence && certaintyBand(evidence.certainty),
    states: colors.selectedStates,
    instincts,
  };
}

export interface PairReading {
  readonly kinship: "same" | "neighbours" | "apart";
  /** Whose wing is the other one's type. */
  readonly wings: "both" | "first" | "second" | "none";
  /** Types that stand among the first three of both, in the first one's order; null without both orders. */
  readonly shared: readonly PersonalityType[] | null;
  readonly orders: "alike" | "mixed" | "opposed" | null;
  /** The same first area; the first of one is the last of the other; neither. */
  readonly instincts: "same" | "crossed" | "different";
  /** States that both chose, in the first one's order. */
  readonly states: readonly StateKey[];
}

const LEADING = 3;
/**
 * Two unrelated orders of nine agree on 18 of their 36 pairs on average, with a standard deviation of the square
 * root of 23, about 4.8 (Kendall 1938, n(n-1)(2n+5)/72): beyond two of them from 18 it is hardly chance.
 */
const ALIKE_FROM = 28;
const OPPOSED_TO = 8;

/** In how many of the 36 pairs of types both orders put the same one before the other. */
export function agreements(a: readonly PersonalityType[], b: readonly PersonalityType[]): number {
  const before = (order: readonly PersonalityType[], x: PersonalityType, y: PersonalityType) =>
    order.indexOf(x) < order.indexOf(y);
  return PERSONALITY_TYPES.flatMap((x) => PERSONALITY_TYPES.filter((y) => y > x).map((y) => [x, y] as const)).filter(
    ([x, y]) => before(a, x, y) === before(b, x, y),
  ).length;
}

function likeness(a: PairSide["order"], b: PairSide["order"]): PairReading["orders"] {
  if (!a || !b) return null;
  const count = agreements(a, b);
  if (count >= ALIKE_FROM) return "alike";
  return count <= OPPOSED_TO ? "opposed" : "mixed";
}

function wingsOf(a: PairSide, b: PairSide): PairReading["wings"] {
  const [first, second] = [a.wing === b.type, b.wing === a.type];
  if (first && second) return "both";
  return first ? "first" : second ? "second" : "none";
}

function instinctsOf(a: InstinctStack, b: InstinctStack): PairReading["instincts"] {
  if (a.dominant === b.dominant) return "same";
  return a.dominant === b.blind || b.dominant === a.blind ? "crossed" : "different";
}

/** Holds two people against each other by order and shape. Turned round, it says the same with the sides changed. */
export function comparePair(a: PairSide, b: PairSide): PairReading {
  const leading = b.order?.slice(0, LEADING);
  return {
    kinship: a.type === b.type ? "same" : neighbours(a.type).includes(b.type) ? "neighbours" : "apart",
    wings: wingsOf(a, b),
    shared: (leading && a.order?.slice(0, LEADING).filter((type) => leading.includes(type))) ?? null,
    orders: likeness(a.order, b.order),
    instincts: instinctsOf(a.instincts, b.instincts),
    states: a.states.filter((state) => b.states.includes(state)),
  };
}
