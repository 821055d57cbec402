import { blocksOf } from "@/lib/assessment/domain/instrument/blocks";
import { CARDS, HERO_CARD_IDS } from "@/lib/assessment/domain/instrument/cards";
import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import { PAIRS, type Side } from "@/lib/assessment/domain/instrument/pairs";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile, type Profile } from "@/lib/assessment/domain/run/profile";

const RUN_ID = "00000000-0000-4000-8000-000000000000";
const AT = 0;
const stamped = <T>(value: T) => ({ value, at: AT });

/** Two kinds of made-up person, so that two samples differ in more than their type. */
const SHAPES = [
  { block: 0, states: ["good", "average"], primary: 65, tokens: { self: 2, oneToOne: 5, social: 3 } },
  { block: 1, states: ["average", "good"], primary: 55, tokens: { self: 5, oneToOne: 2, social: 3 } },
] as const satisfies readonly { readonly states: readonly StateKey[]; readonly [key: string]: unknown }[];

/** The nine in the order in which the made-up person prefers them: the type, and then on around the circle. */
function preference(type: PersonalityType): readonly PersonalityType[] {
  return PERSONALITY_TYPES.map((_, step) => PERSONALITY_TYPES[(type - 1 + step * 4) % 9] ?? type);
}

/** The option of the type, where the card has one. */
function heroOption(cardId: string, type: PersonalityType): number {
  return Math.max(0, CARDS.find(({ id }) => id === cardId)?.types.indexOf(type) ?? 0);
}

function sampleRun(type: PersonalityType, shape: (typeof SHAPES)[number]): AssessmentRun {
  const order = preference(type);
  const side = (left: PersonalityType, right: PersonalityType): Side =>
    order.indexOf(left) < order.indexOf(right) ? "left" : "right";
  const [first, second] = shape.states;
  return {
    ...newRun(RUN_ID, AT, "standard"),
    rheti: Object.fromEntries(
      PAIRS.map(({ id, left, right }) => [id, stamped({ side: side(left, right), strong: false })]),
    ),
    hero: Object.fromEntries(HERO_CARD_IDS.map((id) => [id, stamped(heroOption(id, type))])),
    block: stamped(blocksOf(type)[shape.block].id),
    colors: stamped({
      selectedStates: [first, second],
      distribution: { primary: shape.primary, secondary: 100 - shape.primary },
    }),
    tokens: stamped(shape.tokens),
  };
}

/** Reading answers takes a while, and a sample is always the same. */
const cache = new Map<string, Profile>();

/**
 * A made-up person of a type: fixed answers, read by the instrument's own code, so that it is always the same.
 * `second` gives the other of the two kinds of person.
 * @throws Error when the answers do not give the type, which a test rules out
 */
export function sampleProfile(type: PersonalityType, second = false): Profile {
  const key = `${type} ${second}`;
  const profile = cache.get(key) ?? buildProfile(sampleRun(type, SHAPES[second ? 1 : 0]));
  if (profile?.type !== type) throw new Error(`the sample answers do not give type ${type}`);
  cache.set(key, profile);
  return profile;
}

/** The same without evidence, as a sample has no answers. */
export function sampleWithoutEvidence(type: PersonalityType): Profile {
  return { ...sampleProfile(type), evidence: null };
}

/** Whom a sample of two puts beside a type: somebody on the other side of the circle. */
export function otherSampleType(type: PersonalityType): PersonalityType {
  return PERSONALITY_TYPES[(type + 4) % 9] ?? type;
}
