import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";

/** The CSS colour of each state; one value each, legible as a shape on light and dark ground. */
export const STATE_COLORS: Record<StateKey, string> = {
  veryGood: "var(--state-very-good)",
  good: "var(--state-good)",
  average: "var(--state-average)",
  belowAverage: "var(--state-below-average)",
  destructive: "var(--state-destructive)",
};

export interface Distribution {
  /** Percent, 0 to 100; the two sum to 100. */
  primary: number;
  secondary: number;
}

export interface ColorShare {
  state: StateKey;
  percent: number;
}

export interface GradientStop {
  color: string;
  /** Percent from the foot of the tower. */
  offset: number;
}

const EVEN_SPLIT: Distribution = { primary: 50, secondary: 50 };
/** Half the height, in percent, over which one colour passes into the other. */
const BLEND_PERCENT = 9;

/** What share of the tower each chosen state has: none, all of it, or the split (even unless given). */
export function colorShares(states: readonly StateKey[], distribution: Distribution = EVEN_SPLIT): ColorShare[] {
  const [first, second] = states;
  if (!first) return [];
  if (!second) return [{ state: first, percent: 100 }];
  return [
    { state: first, percent: distribution.primary },
    { state: second, percent: distribution.secondary },
  ];
}

/**
 * The stops of the tower's gradient, from the foot up: the first state is below the second.
 * The border lies at the first state's percentage and is blended a little to both sides.
 */
export function gradientStops(shares: readonly ColorShare[]): GradientStop[] {
  const [first, second] = shares;
  if (!first) return [];
  const foot = STATE_COLORS[first.state];
  if (!second || first.percent >= 100) return [{ color: foot, offset: 0 }];
  const head = STATE_COLORS[second.state];
  if (first.percent <= 0) return [{ color: head, offset: 0 }];
  return [
    { color: foot, offset: Math.max(0, first.percent - BLEND_PERCENT) },
    { color: head, offset: Math.min(100, first.percent + BLEND_PERCENT) },
  ];
}
