import type { AssessmentDraft } from "./draft";
import { placedTokens, TOKEN_COUNT } from "./instincts";
import { allCardsAnswered, allPairsAnswered, bothStatesChosen, chosenBlock, tokenCounts } from "./readings";

export interface Step {
  readonly id: StepId;
  readonly path: `/${string}`;
  /** Whether everything that this step asks is answered. */
  readonly isComplete: (draft: AssessmentDraft) => boolean;
}

export const STEP_IDS = ["rheti", "hero-moments", "building-blocks", "color-phase", "detail-tokens"] as const;
export type StepId = (typeof STEP_IDS)[number];

/** The five steps in order: the screens, the guards, the progress bar and the resume all read this list. */
export const STEPS: readonly [Step, Step, Step, Step, Step] = [
  { id: "rheti", path: "/rheti", isComplete: (draft) => draft.sample || allPairsAnswered(draft) },
  { id: "hero-moments", path: "/hero-moments", isComplete: (draft) => draft.sample || allCardsAnswered(draft) },
  { id: "building-blocks", path: "/building-blocks", isComplete: (draft) => chosenBlock(draft) !== null },
  { id: "color-phase", path: "/color-phase", isComplete: bothStatesChosen },
  {
    id: "detail-tokens",
    path: "/detail-tokens",
    isComplete: (draft) => placedTokens(tokenCounts(draft)) === TOKEN_COUNT,
  },
];

export const RESULTS_PATH = "/results";

/** The steps that are not complete, in order; empty when there is a result. */
export function missingSteps(draft: AssessmentDraft): readonly Step[] {
  return STEPS.filter((step) => !step.isComplete(draft));
}

/** Where a person goes on: the first incomplete step, or the results. */
export function resumePath(draft: AssessmentDraft): string {
  return missingSteps(draft)[0]?.path ?? RESULTS_PATH;
}

/** The step after this one, or the results; before the first step there is none. */
export function pathAfter(id: StepId): string {
  return STEPS[STEP_IDS.indexOf(id) + 1]?.path ?? RESULTS_PATH;
}

export function pathBefore(id: StepId): string | null {
  return STEPS[STEP_IDS.indexOf(id) - 1]?.path ?? null;
}

/** The first step before this one that is incomplete: this step cannot be shown yet. */
export function blockingStep(id: StepId, draft: AssessmentDraft): Step | null {
  return STEPS.slice(0, STEP_IDS.indexOf(id)).find((step) => !step.isComplete(draft)) ?? null;
}
