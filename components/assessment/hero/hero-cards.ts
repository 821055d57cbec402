import { useTranslations } from "next-intl";
import { type Card, HERO_CARDS } from "@/lib/assessment/domain/instrument/cards";
import type hero from "@/messages/en/hero.json";

/** The index of the chosen option in `Card.types`, by card id. */
export type CardChoices = Readonly<Record<string, number>>;

/** The place, from 0, of the first card without a choice; null when all have one. */
export function firstUnansweredCard(choices: CardChoices): number | null {
  const place = HERO_CARDS.findIndex(({ id }) => choices[id] === undefined);
  return place === -1 ? null : place;
}

type Cards = (typeof hero)["cards"];
/** Any card with nine options gives the shape of all. */
type CardTextId = "general_001" & keyof Cards;
type OptionId = keyof Cards[CardTextId]["options"];

/** The words of the scenario cards. */
export function useCardTexts(): { prompt(card: Card): string; option(card: Card, index: number): string } {
  const t = useTranslations("hero");
  return {
    prompt: (card) => t(`cards.${card.id as CardTextId}.prompt`),
    option: (card, index) => t(`cards.${card.id as CardTextId}.options.${String(card.types[index]) as OptionId}`),
  };
}
