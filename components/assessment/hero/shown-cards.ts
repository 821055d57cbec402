import { CARDS, type Card, SHOWN_CARD_IDS } from "@/lib/assessment/domain/cards";

/** The cards of this step, in their order. */
export const SHOWN_CARDS: readonly Card[] = SHOWN_CARD_IDS.flatMap((id) => CARDS.filter((card) => card.id === id));

/** The index of the chosen option in `Card.types`, by card id. */
export type CardChoices = Readonly<Record<string, number>>;

/** The place, from 0, of the first card without a choice; null when all have one. */
export function firstOpenCard(choices: CardChoices): number | null {
  const place = SHOWN_CARDS.findIndex(({ id }) => choices[id] === undefined);
  return place === -1 ? null : place;
}
