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

/** A search that can stop after every reading of a set of answers, and go on later. */
type Search<Result> = Generator<void, Result, void>;

/** What is left of a set that is enough when each flip that it can do without is taken out. */
function* withoutIdle(
  ids: readonly number[],
  isEnough: (ids: readonly number[]) => Search<boolean>,
): Search<readonly number[]> {
  for (const idle of ids) {
    const fewer = ids.filter((id) => id !== idle);
    if (yield* isEnough(fewer)) return yield* withoutIdle(fewer, isEnough);
  }
  return ids;
}

/** The search of `closestFlips`, to be done in pieces where nothing may stand still meanwhile. */
export function* flipSearch(
  answers: PairAnswers,
  posteriorOf: (answers: PairAnswers) => TypePosterior,
): Search<readonly number[]> {
  const { leader, order } = rankTypes(posteriorOf(answers), answers);
  function* isEnough(ids: readonly number[]): Search<boolean> {
    yield;
    const changed = flipAnswers(answers, ids);
    return rankTypes(posteriorOf(changed), changed).leader !== leader;
  }
  const flips = new Map<number, TypePosterior>();
  for (const { pairId } of comparisonsOf(answers)) {
    yield;
    flips.set(pairId, posteriorOf(flipAnswers(answers, [pairId])));
  }
  const challengers = order.filter((type) => type !== leader);
  const orders = challengers.map((challenger) => bestFirst(flips, challenger, leader));
  for (let size = 1; size <= Math.min(MAX_FLIPS, flips.size); size += 1) {
    for (const best of orders) {
      const found = best.slice(0, size);
      if (yield* isEnough(found)) return [...(yield* withoutIdle(found, isEnough))].sort((a, b) => a - b);
    }
  }
  return [];
}

/**
 * The fewest answers that, flipped, give another leader: pair ids in the order of the questionnaire, or none where
 * nothing is answered or MAX_FLIPS are not enough. `posteriorOf` reads a set of answers, beside whatever else counts. Every
 * single flip is tried. Larger sets take, for each challenger, the flips that help it most on their own: effects add up
 * nearly, on the log scale, so this finds the least size in practice. None of the flips is idle.
 */
export function closestFlips(...of: Parameters<typeof flipSearch>): readonly number[] {
  const search = flipSearch(...of);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}
