import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { STEP_IDS } from "@/lib/assessment/domain/run/steps";

/** The six stages of the funnel: the five steps, and the results. */
export const STAGES = [...STEP_IDS, "results"] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The bits of the stage that an event tells of and of all before it: a run that began from the answers of another one
 * opens no screen of the stages that it brings along. 0 for a stage that was opened and had nothing to go on from
 * (`incomplete`), and for any other event.
 */
export function stageBits(step: string, label: string | null): number {
  const steps: readonly string[] = STAGES;
  const at = steps.indexOf(step);
  return label === "incomplete" ? 0 : 2 ** (at + 1) - 1;
}

/** The last of the stages with these bits; null without any. */
export function furthestStage(bits: number): Stage | null {
  return STAGES.findLast((_stage, at) => bits >= 2 ** at) ?? null;
}

/** The bits of the answered statement pairs, by their ids from 1; all of them once a type is known, which all of them give. */
export function pairBits(ids: readonly number[], type: number | null): number {
  if (type !== null) return 2 ** PAIRS.length - 1;
  return [...new Set(ids)].reduce((mask, id) => mask + 2 ** (id - 1), 0);
}

/** Whether an event belongs to a run; a visit of the start page alone does not. */
export function belongsToRun(step: string): boolean {
  return STAGES.includes(step as Stage);
}
