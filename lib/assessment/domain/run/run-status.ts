import { HERO_CARD_IDS } from "../instrument/cards";
import { REQUIRED_STATES } from "../instrument/color-selection";
import { placedTokens, TOKEN_COUNT } from "../instrument/instincts";
import { PAIR_COUNT, PAIRS } from "../instrument/pairs";
import type { AssessmentRun } from "./assessment-run";
import { answeredPairs, chosenBlock, colorSelection, heroAnswers, pairAnswers, tokenCounts } from "./selectors";
import { countAnswers } from "./set-aside";
import { missingSteps, STEPS, type Step, type StepId } from "./steps";

/** How much of a step is done, of how much. */
export interface StepCount {
  readonly done: number;
  readonly all: number;
}

const COUNTS: Readonly<Record<StepId, (run: AssessmentRun) => StepCount>> = {
  rheti: (run) => ({ done: answeredPairs(run), all: PAIR_COUNT }),
  "hero-moments": (run) => {
    const answers = heroAnswers(run);
    return { done: HERO_CARD_IDS.filter((id) => answers[id] !== undefined).length, all: HERO_CARD_IDS.length };
  },
  "building-blocks": (run) => ({ done: chosenBlock(run) ? 1 : 0, all: 1 }),
  "color-phase": (run) => ({ done: colorSelection(run).selectedStates.length, all: REQUIRED_STATES }),
  "detail-tokens": (run) => ({ done: placedTokens(tokenCounts(run)), all: TOKEN_COUNT }),
};

export const stepCount = (id: StepId, run: AssessmentRun): StepCount => COUNTS[id](run);

/** How much of a step is done, 0 to 1, by its pairs, scenes, choices or tokens. */
export function shareDone({ id, isComplete }: Step, run: AssessmentRun): number {
  if (isComplete(run)) return 1;
  const { done, all } = stepCount(id, run);
  return done / all;
}

/** Seconds that one item of a step takes: together the "about 12 minutes" that the welcome screen promises. */
const SECONDS_PER_ITEM: Readonly<Record<StepId, number>> = {
  rheti: 12,
  "hero-moments": 30,
  "building-blocks": 45,
  "color-phase": 30,
  "detail-tokens": 6,
};

const secondsOf = (id: StepId, items: number): number => SECONDS_PER_ITEM[id] * items;

/** Seconds that are left, and of how many. */
function secondsLeft(run: AssessmentRun): { readonly left: number; readonly all: number } {
  const steps = STEPS.map(({ id, isComplete }) => {
    const { done, all } = stepCount(id, run);
    return { all: secondsOf(id, all), left: isComplete(run) ? 0 : secondsOf(id, all - done) };
  });
  const sum = (key: "left" | "all") => steps.reduce((total, step) => total + step[key], 0);
  return { left: sum("left"), all: sum("all") };
}

/** Whole minutes until the result, at least 1 while something is open; 0 when nothing is. */
export function minutesLeft(run: AssessmentRun): number {
  const { left } = secondsLeft(run);
  return left === 0 ? 0 : Math.max(1, Math.round(left / 60));
}

export interface OpenRun {
  readonly kind: "open";
  /** The step at which the person goes on, and which of its items is next, from 1. */
  readonly step: StepId;
  readonly path: string;
  readonly place: number;
  readonly all: number;
  readonly minutes: number;
  /** The share of the way that lies behind, 0 to 100. */
  readonly percent: number;
  /** How many answers would be set aside. */
  readonly answers: number;
}

/** Where a person stands: nothing is answered, the run is open, or every step is complete. */
export type RunStatus = { readonly kind: "empty" } | OpenRun | { readonly kind: "complete"; readonly answers: number };

/** The place at which a step goes on: that of the first pair without an answer, else the next of its items. */
function placeIn(id: StepId, run: AssessmentRun): number {
  if (id !== "rheti") return stepCount(id, run).done + 1;
  const answers = pairAnswers(run);
  return PAIRS.findIndex((pair) => answers[pair.id] === undefined) + 1;
}

/** Reads where a person stands in a run. */
export function runStatus(run: AssessmentRun): RunStatus {
  const answers = countAnswers(run);
  if (answers === 0 && !run.sample) return { kind: "empty" };
  const [next] = missingSteps(run);
  if (!next) return { kind: "complete", answers };
  const { left, all } = secondsLeft(run);
  return {
    kind: "open",
    step: next.id,
    path: next.path,
    place: placeIn(next.id, run),
    all: stepCount(next.id, run).all,
    minutes: minutesLeft(run),
    percent: Math.round(100 - (left / all) * 100),
    answers,
  };
}
