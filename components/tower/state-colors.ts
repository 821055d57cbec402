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
 * The stops of the tower's gradient, from the foot (0) up to the crown (100): the first state is below the second.
 * The border lies at the first state's percentage and is blended a little to both sides. Foot and crown are stops of
 * their own, since a PDF has no colour below the first stop or above the last, and would blend over the whole tower.
 */
export function gradientStops(shares: readonly ColorShare[]): GradientStop[] {
  const [first, second = first] = shares;
  if (!first || !second) return [];
  const foot = STATE_COLORS[(first.percent > 0 ? first : second).state];
  const head = STATE_COLORS[(first.percent < 100 ? second : first).state];
  const blend =
    foot === head
      ? []
      : [
          { color: foot, offset: first.percent - BLEND_PERCENT },
          { color: head, offset: first.percent + BLEND_PERCENT },
        ];
  return [
    { color: foot, offset: 0 },
    ...blend.filter(({ offset }) => offset > 0 && offset < 100),
    { color: head, offset: 100 },
  ];
}
