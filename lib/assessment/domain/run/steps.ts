import { placedTokens, TOKEN_COUNT } from "../instrument/instincts";
import type { AssessmentRun } from "./assessment-run";
import { allCardsAnswered, allPairsAnswered, bothStatesChosen, chosenBlock, tokenCounts } from "./selectors";

export interface Step {
  readonly id: StepId;
  readonly path: `/${string}`;
  /** Whether everything that this step asks is answered. */
  readonly isComplete: (run: AssessmentRun) => boolean;
}

export const STEP_IDS = ["rheti", "hero-moments", "building-blocks", "color-phase", "detail-tokens"] as const;
export type StepId = (typeof STEP_IDS)[number];

/** The five steps in order: the screens, the guards, the progress bar and the resume all read this list. */
export const STEPS: readonly [Step, Step, Step, Step, Step] = [
  { id: "rheti", path: "/rheti", isComplete: (run) => run.sample || allPairsAnswered(run) },
  { id: "hero-moments", path: "/hero-moments", isComplete: (run) => run.sample || allCardsAnswered(run) },
  { id: "building-blocks", path: "/building-blocks", isComplete: (run) => chosenBlock(run) !== null },
  { id: "color-phase", path: "/color-phase", isComplete: bothStatesChosen },
  {
    id: "detail-tokens",
    path: "/detail-tokens",
    isComplete: (run) => placedTokens(tokenCounts(run)) === TOKEN_COUNT,
  },
];

export const RESULTS_PATH = "/results";

/** The steps that are not complete, in order; empty when there is a result. */
export function missingSteps(run: AssessmentRun): readonly Step[] {
  return STEPS.filter((step) => !step.isComplete(run));
}

/** Where a person goes on: the first incomplete step, or the results. */
export function resumePath(run: AssessmentRun): string {
  return missingSteps(run)[0]?.path ?? RESULTS_PATH;
}

/** The step after this one, or the results; before the first step there is none. */
export function pathAfter(id: StepId): string {
  return STEPS[STEP_IDS.indexOf(id) + 1]?.path ?? RESULTS_PATH;
}

export function pathBefore(id: StepId): string | null {
  return STEPS[STEP_IDS.indexOf(id) - 1]?.path ?? null;
}

/** The first step before this one that is incomplete: this step cannot be shown yet. */
export function blockingStep(id: StepId, run: AssessmentRun): Step | null {
  return STEPS.slice(0, STEP_IDS.indexOf(id)).find((step) => !step.isComplete(run)) ?? null;
}
