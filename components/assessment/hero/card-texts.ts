import { useTranslations } from "next-intl";
import type { Card } from "@/lib/assessment/domain/cards";
import type hero from "@/messages/en/hero.json";

type Cards = (typeof hero)["cards"];
/** A card with nine options stands for the shape of all. */
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
