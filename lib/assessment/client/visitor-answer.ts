import type { Side } from "../domain/instrument/pairs";

/** What a visitor answered on the welcome screen, kept by this tab for a reload; it travels with that screen, so it needs little. */

const VISITOR_ANSWER_KEY = "visitorAnswer";

export const isSide = (value: unknown): value is Side => value === "left" || value === "right";

/** The answer of a visitor who has not registered yet; null without one. */
export function visitorAnswer(): Side | null {
  try {
    const kept = sessionStorage.getItem(VISITOR_ANSWER_KEY);
    return isSide(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what a visitor answers until it is somebody's (`keepFirstAnswer`); null forgets it. */
export function keepVisitorAnswer(side: Side | null): void {
  try {
    if (side) sessionStorage.setItem(VISITOR_ANSWER_KEY, side);
    else sessionStorage.removeItem(VISITOR_ANSWER_KEY);
  } catch {
    // It stands on the screen until that is left.
  }
}
