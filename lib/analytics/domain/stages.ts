import { STEP_IDS } from "@/lib/assessment/domain/run/steps";

/** The six stages of the funnel: the five steps, and the results. */
export const STAGES = [...STEP_IDS, "results"] as const;
export type Stage = (typeof STAGES)[number];

/** The bit of the stage that an event says was reached; 0 for any other event. */
export function stageBit(step: string, label: string | null): number {
  const at = STAGES.indexOf(step as Stage);
  return at >= 0 && label === "reached" ? 2 ** at : 0;
}

/** The bit of a statement pair, by its id from 1, among the pairs that a run has answered. */
export function pairBit(id: number): number {
  return 2 ** (id - 1);
}

/** Whether an event belongs to a run; a visit of the start page alone does not. */
export function belongsToRun(step: string): boolean {
  return STAGES.includes(step as Stage);
}
