import { placedTokens, TOKEN_COUNT } from "../instrument/instincts";
import type { AssessmentRun } from "./assessment-run";
import { allCardsAnswered, allPairsAnswered, bothStatesChosen, chosenBlock, tokenCounts } from "./selectors";

export interface Step {
  readonly id: StepId;
  readonly path: `/${string}`;
  /** Whether everything that this step asks is answered. */
  readonly isComplete: (run: AssessmentRun) => boolean;
  /** How wide it stands among the five, by how long it takes. */
  readonly minutes: number;
  /** It has something to show while an earlier one is still missing. */
  readonly opensEarly?: true;
}

export const STEP_IDS = ["rheti", "hero-moments", "building-blocks", "color-phase", "detail-tokens"] as const;
export type StepId = (typeof STEP_IDS)[number];

/** The five steps in order: the screens, the guards, the progress bar and the resume all read this list. */
export const STEPS: readonly [Step, Step, Step, Step, Step] = [
  { id: "rheti", path: "/rheti", isComplete: (run) => run.sample || allPairsAnswered(run), minutes: 6 },
  {
    id: "hero-moments",
    path: "/hero-moments",
    isComplete: (run) => run.sample || allCardsAnswered(run),
    minutes: 2,
    opensEarly: true,
  },
  { id: "building-blocks", path: "/building-blocks", isComplete: (run) => chosenBlock(run) !== null, minutes: 2 },
  { id: "color-phase", path: "/color-phase", isComplete: bothStatesChosen, minutes: 1 },
  {
    id: "detail-tokens",
    path: "/detail-tokens",
    isComplete: (run) => placedTokens(tokenCounts(run)) === TOKEN_COUNT,
    minutes: 1,
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

/** The first step before this one that is incomplete: this step cannot be shown yet; null where it opens early. */
export function blockingStep(id: StepId, run: AssessmentRun): Step | null {
  if (STEPS[STEP_IDS.indexOf(id)]?.opensEarly) return null;
  return STEPS.slice(0, STEP_IDS.indexOf(id)).find((step) => !step.isComplete(run)) ?? null;
}
