import { COLOR_STATES, type StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import {
  INSTINCTS,
  type Instinct,
  type InstinctStack,
  type TokenCounts,
} from "@/lib/assessment/domain/instrument/instincts";
import { neighbours, PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Profile } from "@/lib/assessment/domain/run/profile";
import { type CertaintyBand, ordersBand, sharedPlace, typeCertainty } from "@/lib/assessment/domain/scoring/wording";

/** The areas that share the first place of three, and those that share the last. */
export interface EndPlaces {
  readonly first: readonly Instinct[];
  readonly last: readonly Instinct[];
}

/** Two areas that are level below the first are both last where hardly a token lies there; else neither of them is. */
export function endPlaces(tokens: TokenCounts): EndPlaces {
  const counts = INSTINCTS.map((instinct) => tokens[instinct]);
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  const last = INSTINCTS.filter((instinct) => tokens[instinct] === least);
  return {
    first: INSTINCTS.filter((instinct) => tokens[instinct] === most),
    last: last.length > 1 && sharedPlace(least) === "second" ? [] : last,
  };
}

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
  /** In the order of the five, which tells neither which was chosen first nor which there was more of. */
  readonly states: readonly StateKey[];
  readonly instincts: InstinctStack;
  readonly ends: EndPlaces;
}

/** Reads a profile for a comparison. */
export function matchSide({ type, block, colors, tokens, instincts, evidence }: Profile): MatchSide {
  const order = evidence
    ? [...PERSONALITY_TYPES].sort((a, b) => evidence.posterior[b] - evidence.posterior[a] || a - b)
    : null;
  return {
    type,
    wing: block.wing,
    order,
    certainty: evidence && typeCertainty(evidence, type).band,
    states: COLOR_STATES.filter((state) => colors.selectedStates.includes(state)),
    instincts,
    ends: endPlaces(tokens),
  };
}

export interface MatchComparison {
  readonly typeRelation: "same" | "neighbours" | "apart";
  /** Whose wing is the other one's type. */
  readonly wings: "both" | "first" | "second" | "none";
  /** Types among the first three of both, in the first one's order; null without both orders. */
  readonly shared: readonly PersonalityType[] | null;
  readonly orders: "alike" | "mixed" | "opposed" | null;
  /** An area that is first for both; else one that is first for one and last for the other; neither. */
  readonly instincts: "same" | "crossed" | "different";
  /** The areas that share the first, and the last place of both. */
  readonly ends: EndPlaces;
  /** States that both chose. */
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

const common = <T>(a: readonly T[], b: readonly T[]): readonly T[] => a.filter((each) => b.includes(each));

/** The areas that come first for one and last for the other. */
export const crossings = (one: MatchSide, other: MatchSide): readonly Instinct[] =>
  common(one.ends.first, other.ends.last);

function instinctsOf(a: MatchSide, b: MatchSide): MatchComparison["instincts"] {
  if (common(a.ends.first, b.ends.first).length > 0) return "same";
  return [...crossings(a, b), ...crossings(b, a)].length > 0 ? "crossed" : "different";
}

/** Holds two people against each other by order and shape. Turned round, it says the same with the sides changed. */
export function compareSides(a: MatchSide, b: MatchSide): MatchComparison {
  const leading = b.order?.slice(0, LEADING_COUNT);
  return {
    typeRelation: a.type === b.type ? "same" : neighbours(a.type).includes(b.type) ? "neighbours" : "apart",
    wings: wingsOf(a, b),
    shared: (leading && a.order?.slice(0, LEADING_COUNT).filter((type) => leading.includes(type))) ?? null,
    orders: a.order && b.order && ordersBand(agreements(a.order, b.order)),
    instincts: instinctsOf(a, b),
    ends: { first: common(a.ends.first, b.ends.first), last: common(a.ends.last, b.ends.last) },
    states: common(a.states, b.states),
  };
}
