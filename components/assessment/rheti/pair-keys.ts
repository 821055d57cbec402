import type { Side } from "@/lib/assessment/domain/pairs";

/** How the two statements stand on the screen. */
export interface PairLayout {
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
export function layoutOf(area: HTMLElement): PairLayout {
  const tops = [...area.querySelectorAll("[data-side]")].map((statement) => statement.getBoundingClientRect().top);
  return { rtl: area.closest("[dir]")?.getAttribute("dir") === "rtl", stacked: new Set(tops).size > 1 };
}
