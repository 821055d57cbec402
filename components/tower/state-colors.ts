import type { StateKey } from "@/lib/assessment/domain/color-states";

/** The CSS colour of each state; one value each, legible as a shape on light and dark ground. */
export const STATE_COLORS: Record<StateKey, string> = {
  veryGood: "var(--state-very-good)",
  good: "var(--state-good)",
  average: "var(--state-average)",
  belowAverage: "var(--state-below-average)",
  destructive: "var(--state-destructive)",
};
