import { useEffect, useState } from "react";
import { useTimer } from "@/components/assessment/use-timer";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/answers";
import type { Side } from "@/lib/assessment/domain/pairs";
import { recallPlace, rememberPlace } from "./place-memory";
import { useMovesOn } from "./use-moves-on";
import { nextOpen, startOf, tapped } from "./walk";

/** Long enough for the second tap, short enough to keep the flow; every tap starts it again. */
export const MOVE_ON_AFTER = 900;

/** What a screen reader is told after a tap. */
export type Said = "strong" | "plain" | "complete" | null;

export interface WalkProps {
  runId: string;
  /** The ids of the pairs to walk through, in order; at least one. */
  walk: readonly number[];
  answers: PairAnswers;
  onAnswer(pair: number, answer: PairAnswer): void;
  /** A pair came into view; the same function every time. */
  onShow?(pair: number): void;
}

/**
 * Where a person stands among the pairs, and the ways to move. Only a pair that was open on arrival
 * moves on by itself: who comes back to look again is left in peace.
 */
export function useWalk({ runId, walk, answers, onAnswer, onShow }: WalkProps) {
  const [place, setPlace] = useState(() => {
    const pair = startOf(walk, answers, recallPlace({ runId, walk }));
    return { pair, fresh: answers[pair] === undefined };
  });
  const [said, setSaid] = useState<Said>(null);
  const [movesOn, setMovesOn] = useMovesOn();
  const timer = useTimer();
  const { pair, fresh } = place;

  useEffect(() => rememberPlace({ runId, walk, pair }), [runId, walk, pair]);
  useEffect(() => onShow?.(pair), [pair, onShow]);

  const go = (to: number | undefined) => {
    if (to === undefined) return;
    timer.cancel();
    setSaid(null);
    setPlace({ pair: to, fresh: answers[to] === undefined });
  };

  const choose = (side: Side) => {
    const before = answers[pair];
    const after = tapped(before, side);
    onAnswer(pair, after);
    const next = nextOpen(walk, { ...answers, [pair]: after }, pair);
    if (!before && next === null) setSaid("complete");
    else setSaid(before?.side === side ? (after.strong ? "strong" : "plain") : null);
    if (fresh && movesOn && next !== null) timer.start(() => go(next), MOVE_ON_AFTER);
  };

  const index = walk.indexOf(pair);
  return {
    pair,
    number: index + 1,
    previous: walk[index - 1],
    next: walk[index + 1],
    said,
    movesOn,
    setMovesOn,
    /** Stays on this pair until the next tap. */
    stay: timer.cancel,
    go,
    choose,
  };
}
