import type { StateKey } from "@/lib/assessment/domain/instrument/color-selection";
import type { Theme } from "@/lib/assessment/domain/instrument/report-types";

interface TowerExample {
  readonly states: readonly [StateKey, StateKey];
  /** The share of the first state, in per cent. */
  readonly primary: number;
}

/** Two states and their split for each theme: examples, nobody's result. */
export const TOWER_EXAMPLES: Readonly<Record<Theme | "default", TowerExample>> = {
  default: { states: ["good", "average"], primary: 70 },
  love: { states: ["veryGood", "belowAverage"], primary: 60 },
  wealth: { states: ["average", "good"], primary: 55 },
  corporate: { states: ["good", "belowAverage"], primary: 65 },
  career: { states: ["average", "veryGood"], primary: 60 },
  health: { states: ["veryGood", "average"], primary: 70 },
  leadership: { states: ["good", "destructive"], primary: 75 },
};
