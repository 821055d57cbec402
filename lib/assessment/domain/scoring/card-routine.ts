import { CARDS, type Card } from "../instrument/cards";
import { CONFIDENCE_THRESHOLD, MAX_CARDS, MIN_CARDS, MIN_LEADER_WINS, PRIOR_WEIGHT } from "../instrument/constants";
import type { PersonalityType } from "../instrument/types";
import { type ByType, byType, total } from "../instrument/types";
import type { PairAnswers } from "./answers";
import { winsByType } from "./comparisons";
import type { TypePosterior } from "./posterior";
import { type Ranking, rankTypes } from "./ranking";

export interface CardRoutineResult {
  readonly leader: PersonalityType;
  readonly runnerUp: PersonalityType;
  /** The leader's share of all votes, 0 to 1. */
  readonly share: number;
  /** Ids of the cards, in the order in which they were played. */
  readonly played: readonly string[];
}

/**
 * How well a card separates the leaders: best if it offers both, and the fewer others the better; then
 * if it tests the first, then the second, of them.
 */
function separation({ types }: Card, { leader, runnerUp }: Ranking): number {
  const [first, second] = [types.includes(leader), types.includes(runnerUp)];
  if (first && second) return 1 + 1 / types.length;
  return first ? 1 / 2 : second ? 1 / 4 : 0;
}

function nextCard(cards: readonly Card[], played: readonly string[], ranking: Ranking): Card | undefined {
  return cards
    .filter(({ id }) => !played.includes(id))
    .reduce<Card | undefined>(
      (best, card) => (best && separation(best, ranking) >= separation(card, ranking) ? best : card),
      undefined,
    );
}

/** For a run without a person: sorts the options by the votes so far and takes the first. */
function firstOption(card: Card, { order, leader }: Ranking): PersonalityType {
  return order.find((type) => card.types.includes(type)) ?? leader;
}

function isFinished(played: number, share: number): boolean {
  return played >= MAX_CARDS || (played >= MIN_CARDS && share >= CONFIDENCE_THRESHOLD);
}

/**
 * Plays the adaptive card routine. The posterior enters as PRIOR_WEIGHT votes, each card adds one, and
 * play ends at a share of CONFIDENCE_THRESHOLD (not before MIN_CARDS), at MAX_CARDS, or when the deck is used up.
 */
export function runCardRoutine(
  posterior: TypePosterior,
  answers: PairAnswers,
  cards: readonly Card[] = CARDS,
  votes: Readonly<ByType> = byType((type) => PRIOR_WEIGHT * posterior[type]),
  played: readonly string[] = [],
): CardRoutineResult {
  const ranking = rankTypes(votes, answers);
  const share = votes[ranking.leader] / total(votes);
  const card = isFinished(played.length, share) ? undefined : nextCard(cards, played, ranking);
  if (!card) return { leader: ranking.leader, runnerUp: ranking.runnerUp, share, played };
  const choice = firstOption(card, ranking);
  const after = { ...votes, [choice]: votes[choice] + 1 };
  return runCardRoutine(posterior, answers, cards, after, [...played, card.id]);
}

/** A run is confident at the threshold, if the leader also won enough of its own pairs. */
export function isConfident({ leader, share }: CardRoutineResult, answers: PairAnswers): boolean {
  return share >= CONFIDENCE_THRESHOLD && winsByType(answers)[leader] >= MIN_LEADER_WINS;
}
