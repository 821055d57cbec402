import { useEffect, useState } from "react";
import { prefersReducedMotion } from "@/components/assessment/reduced-motion";
import { useTimer } from "@/components/assessment/use-timer";
import { PAIRS, type Side } from "@/lib/assessment/domain/instrument/pairs";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { readStored, writeStored } from "@/lib/platform/browser-storage";

const ALL_PAIRS: readonly number[] = PAIRS.map(({ id }) => id);

/**
 * The pairs that a query such as "3,17,20" names, in the order of the questionnaire.
 * What is no pair is passed over; null when the query names none.
 */
export function pairsFromQuery(query: string | null): readonly number[] | null {
  const named = new Set((query ?? "").split(",").map(Number));
  const found = ALL_PAIRS.filter((id) => named.has(id));
  return found.length > 0 ? found : null;
}

/** The pairs to walk through: those that were named, else all. */
export function pairsToShow(queried: readonly number[] | null): readonly number[] {
  return queried ?? ALL_PAIRS;
}

export function unansweredPairs(pairIds: readonly number[], answers: PairAnswers): readonly number[] {
  return pairIds.filter((id) => answers[id] === undefined);
}

/** The next pair without an answer, looking onward from `from` and then from the start; null when none is left. */
export function nextUnanswered(pairIds: readonly number[], answers: PairAnswers, from: number): number | null {
  const open = unansweredPairs(pairIds, answers);
  return open.find((id) => id > from) ?? open[0] ?? null;
}

/** Whether this pair is open while a later one is answered: it was passed over. */
function isPassedOver(pairIds: readonly number[], answers: PairAnswers, pair: number): boolean {
  return answers[pair] === undefined && pairIds.some((id) => id > pair && answers[id] !== undefined);
}

/**
 * Where a walk begins: the remembered pair, else the first open one. Where all are answered, some that are looked at once
 * more begin with the first, and the whole questionnaire with the last, where the way on is.
 */
export function initialPair(pairIds: readonly number[], answers: PairAnswers, remembered: number | null): number {
  if (remembered !== null && pairIds.includes(remembered)) return remembered;
  const end = pairIds.length < ALL_PAIRS.length ? pairIds[0] : pairIds.at(-1);
  return unansweredPairs(pairIds, answers)[0] ?? end ?? 1;
}

/** What a tap on a statement makes of an answer: it chooses, and on the chosen statement turns "strongly" on or off. */
export function answerAfterTap(answer: PairAnswer | undefined, side: Side): PairAnswer {
  return { side, strong: answer?.side === side && !answer.strong };
}

const POSITION_KEY = "rhetiPlace";

/** Where a person stands: in which run, walking which pairs, at which of them. */
export interface QuestionnairePosition {
  readonly runId: string;
  readonly pairIds: readonly number[];
  readonly pair: number;
}

function keyPrefix({ runId, pairIds }: Omit<QuestionnairePosition, "pair">): string {
  return `${runId}:${pairIds.join()}:`;
}

/** Keeps the place for a reload of this tab; without storage a reload begins at the first open pair. */
export function savePosition(position: QuestionnairePosition): void {
  try {
    sessionStorage.setItem(POSITION_KEY, keyPrefix(position) + position.pair);
  } catch {
    // The answers themselves are kept elsewhere.
  }
}

/** The next walk begins as if this tab had never stood anywhere. */
export function forgetPosition(): void {
  try {
    sessionStorage.removeItem(POSITION_KEY);
  } catch {
    // Then nothing was kept either.
  }
}

/** The pair at which this tab last stood in the same run and the same walk; null when it did not. */
export function loadPosition(questionnaire: Omit<QuestionnairePosition, "pair">): number | null {
  try {
    const stored = sessionStorage.getItem(POSITION_KEY);
    const prefix = keyPrefix(questionnaire);
    return stored?.startsWith(prefix) ? Number(stored.slice(prefix.length)) : null;
  } catch {
    return null;
  }
}

const AUTO_ADVANCE_KEY = "rhetiMovesOn";

