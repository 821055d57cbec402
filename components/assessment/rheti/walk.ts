import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/answers";
import { PAIRS, type Side } from "@/lib/assessment/domain/pairs";

const ALL_PAIRS: readonly number[] = PAIRS.map(({ id }) => id);

/**
 * The pairs that a query such as "3,17,20" names, in the order of the questionnaire.
 * What is no pair is passed over; null when the query names none.
 */
export function namedPairs(query: string | null): readonly number[] | null {
  const named = new Set((query ?? "").split(",").map(Number));
  const found = ALL_PAIRS.filter((id) => named.has(id));
  return found.length > 0 ? found : null;
}

/** The pairs to walk through: those that were named, else all. */
export function walkOf(named: readonly number[] | null): readonly number[] {
  return named ?? ALL_PAIRS;
}

export function openPairs(walk: readonly number[], answers: PairAnswers): readonly number[] {
  return walk.filter((id) => answers[id] === undefined);
}

/** The next pair without an answer, looking onward from `from` and then from the start; null when none is left. */
export function nextOpen(walk: readonly number[], answers: PairAnswers, from: number): number | null {
  const open = openPairs(walk, answers);
  return open.find((id) => id > from) ?? open[0] ?? null;
}

/** Where a walk begins: the remembered pair, else the first open one, else (all are answered) the last. */
export function startOf(walk: readonly number[], answers: PairAnswers, remembered: number | null): number {
  if (remembered !== null && walk.includes(remembered)) return remembered;
  return openPairs(walk, answers)[0] ?? walk.at(-1) ?? 1;
}

/** What a tap on a statement makes of an answer: it chooses, and on the chosen statement turns "strongly" on or off. */
export function tapped(answer: PairAnswer | undefined, side: Side): PairAnswer {
  return { side, strong: answer?.side === side && !answer.strong };
}
