import { type RefObject, useEffect } from "react";
import type { Side } from "@/lib/assessment/domain/instrument/pairs";

/** How the two statements stand on the screen. */
interface PairLayout {
  readonly rtl: boolean;
  /** One above the other, the left one first. */
  readonly stacked: boolean;
}

export type PairAction = Side | "previous" | "next";

/**
 * What a key does: left and right take the statement that stands there, up and down too where they are stacked.
 * @param key a `KeyboardEvent.key`
 * @returns null when the key is not for the pair
 */
export function pairAction(key: string, { rtl, stacked }: PairLayout): PairAction | null {
  switch (key) {
    case "ArrowLeft":
      return rtl ? "right" : "left";
    case "ArrowRight":
      return rtl ? "left" : "right";
    case "ArrowUp":
      return stacked ? "left" : null;
    case "ArrowDown":
      return stacked ? "right" : null;
    case "Backspace":
    case "PageUp":
      return "previous";
    case "PageDown":
      return "next";
    default:
      return null;
  }
}

/** Reads from the page how the two statements inside `area` stand. */
function layoutOf(area: HTMLElement): PairLayout {
  const tops = [...area.querySelectorAll("[data-side]")].map((statement) => statement.getBoundingClientRect().top);
  return { rtl: area.closest("[dir]")?.getAttribute("dir") === "rtl", stacked: new Set(tops).size > 1 };
}

const VERTICAL = ["ArrowUp", "ArrowDown"];

/** Keys reach the pair from inside it and from the bare page, never from another control; up and down only from inside. */
function isForPair(event: KeyboardEvent, area: HTMLElement): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (!(event.target instanceof Node)) return false;
  if (area.contains(event.target)) return true;
  return event.target.contains(area) && !VERTICAL.includes(event.key);
}

/** Listens for the keys of the pair in `area` while it is on the screen. */
export function usePairKeys(area: RefObject<HTMLElement | null>, act: (action: PairAction) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!area.current || !isForPair(event, area.current)) return;
      const action = pairAction(event.key, layoutOf(area.current));
      if (!action) return;
      event.preventDefault();
      act(action);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [area, act]);
}
