/** The five colour states, best to worst. */
export const COLOR_STATES = ["veryGood", "good", "average", "belowAverage", "destructive"] as const;
export type StateKey = (typeof COLOR_STATES)[number];

export interface ColorSelection {
  /** At most two, in the order in which they were chosen. */
  readonly selectedStates: readonly StateKey[];
  /** Whole percents; they sum to 100 as soon as a state is chosen. */
  readonly distribution: { readonly primary: number; readonly secondary: number };
}

export const REQUIRED_STATES = 2;
const EVEN_SHARE = 50;
const DEFAULT_SPLIT = { primary: 70, secondary: 30 } as const;
export const EMPTY_SELECTION: ColorSelection = { selectedStates: [], distribution: DEFAULT_SPLIT };

/**
 * Chooses or releases a state: the first one takes all, a second one makes both halves, a third is
 * ignored, and releasing one gives its share to the other.
 */
export function toggleState(selection: ColorSelection, state: StateKey): ColorSelection {
  const { selectedStates } = selection;
  if (selectedStates.includes(state)) {
    const rest = selectedStates.filter((other) => other !== state);
    return rest.length === 0 ? EMPTY_SELECTION : { selectedStates: rest, distribution: { primary: 100, secondary: 0 } };
  }
  if (selectedStates.length >= REQUIRED_STATES) return selection;
  const next = [...selectedStates, state];
  const primary = next.length === 1 ? 100 : EVEN_SHARE;
  return { selectedStates: next, distribution: { primary, secondary: 100 - primary } };
}

/**
 * The share that the other state had where one of two is released, so that it can have it again beside the next one; null
 * where nothing is released, or both were even, as they become again.
 */
export function shareLeftBy({ selectedStates, distribution }: ColorSelection, released: StateKey): number | null {
  const place = selectedStates.indexOf(released);
  if (selectedStates.length < REQUIRED_STATES || place < 0) return null;
  const share = place === 0 ? distribution.secondary : distribution.primary;
  return share === EVEN_SHARE ? null : share;
}

/** Sets the first state's share, 0 to 100; the second has the remainder. */
export function setPrimaryShare(selection: ColorSelection, primary: number): ColorSelection {
  const share = Math.min(100, Math.max(0, Math.round(primary)));
  return { ...selection, distribution: { primary: share, secondary: 100 - share } };
}

/** The bounds of a state's score, 0 to 100, lowest first: a score belongs to the state whose range holds it. */
const MIN_SCORES: readonly (readonly [StateKey, number])[] = [
  ["veryGood", 80],
  ["good", 60],
  ["average", 40],
  ["belowAverage", 20],
  ["destructive", 0],
];

/** The state of a score from 0 to 100. */
export function stateForScore(score: number): StateKey {
  return MIN_SCORES.find(([, lowest]) => score >= lowest)?.[0] ?? "destructive";
}

/** A score in the middle of a state's range, to ask the server for its label. */
export function scoreForState(state: StateKey): number {
  return (MIN_SCORES.find(([key]) => key === state)?.[1] ?? 0) + 10;
}
