"use client";

import { useState } from "react";
import type { DraftStore } from "@/lib/assessment/client/draft-store";
import { addToken, type Instinct, NO_TOKENS, removeToken, type TokenCounts } from "@/lib/assessment/domain/instincts";
import { tokenCounts } from "@/lib/assessment/domain/readings";

/** What last happened, to be said aloud; `turn` tells two equal happenings apart. */
export interface BoardNotice {
  readonly turn: number;
  readonly kind: "moved" | "full" | "empty" | "undone" | "cleared";
  readonly area?: Instinct;
}

/** The moves on the board, each saved at once, and the way back through those made since the screen was opened. */
export function useTokenBoard(store: DraftStore) {
  const [history, setHistory] = useState<readonly TokenCounts[]>([]);
  const [notice, setNotice] = useState<BoardNotice | null>(null);
  const now = () => tokenCounts(store.getSnapshot().draft);

  function say(kind: BoardNotice["kind"], area?: Instinct) {
    setNotice((last) => ({ kind, area, turn: (last?.turn ?? 0) + 1 }));
  }

  function keep(value: TokenCounts) {
    store.update((draft, at) => ({ ...draft, tokens: { value, at } }));
  }

  function move(change: typeof addToken, area: Instinct, refused: "full" | "empty") {
    const before = now();
    const after = change(before, area);
    if (after === before) return say(refused, area);
    setHistory((past) => [...past, before]);
    keep(after);
    say("moved", area);
  }

  return {
    notice,
    canUndo: history.length > 0,
    onAdd: (area: Instinct) => move(addToken, area, "full"),
    onRemove: (area: Instinct) => move(removeToken, area, "empty"),
    onUndo: () => {
      const before = history.at(-1);
      if (!before) return;
      setHistory(history.slice(0, -1));
      keep(before);
      say("undone");
    },
    onStartOver: () => {
      setHistory([...history, now()]);
      keep(NO_TOKENS);
      say("cleared");
    },
  };
}
