"use client";

import { useState } from "react";
import type { RunStore } from "@/lib/assessment/client/run-store";
import {
  addToken,
  type Instinct,
  NO_TOKENS,
  removeToken,
  type TokenCounts,
} from "@/lib/assessment/domain/instrument/instincts";
import { tokenCounts } from "@/lib/assessment/domain/run/selectors";

/** What last happened, to be said aloud; `turn` tells two equal happenings apart. */
export interface BoardNotice {
  readonly sequence: number;
  readonly kind: "moved" | "full" | "empty" | "undone" | "cleared";
  readonly area?: Instinct;
}

/** The moves on the board, each saved at once, and the way back through those made since the screen was opened. */
export function useTokenBoard(store: RunStore) {
  const [history, setHistory] = useState<readonly TokenCounts[]>([]);
  const [notice, setNotice] = useState<BoardNotice | null>(null);
  const currentCounts = () => tokenCounts(store.getSnapshot().run);

  function announce(kind: BoardNotice["kind"], area?: Instinct) {
    setNotice((last) => ({ kind, area, sequence: (last?.sequence ?? 0) + 1 }));
  }

  function saveCounts(value: TokenCounts) {
    store.update((run, at) => ({ ...run, tokens: { value, at } }));
  }

  function move(change: typeof addToken, area: Instinct, rejection: "full" | "empty") {
    const before = currentCounts();
    const after = change(before, area);
    if (after === before) return announce(rejection, area);
    setHistory((past) => [...past, before]);
    saveCounts(after);
    announce("moved", area);
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
      saveCounts(before);
      announce("undone");
    },
    onStartOver: () => {
      setHistory([...history, currentCounts()]);
      saveCounts(NO_TOKENS);
      announce("cleared");
    },
  };
}
