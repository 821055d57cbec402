import type { PersonalityType } from "../instrument/types";
import type { PairAnswer, PairAnswers } from "./answers";
import { comparisonsOf } from "./comparisons";
import type { TypePosterior } from "./posterior";
import { rankTypes } from "./ranking";

/** Beyond this many flips a result is called settled. */
const MAX_FLIPS = 8;

/** The other statement of the pair, chosen without emphasis. */
function flipped({ side }: PairAnswer): PairAnswer {
  return { side: side === "left" ? "right" : "left", strong: false };
}

/** The answers with the named pairs answered the other way round; pairs without an answer stay so. */
export function flipAnswers(answers: PairAnswers, pairIds: readonly number[]): PairAnswers {
  const changes = pairIds.flatMap((id) => {
    const answer = answers[id];
    return answer ? [[id, flipped(answer)] as const] : [];
  });
  return { ...answers, ...Object.fromEntries(changes) };
}

/** For one challenger, all answered pairs, those first whose flip alone helps it most against the leader. */
function bestFirst(
  flips: ReadonlyMap<number, TypePosterior>,
  challenger: PersonalityType,
  leader: PersonalityType,
): readonly number[] {
  const odds = (posterior: TypePosterior) => posterior[challenger] / posterior[leader];
  return [...flips].sort(([, a], [, b]) => odds(b) - odds(a)).map(([id]) => id);
}

/** What is left of a set that is enough when each flip that it can do without is taken out. */
function withoutIdle(ids: readonly number[], isEnough: (ids: readonly number[]) => boolean): readonly number[] {
  const fewer = ids.map((idle) => ids.filter((id) => id !== idle)).find(isEnough);
  return fewer ? withoutIdle(fewer, isEnough) : ids;
}

/**
 * The fewest answers that, flipped, give another leader: pair ids in the order of the questionnaire, or none where
 * nothing is answered or MAX_FLIPS are not enough. `posteriorOf` reads a set of answers, beside whatever else counts. Every
 * single flip is tried. Larger sets take, for each challenger, the flips that help it most on their own: effects add up
 * nearly, on the log scale, so this finds the least size in practice. None of the flips is idle.
 */
export function closestFlips(
  answers: PairAnswers,
  posteriorOf: (answers: PairAnswers) => TypePosterior,
): readonly number[] {
  const { leader, order } = rankTypes(posteriorOf(answers), answers);
  const isEnough = (ids: readonly number[]) => {
    const changed = flipAnswers(answers, ids);
    return rankTypes(posteriorOf(changed), changed).leader !== leader;
  };
  const flips = new Map(
    comparisonsOf(answers).map(({ pairId }) => [pairId, posteriorOf(flipAnswers(answers, [pairId]))]),
  );
  const challengers = order.filter((type) => type !== leader);
  const orders = challengers.map((challenger) => bestFirst(flips, challenger, leader));
  for (let size = 1; size <= Math.min(MAX_FLIPS, flips.size); size += 1) {
    const found = orders.map((order) => order.slice(0, size)).find(isEnough);
    if (found) return [...withoutIdle(found, isEnough)].sort((a, b) => a - b);
  }
  return [];
}
