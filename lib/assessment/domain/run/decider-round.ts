import type { Card } from "../instrument/cards";
import { deciderCards, updateWithDecider } from "../scoring/decider";
import { typePosterior } from "../scoring/posterior";
import { type Certainty, calibratedCertainty } from "../scoring/wording";
import type { AssessmentRun } from "./assessment-run";
import { deciderAnswers, pairAnswers, rhetiOutcome } from "./selectors";

const ROUND_SIZE = 4;

/** The optional round between close leaders, as far as it has come. */
export interface DeciderRound {
  readonly cards: readonly Card[];
  /** How many of the cards are answered, from the first on. */
  readonly answered: number;
  /** What the paired statements say, and what they say together with the round. */
  readonly before: Certainty;
  readonly after: Certainty;
  /** Whether the outcome was accepted; null while nothing is decided. */
  readonly decision: boolean | null;
}

/** The round of a run; null where the leaders are not close and no outcome was accepted before. */
export function deciderRound(run: AssessmentRun): DeciderRound | null {
  const outcome = rhetiOutcome(run);
  if (run.sample || !outcome || outcome.kind === "invalid") return null;
  const answers = pairAnswers(run);
  const posterior = typePosterior(answers);
  const before = calibratedCertainty(posterior, answers);
  const decision = run.deciderAccepted?.value ?? null;
  if (!before.close && decision !== true) return null;
  const choices = deciderAnswers(run);
  const cards = deciderCards(posterior, ROUND_SIZE);
  const firstOpen = cards.findIndex(({ id }) => choices[id] === undefined);
  return {
    cards,
    answered: firstOpen === -1 ? cards.length : firstOpen,
    before,
    after: calibratedCertainty(updateWithDecider(posterior, choices), answers),
    decision,
  };
}
