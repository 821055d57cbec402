import type { Card } from "./cards";
import { deciderCards, updateWithDecider } from "./decider";
import type { AssessmentDraft } from "./draft";
import { type Certainty, calibratedCertainty } from "./evidence";
import { typePosterior } from "./posterior";
import { deciderAnswers, pairAnswers, rhetiOutcome } from "./readings";

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

/** The round of a draft; null where the leaders are not close and no outcome was accepted before. */
export function deciderRound(draft: AssessmentDraft): DeciderRound | null {
  const outcome = rhetiOutcome(draft);
  if (draft.sample || !outcome || outcome.kind === "invalid") return null;
  const answers = pairAnswers(draft);
  const posterior = typePosterior(answers);
  const before = calibratedCertainty(posterior, answers);
  const decision = draft.deciderAccepted?.value ?? null;
  if (!before.close && decision !== true) return null;
  const choices = deciderAnswers(draft);
  const cards = deciderCards(posterior, ROUND_SIZE);
  const open = cards.findIndex(({ id }) => choices[id] === undefined);
  return {
    cards,
    answered: open === -1 ? cards.length : open,
    before,
    after: calibratedCertainty(updateWithDecider(posterior, choices), answers),
    decision,
  };
}
