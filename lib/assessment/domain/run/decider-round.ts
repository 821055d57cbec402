import { CARDS, type Card } from "../instrument/cards";
import type { PersonalityType } from "../instrument/types";
import { chanceOfChange, deciderCards, inOrderOfAsking, openDeciderCards, updateWithDecider } from "../scoring/decider";
import { type TypePosterior, typePosterior } from "../scoring/posterior";
import { detectedType } from "../scoring/score-answers";
import { type Certainty, calibratedCertainty, isWorthDeciding, typeCertainty } from "../scoring/wording";
import type { AssessmentRun } from "./assessment-run";
import {
  deciderAnswers,
  heroAnswers,
  isDecided,
  modelOf,
  pairAnswers,
  pairsRanking,
  posteriorOf,
  ROUND_SIZE,
  rhetiOutcome,
} from "./selectors";

/** The optional round between the leaders, as far as it has come. */
export interface DeciderRound {
  readonly cards: readonly Card[];
  /** How many of the cards are answered, from the first on. */
  readonly answered: number;
  /** The type that the run goes by without the round: that of the pairs. `before` may already lead elsewhere. */
  readonly from: PersonalityType;
  /** The result without the round, and with what of it is answered. */
  readonly before: Certainty;
  readonly after: Certainty;
  /** Whether the outcome was accepted; null while nothing is decided. */
  readonly decision: boolean | null;
  /** Whoever answers has agreed beforehand that the scenes count; in the first edition that is decided afterwards. */
  readonly binding: boolean;
}

/** A round of the first edition: offered where the leaders are close; null otherwise, unless an outcome was accepted before. */
function roundDecidedAfterwards(run: AssessmentRun, from: PersonalityType): DeciderRound | null {
  const answers = pairAnswers(run);
  const posterior = typePosterior(answers, modelOf(run));
  const before = calibratedCertainty(posterior, answers);
  const decision = run.deciderAccepted?.value ?? null;
  if (!before.close && decision !== true) return null;
  const choices = deciderAnswers(run);
  const cards = deciderCards(posterior, ROUND_SIZE);
  const firstOpen = cards.findIndex(({ id }) => choices[id] === undefined);
  return {
    cards,
    answered: firstOpen === -1 ? cards.length : firstOpen,
    from,
    before,
    after: calibratedCertainty(updateWithDecider(posterior, choices), answers),
    decision,
    binding: false,
  };
}

/** The answered cards of the round, in the order in which they are asked: it stays when one is answered anew. */
function answeredCards(run: AssessmentRun, posterior: TypePosterior): readonly Card[] {
  const choices = deciderAnswers(run);
  return inOrderOfAsking(
    CARDS.filter(({ id }) => choices[id] !== undefined),
    posterior,
  );
}

/**
 * A round in which the answers count with everything else. It is offered by what it can change (`isWorthDeciding`), and
 * stays open once it was begun: the answered cards first, then those that best set the leaders against each other.
 */
function bindingRound(run: AssessmentRun, from: PersonalityType): DeciderRound | null {
  const pairs = pairAnswers(run);
  const model = modelOf(run);
  const scenes = heroAnswers(run);
  const posterior = typePosterior(pairs, model, scenes);
  const before = calibratedCertainty(posterior, pairs);
  const answered = answeredCards(run, posterior);
  const used = answered.map(({ id }) => id);
  const open = openDeciderCards(posterior, Math.max(0, ROUND_SIZE - answered.length), used);
  const begun = run.deciderAccepted?.value === true;
  if (!begun) {
    const { leader, runnerUp } = pairsRanking(run);
    const evidence = { posterior, certainty: before, byPairs: { type: leader, runnerUp } };
    const { band } = typeCertainty(evidence, leader);
    if (!isWorthDeciding(chanceOfChange(pairs, scenes, open, model), band)) return null;
  }
  return {
    cards: [...answered, ...open],
    answered: answered.length,
    from,
    before,
    after: isDecided(run) ? calibratedCertainty(posteriorOf(run), pairs) : before,
    decision: isDecided(run) ? true : null,
    binding: true,
  };
}

/** The decider round of a run; null where it would hardly change anything, or there is nothing to decide. */
export function deciderRound(run: AssessmentRun): DeciderRound | null {
  const outcome = rhetiOutcome(run);
  if (run.sample || !outcome || outcome.kind === "invalid") return null;
  const from = detectedType(outcome);
  return modelOf(run).scenes === null ? roundDecidedAfterwards(run, from) : bindingRound(run, from);
}
