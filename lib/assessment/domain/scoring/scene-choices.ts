import { CARDS } from "../instrument/cards";
import type { PersonalityType } from "../instrument/types";
import type { CardAnswers } from "./answers";

/** An answered scene: what was to choose from, and what was chosen. */
export interface SceneChoice {
  readonly cardId: string;
  readonly options: readonly PersonalityType[];
  readonly chosen: PersonalityType;
}

/**
 * The answered scenes in the order of the deck, each card once. Unknown cards, and options that a card does not have,
 * say nothing; only own keys count.
 */
export function sceneChoicesOf(answers: CardAnswers): readonly SceneChoice[] {
  return CARDS.flatMap(({ id, types }) => {
    const chosen = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return chosen !== undefined && types.includes(chosen) ? [{ cardId: id, options: types, chosen }] : [];
  });
}