/** Whether the next pair comes by itself: as the person chose it, else unless they asked their device for less motion. */
function useAutoAdvance(): [boolean, (autoAdvance: boolean) => void] {
  const [autoAdvance, setAutoAdvance] = useState(() => {
    const stored = readStored(AUTO_ADVANCE_KEY);
    return stored === null ? !prefersReducedMotion() : stored === "yes";
  });
  const choose = (next: boolean) => {
    writeStored(AUTO_ADVANCE_KEY, next ? "yes" : "no");
    setAutoAdvance(next);
  };
  return [autoAdvance, choose];
}

/** Long enough to see what was taken, short enough to keep the flow; every tap starts it again, "next" ends it. */
export const AUTO_ADVANCE_MS = 450;

/** What a screen reader is told after a tap. */
export type TapAnnouncement = "strong" | "plain" | null;

export interface QuestionnaireProps {
  runId: string;
  /** The ids of the pairs to walk through, in order; at least one. */
  pairIds: readonly number[];
  answers: PairAnswers;
  onAnswer(pair: number, answer: PairAnswer): void;
  /** A pair came into view; the same function every time. */
  onShow?(pair: number): void;
}

/**
 * Where a person stands among the pairs, and the ways to move. Only a pair that was open on arrival
 * moves on by itself: who comes back to look again is left in peace.
 */
export function usePairNavigation({ runId, pairIds, answers, onAnswer, onShow }: QuestionnaireProps) {
  const arriveAt = (pair: number, known = answers) => ({
    pair,
    fresh: known[pair] === undefined,
    tapped: false,
  });
  const [place, setPlace] = useState(() => arriveAt(initialPair(pairIds, answers, loadPosition({ runId, pairIds }))));
  const [said, setSaid] = useState<TapAnnouncement>(null);
  const [autoAdvance, setAutoAdvance] = useAutoAdvance();
  const [leaving, setLeaving] = useState(false);
  const timer = useTimer();
  const { pair, fresh, tapped } = place;
  const stay = () => {
    timer.cancel();
    setLeaving(false);
  };

  useEffect(() => savePosition({ runId, pairIds, pair }), [runId, pairIds, pair]);
  useEffect(() => onShow?.(pair), [pair, onShow]);

  const go = (to: number | undefined, known = answers) => {
    if (to === undefined) return;
    stay();
    setSaid(null);
    setPlace(arriveAt(to, known));
  };

  /** Takes a statement: as strongly as is said, else as a tap on the card means it. */
  const choose = (side: Side, strong?: boolean) => {
    const before = answers[pair];
    const after = strong === undefined ? answerAfterTap(before, side) : { side, strong };
    onAnswer(pair, after);
    setPlace({ ...place, tapped: true });
    const known = { ...answers, [pair]: after };
    const next = nextUnanswered(pairIds, known, pair);
    setSaid(after.strong ? "strong" : before?.side === side ? "plain" : null);
    if (!fresh || !autoAdvance || next === null) return;
    setLeaving(true);
    timer.start(() => go(next, known), AUTO_ADVANCE_MS);
  };

  const index = pairIds.indexOf(pair);
  const open = unansweredPairs(pairIds, answers);
  const passedOver = isPassedOver(pairIds, answers, pair);
  // Once the last pair is answered, "next" leads from one that was left open to others that were, not through the answered ones.
  const next = passedOver && !open.includes(pairIds.at(-1) ?? pair) ? open.find((id) => id > pair) : pairIds[index + 1];
  const nextOpen = nextUnanswered(pairIds, answers, pair);
  const waits = tapped && !leaving;
  return {
    pair,
    number: index + 1,
    previous: pairIds[index - 1],
    next,
    /** The pairs without an answer. */
    open,
    /** It is open while later ones are answered. */
    passedOver,
    /** The next open pair, once an answer was given here and neither "next" nor the pause leads there; else null. */
    goOnAt: waits && next !== undefined && nextOpen !== next ? nextOpen : null,
    /** An answer was given here, and nothing follows by itself: the way on has to be seen. */
    waits,
    /** So it is because the pair had its answer already. */
    answeredAgain: waits && !fresh,
    said,
    /** The next pair follows in a moment. */
    leaving,
    autoAdvance,
    setAutoAdvance,
    /** Stays on this pair until the next tap. */
    cancelAdvance: stay,
    go: (to: number | undefined) => go(to),
    choose,
  };
}
