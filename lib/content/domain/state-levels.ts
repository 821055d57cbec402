import type { StateKey } from "@/lib/assessment/domain/color-states";
import type { CoverageState } from "./dimensions";

/**
 * Which moods of the content belong to which of the five color states. The five say how well somebody is with
 * themselves; the seven name how that feels from inside, from most at ease to most strained. Each stands once.
 */
export const MOODS: Readonly<Record<StateKey, readonly CoverageState[]>> = {
  veryGood: ["Relaxed", "Connected"],
  good: ["Focused", "Driven"],
  average: ["Sensitive"],
  belowAverage: ["Intense"],
  destructive: ["Stressed"],
};
