import { type Block, blockOf } from "../instrument/blocks";
import { type RunCalibration, withParameters } from "../instrument/calibration";
import { CARDS, HERO_CARD_IDS } from "../instrument/cards";
import { type ColorSelection, EMPTY_SELECTION, REQUIRED_STATES } from "../instrument/color-selection";
import { HERO_CONFIDENCE } from "../instrument/constants";
import { type Edition, edition } from "../instrument/edition";
import { NO_TOKENS, type TokenCounts } from "../instrument/instincts";
import { PAIR_COUNT } from "../instrument/pairs";
import type { PersonalityType } from "../instrument/types";
import type { CardAnswers, PairAnswer, PairAnswers } from "../scoring/answers";
import { updateWithDecider } from "../scoring/decider";
import { type TypePosterior, typePosterior } from "../scoring/posterior";
import { type Ranking, rankTypes } from "../scoring/ranking";
import { detectedType, type RhetiOutcome, scoreAnswers } from "../scoring/score-answers";
import { calibratedCertainty } from "../scoring/wording";
import { type AssessmentRun, editionVersion, presentValues } from "./assessment-run";

/** The type of the sample result that the restore screen offers. */
export const SAMPLE_TYPE = 8 satisfies PersonalityType;

/** What a run says, read from its stamped answers. Everything here is derived; nothing is stored. */
export function pairAnswers(run: AssessmentRun): PairAnswers {
  return presentValues<PairAnswer>(run.rheti);
}

export function answeredPairs(run: AssessmentRun): number {
  return Object.keys(pairAnswers(run)).length;
}

export function allPairsAnswered(run: AssessmentRun): boolean {
  return answeredPairs(run) === PAIR_COUNT;
}

function cardAnswers(choices: AssessmentRun["hero"]): CardAnswers {
  const answers = Object.entries(presentValues<number>(choices)).flatMap(([id, index]): [string, PersonalityType][] => {
    const type = CARDS.find((card) => card.id === id)?.types[index];
    return type ? [[id, type]] : [];
  });
  return Object.fromEntries(answers);
}

/** The types of the chosen options of the hero moments, by card id. */
export function heroAnswers(run: AssessmentRun): CardAnswers {
  return cardAnswers(run.hero);
}

export function deciderAnswers(run: AssessmentRun): CardAnswers {
  return cardAnswers(run.decider);
}

export function allCardsAnswered(run: AssessmentRun): boolean {
  const answers = heroAnswers(run);
  return HERO_CARD_IDS.every((id) => answers[id] !== undefined);
}

/** A run is read many times, its model made once. */
const models = new WeakMap<RunCalibration, Edition>();

/** The model that reads a run: that of the edition it was begun with, by the calibration that was in use then. */
export function modelOf({ instrument, calibration }: AssessmentRun): Edition {
  const plain = edition(editionVersion({ instrument }));
  if (!calibration) return plain;
  const known = models.get(calibration);
  if (known?.version === plain.version) return known;
  const model = withParameters(plain, calibration.parameters);
  models.set(calibration, model);
  return model;
}

/** Reads a run once: a run never changes, and a screen asks the same of it in many places. */
function oncePerRun<Result>(read: (run: AssessmentRun) => Result): (run: AssessmentRun) => Result {
  const known = new WeakMap<AssessmentRun, { readonly result: Result }>();
  return (run) => {
    const { result } = known.get(run) ?? { result: read(run) };
    known.set(run, { result });
    return result;
  };
}

/** The outcome of the paired statements; null while they are incomplete. */
export const rhetiOutcome = oncePerRun((run): RhetiOutcome | null =>
  allPairsAnswered(run) ? scoreAnswers(pairAnswers(run), modelOf(run)) : null,
);

/** The types by the pairs alone, whatever else counts. */
export const pairsRanking = oncePerRun((run): Ranking => {
  const answers = pairAnswers(run);
  return rankTypes(typePosterior(answers, modelOf(run)), answers);
});

/** How many cards a decider round has. */
export const ROUND_SIZE = 4;

/**
 * Whether the decider round counts. In the first edition its outcome was accepted after it was seen; since then the
 * person agrees before the first card, and the round counts once it is complete.
 */
export function isDecided(run: AssessmentRun): boolean {
  if (run.deciderAccepted?.value !== true) return false;
  return modelOf(run).scenes === null || Object.keys(deciderAnswers(run)).length >= ROUND_SIZE;
}

/** The scenes that a result tells of: the hero moments, and the extra ones where their round is decided; each card once. */
export function toldScenes(run: AssessmentRun): CardAnswers {
  return { ...(isDecided(run) && deciderAnswers(run)), ...heroAnswers(run) };
}

/** The scenes that count in the likelihood: none in the first edition. */
export function countedScenes(run: AssessmentRun): CardAnswers {
  return modelOf(run).scenes === null ? {} : toldScenes(run);
}

/** The belief over the nine types by all that counts: pairs, scenes, and the decider round once it is decided. */
export const posteriorOf = oncePerRun((run): TypePosterior => {
  const model = modelOf(run);
  const posterior = typePosterior(pairAnswers(run), model, countedScenes(run));
  return model.scenes === null && isDecided(run) ? updateWithDecider(posterior, deciderAnswers(run)) : posterior;
});

/** The type that the pairs alone gave; null while there is none. */
function typeOfPairs(run: AssessmentRun): PersonalityType | null {
  const outcome = rhetiOutcome(run);
  return outcome && detectedType(outcome);
}

/** The type that the later steps use: what the pairs gave, or where the decider round led; null while there is none. */
export function workingType(run: AssessmentRun): PersonalityType | null {
  if (run.sample) return SAMPLE_TYPE;
  const type = typeOfPairs(run);
  return type && isDecided(run) ? calibratedCertainty(posteriorOf(run), pairAnswers(run)).type : type;
}

/** The stored confidence: that of the outcome, and 0.85 once the hero moments are complete. */
export function storedConfidence(run: AssessmentRun): number | null {
  if (run.sample || (allPairsAnswered(run) && allCardsAnswered(run))) return HERO_CONFIDENCE;
  return rhetiOutcome(run)?.confidence ?? null;
}

/** The chosen block, as long as it belongs to the type. */
export function chosenBlock(run: AssessmentRun): Block | null {
  const type = workingType(run);
  return type && blockOf(type, run.block?.value);
}

export function colorSelection(run: AssessmentRun): ColorSelection {
  return run.colors?.value ?? EMPTY_SELECTION;
}

/** Whether the states were chosen by what they say for another type than the run goes by now. */
export function statesOfEarlierType(run: AssessmentRun): boolean {
  const { colors, decider, deciderAccepted } = run;
  if (run.sample || colorSelection(run).selectedStates.length === 0) return false;
  const readFor = colors?.value.personalityType;
  if (readFor) return readFor !== workingType(run);
  // An earlier release did not keep the type: it is known to be another one where extra scenes led there afterwards.
  if (!isDecided(run)) return false;
  const decided = [...Object.values(decider), deciderAccepted].map((each) => each?.at ?? 0);
  return (colors?.at ?? 0) < Math.max(...decided) && typeOfPairs(run) !== workingType(run);
}

export function bothStatesChosen(run: AssessmentRun): boolean {
  return colorSelection(run).selectedStates.length === REQUIRED_STATES;
}

export function tokenCounts(run: AssessmentRun): TokenCounts {
  return run.tokens?.value ?? NO_TOKENS;
}
