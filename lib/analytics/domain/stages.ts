import { STEP_IDS } from "@/lib/assessment/domain/steps";

/** The six stages of the funnel: the five steps, and the results. */
export const STAGES = [...STEP_IDS, "results"] as const;
export type Stage = (typeof STAGES)[number];

/** The bit of the stage that an event says was reached; 0 for any other event. */
export function stageBit(step: string, label: string | null): number {
  const at = STAGES.indexOf(step as Stage);
  return at >= 0 && label === "reached" ? 2 ** at : 0;
}

/** Whether an event is about a run: whoever only looks at the start page has none. */
export function isOfRun(step: string): boolean {
  return STAGES.includes(step as Stage);
}
