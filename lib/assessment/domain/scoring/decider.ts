import { CARDS, type Card } from "../instrument/cards";
import type { PersonalityType } from "../instrument/types";
import { byType, normalised } from "../instrument/types";
import type { CardAnswers } from "./answers";
import type { TypePosterior } from "./posterior";

const MIN_DECIDERS = 3;
const MAX_DECIDERS = 6;

/**
 * What one choice says, in logits: of two types, one of which is the person's own, the own one is chosen with
 * probability logistic(DECIDER_STRENGTH), 0.62. Single choices say more (about 1.2, simulated), but those of
 * one round lean on the same few strengths; this value keeps the updated posterior calibrated.
 */
export const DECIDER_STRENGTH = 0.5;

const TARGETED = CARDS.filter(({ types }) => types.length === 2);

/** How probable it is that the card's two types are the first and the second. */
function jointProbability({ types }: Card, posterior: TypePosterior): number {
  return types.reduce<number>((product, type) => product * posterior[type], 1);
}

/**
 * The cards of the optional decider round: each sets two of the leaders against each other, the most probable
 * two first. The count is held within 3 to 6.
 */
export function deciderCards(posterior: TypePosterior, count: number): readonly Card[] {
  const cards = [...TARGETED].sort((a, b) => jointProbability(b, posterior) - jointProbability(a, posterior));
  return cards.slice(0, Math.min(MAX_DECIDERS, Math.max(MIN_DECIDERS, Math.round(count) || MIN_DECIDERS)));
}

/** Bradley-Terry: a choice between two other types says nothing of this one. */
function likelihood(type: PersonalityType, { types }: Card, chosen: PersonalityType): number {
  if (!types.includes(type)) return 1 / 2;
  return 1 / (1 + Math.exp(type === chosen ? -DECIDER_STRENGTH : DECIDER_STRENGTH));
}

/** Bayes' rule over the answered targeted cards; other cards, and options that a card does not have, say nothing. */
export function updateWithDecider(posterior: TypePosterior, answers: CardAnswers): TypePosterior {
  return TARGETED.reduce<TypePosterior>((belief, card) => {
    const chosen = Object.hasOwn(answers, card.id) ? answers[card.id] : undefined;
    if (chosen === undefined || !card.types.includes(chosen)) return belief;
    return normalised(byType((type) => belief[type] * likelihood(type, card, chosen)));
  }, posterior);
}
