/** The five colour states, best to worst. */
export const COLOR_STATES = ["veryGood", "good", "average", "belowAverage", "destructive"] as const;
export type StateKey = (typeof COLOR_STATES)[number];
