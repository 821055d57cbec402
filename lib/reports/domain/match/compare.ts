import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { InstinctStack } from "@/lib/assessment/domain/instrument/instincts";
import { neighbours, PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { type CertaintyBand, ordersBand, typeCertainty } from "@/lib/assessment/domain/scoring/wording";

/**
 * What of a profile may be held against another one. Choices between two statements order the nine inside one
 * person and say nothing of how much of each there is, so no figure comes along, only places and shape.
 */
export interface MatchSide {
  readonly type: PersonalityType;
  readonly wing: PersonalityType;
  /** The nine from first to last place; null where no answers gave an order. */
  readonly order: readonly PersonalityType[] | null;
  /** How certain the first place is; null without answers. */
  readonly certainty: CertaintyBand | null;
  readonly states: readonly [StateKey, StateKey];
  readonly instincts: InstinctStack;
}

/** Reads a profile for a comparison. */
export function matchSide({ type, block, colors, instincts, evidence }: Profile): MatchSide {
  const order = evidence
    ? [...PERSONALITY_TYPES].sort((a, b) => evidence.posterior[b] - evidence.posterior[a] || a - b)
    : null;
  return {
    type,
    wing: block.wing,
    order,
    certainty: evidence && typeCertainty(evidence, type).band,
    states: colors.selectedStates,
    instincts,
  };
}

export interface MatchComparison {
  readonly typeRelation: "same" | "neighbours" | "apart";
  /** Whose wing is the other one's type. */
  readonly wings: "both" | "first" | "second" | "none";
  /** Types among the first three of both, in the first one's order; null without both orders. */
  readonly shared: readonly PersonalityType[] | null;
  readonly orders: "alike" | "mixed" | "opposed" | null;
  /** The same first area; the first of one is the last of the other; neither. */
  readonly instincts: "same" | "crossed" | "different";
  /** States that both chose, in the first one's order. */
  readonly states: readonly StateKey[];
}

const LEADING_COUNT = 3;

/** In how many of the 36 pairs of types both orders put the same one before the other. */
export function agreements(a: readonly PersonalityType[], b: readonly PersonalityType[]): number {
  const before = (order: readonly PersonalityType[], x: PersonalityType, y: PersonalityType) =>
    order.indexOf(x) < order.indexOf(y);
  return PERSONALITY_TYPES.flatMap((x) => PERSONALITY_TYPES.filter((y) => y > x).map((y) => [x, y] as const)).filter(
    ([x, y]) => before(a, x, y) === before(b, x, y),
  ).length;
}

function wingsOf(a: MatchSide, b: MatchSide): MatchComparison["wings"] {
  const [first, second] = [a.wing === b.type, b.wing === a.type];
  if (first && second) return "both";
  return first ? "first" : second ? "second" : "none";
}

function instinctsOf(a: InstinctStack, b: InstinctStack): MatchComparison["instincts"] {
  if (a.dominant === b.dominant) return "same";
  return a.dominant === b.blind || b.dominant === a.blind ? "crossed" : "different";
}

/** Holds two people against each other by order and shape. Turned round, it says the same with the sides changed. */
export function compareSides(a: MatchSide, b: MatchSide): MatchComparison {
  const leading = b.order?.slice(0, LEADING_COUNT);
  return {
    typeRelation: a.type === b.type ? "same" : neighbours(a.type).includes(b.type) ? "neighbours" : "apart",
    wings: wingsOf(a, b),
    shared: (leading && a.order?.slice(0, LEADING_COUNT).filter((type) => leading.includes(type))) ?? null,
    orders: a.order && b.order && ordersBand(agreements(a.order, b.order)),
    instincts: instinctsOf(a.instincts, b.instincts),
    states: a.states.filter((state) => b.states.includes(state)),
  };
}
