import { CARDS, type Card, HERO_CARD_IDS } from "../instrument/cards";
import type { Edition } from "../instrument/edition";
import type { PersonalityType } from "../instrument/types";
import { byType, normalised } from "../instrument/types";
import type { CardAnswers, PairAnswers } from "./answers";
import { comparisonsOf } from "./comparisons";
import { posteriorFrom, type TypePosterior } from "./posterior";
import { rankTypes } from "./ranking";
import { sceneChoicesOf } from "./scene-choices";
import { estimateStrengths, forecastScene, type Strengths } from "./strengths";

const MIN_DECIDERS = 3;
const MAX_DECIDERS = 6;

/**
 * For the first edition: what one choice says, in logits: of two types, one of which is the person's own, the own one is chosen with
 * probability logistic(DECIDER_STRENGTH), 0.62. Single choices say more (about 1.2, simulated), but those of
 * one round lean on the same few strengths; this value keeps the updated posterior calibrated.
 */
export const DECIDER_STRENGTH = 0.5;

const TARGETED = CARDS.filter(({ types }) => types.length === 2);

/** In logits. A forecast tries many ways of answering, and a leader does not hang on the fifth digit. */
const FORECAST_TOLERANCE = 1e-4;

/** How probable it is that the card's two types are the first and the second. */
function jointProbability({ types }: Card, posterior: TypePosterior): number {
  return types.reduce<number>((product, type) => product * posterior[type], 1);
}

/** The most probable two first. */
export function inOrderOfAsking(cards: readonly Card[], posterior: TypePosterior): readonly Card[] {
  return [...cards].sort((a, b) => jointProbability(b, posterior) - jointProbability(a, posterior));
}

/** The same deck without the cards that the hero moments have shown: no scene counts twice. */
const UNSHOWN = TARGETED.filter(({ id }) => !(HERO_CARD_IDS as readonly string[]).includes(id));

/**
 * The cards of the optional decider round: each sets two of the leaders against each other, the most probable
 * two first. The count is held within 3 to 6.
 */
export function deciderCards(posterior: TypePosterior, count: number): readonly Card[] {
  const cards = inOrderOfAsking(TARGETED, posterior);
  return cards.slice(0, Math.min(MAX_DECIDERS, Math.max(MIN_DECIDERS, Math.round(count) || MIN_DECIDERS)));
}

/** The cards of a round in which all the evidence counts, at most `count`: none of the hero moments, none of `used`. */
export function openDeciderCards(posterior: TypePosterior, count: number, used: readonly string[]): readonly Card[] {
  const cards = UNSHOWN.filter(({ id }) => !used.includes(id));
  return inOrderOfAsking(cards, posterior).slice(0, count);
}

/**
 * How probable it is, by the model itself, that another type leads once these cards are answered: every way of
 * answering them is tried, each as probable as the answers before it make it. 0 to 1; the number of ways doubles with
 * each card.
 */
export function chanceOfChange(
  pairs: PairAnswers,
  scenes: CardAnswers,
  cards: readonly Card[],
  model: Edition,
): number {
  const comparisons = comparisonsOf(pairs);
  const believe = (answers: CardAnswers, start?: Strengths) =>
    estimateStrengths({ comparisons, choices: sceneChoicesOf(answers) }, model, {
      tolerance: FORECAST_TOLERANCE,
      ...(start && { start }),
    });
  const leaderOf = (strengths: Strengths) => rankTypes(posteriorFrom(strengths, model), pairs).leader;
  const present = believe(scenes);
  const leader = leaderOf(present);
  const play = (answers: CardAnswers, strengths: Strengths, [card, ...rest]: readonly Card[]): number => {
    if (!card) return leaderOf(strengths) === leader ? 0 : 1;
    const parameters = model.scenes?.[card.id];
    if (!parameters) return play(answers, strengths, rest);
    const { chances } = forecastScene(card.types, parameters, strengths);
    return card.types.reduce<number>((sum, type, at) => {
      const next = { ...answers, [card.id]: type };
      return sum + (chances[at] ?? 0) * play(next, believe(next, strengths), rest);
    }, 0);
  };
  return play(scenes, present, cards);
}

/** Bradley-Terry: a choice between two other types says nothing of this one. */
function likelihood(type: PersonalityType, { types }: Card, chosen: PersonalityType): number {
  if (!types.includes(type)) return 1 / 2;
  return 1 / (1 + Math.exp(type === chosen ? -DECIDER_STRENGTH : DECIDER_STRENGTH));
}

/** For the first edition: Bayes' rule over the answered targeted cards; other cards, and options that a card does not have, say nothing. */
export function updateWithDecider(posterior: TypePosterior, answers: CardAnswers): TypePosterior {
  return TARGETED.reduce<TypePosterior>((belief, card) => {
    const chosen = Object.hasOwn(answers, card.id) ? answers[card.id] : undefined;
    if (chosen === undefined || !card.types.includes(chosen)) return belief;
    return normalised(byType((type) => belief[type] * likelihood(type, card, chosen)));
  }, posterior);
}
