import type { CardAnswers, PairAnswer, PairAnswers } from "./answers";
import { type Block, blockOf } from "./blocks";
import { CARDS, SHOWN_CARD_IDS } from "./cards";
import { type ColorSelection, EMPTY_SELECTION, STATES_TO_CHOOSE } from "./color-selection";
import { HERO_CONFIDENCE } from "./constants";
import { updateWithDecider } from "./decider";
import { type AssessmentDraft, standing } from "./draft";
import { calibratedCertainty } from "./evidence";
import { NO_TOKENS, type TokenCounts } from "./instincts";
import { PAIR_COUNT } from "./pairs";
import { type TypePosterior, typePosterior } from "./posterior";
import { detectedType, type RhetiOutcome, scoreAnswers } from "./scoring";
import type { PersonalityType } from "./types";

/** The type of the sample result that the restore screen offers. */
export const SAMPLE_TYPE = 8 satisfies PersonalityType;

/** What a draft says, read from its stamped answers. Everything here is derived; nothing is stored. */
export function pairAnswers(draft: AssessmentDraft): PairAnswers {
  return standing<PairAnswer>(draft.rheti);
}

export function answeredPairs(draft: AssessmentDraft): number {
  return Object.keys(pairAnswers(draft)).length;
}

export function allPairsAnswered(draft: AssessmentDraft): boolean {
  return answeredPairs(draft) === PAIR_COUNT;
}

function cardAnswers(choices: AssessmentDraft["hero"]): CardAnswers {
  const answers = Object.entries(standing<number>(choices)).flatMap(([id, index]): [string, PersonalityType][] => {
    const type = CARDS.find((card) => card.id === id)?.types[index];
    return type ? [[id, type]] : [];
  });
  return Object.fromEntries(answers);
}

/** The types that the chosen options of the hero moments stand for, by card id. */
export function heroAnswers(draft: AssessmentDraft): CardAnswers {
  return cardAnswers(draft.hero);
}

export function deciderAnswers(draft: AssessmentDraft): CardAnswers {
  return cardAnswers(draft.decider);
}

export function allCardsAnswered(draft: AssessmentDraft): boolean {
  const answers = heroAnswers(draft);
  return SHOWN_CARD_IDS.every((id) => answers[id] !== undefined);
}

/** The outcome of the paired statements; null while they are incomplete. */
export function rhetiOutcome(draft: AssessmentDraft): RhetiOutcome | null {
  return allPairsAnswered(draft) ? scoreAnswers(pairAnswers(draft)) : null;
}

/** The belief over the nine types; the decider round counts once its outcome was accepted. */
export function posteriorOf(draft: AssessmentDraft): TypePosterior {
  const posterior = typePosterior(pairAnswers(draft));
  return draft.deciderAccepted?.value ? updateWithDecider(posterior, deciderAnswers(draft)) : posterior;
}

/** The type that the later steps go on with; null while there is none. */
export function workingType(draft: AssessmentDraft): PersonalityType | null {
  if (draft.sample) return SAMPLE_TYPE;
  const outcome = rhetiOutcome(draft);
  if (!outcome) return null;
  return draft.deciderAccepted?.value
    ? calibratedCertainty(posteriorOf(draft), pairAnswers(draft)).type
    : detectedType(outcome);
}

/** The stored confidence: that of the outcome, and 0.85 once the hero moments are complete. */
export function storedConfidence(draft: AssessmentDraft): number | null {
  if (draft.sample || (allPairsAnswered(draft) && allCardsAnswered(draft))) return HERO_CONFIDENCE;
  return rhetiOutcome(draft)?.confidence ?? null;
}

/** The chosen block, as long as it belongs to the type. */
export function chosenBlock(draft: AssessmentDraft): Block | null {
  const type = workingType(draft);
  return type && blockOf(type, draft.block?.value);
}

export function colorSelection(draft: AssessmentDraft): ColorSelection {
  return draft.colors?.value ?? EMPTY_SELECTION;
}

export function bothStatesChosen(draft: AssessmentDraft): boolean {
  return colorSelection(draft).selectedStates.length === STATES_TO_CHOOSE;
}

export function tokenCounts(draft: AssessmentDraft): TokenCounts {
  return draft.tokens?.value ?? NO_TOKENS;
}
