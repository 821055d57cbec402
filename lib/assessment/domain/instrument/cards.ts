import { PERSONALITY_TYPES, type PersonalityType } from "./types";

/** A scenario card; its texts are keyed by the id, one option for each type in this order. */
export interface Card {
  readonly id: string;
  readonly types: readonly PersonalityType[];
}

const GENERAL: readonly Card[] = ["001", "002", "003", "004"].map((number) => ({
  id: `general_${number}`,
  types: PERSONALITY_TYPES,
}));

const TARGETED: readonly Card[] = PERSONALITY_TYPES.flatMap((a) =>
  PERSONALITY_TYPES.filter((b) => b > a).map((b) => ({ id: `targeted_${a}v${b}_001`, types: [a, b] })),
);

/** The deck: four cards for all nine types, then one for each two types. */
export const CARDS: readonly Card[] = [...GENERAL, ...TARGETED];

/** The cards that the hero moments show, in this order. */
export const HERO_CARD_IDS = ["general_001", "general_002", "targeted_1v2_001", "general_003"] as const;

export const HERO_CARDS: readonly Card[] = HERO_CARD_IDS.flatMap((id) => CARDS.filter((card) => card.id === id));
