"use client";

import "./milestone.css";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { answeredPairs } from "@/lib/assessment/domain/run/selectors";
import { STEP_IDS, STEPS, type StepId } from "@/lib/assessment/domain/run/steps";

/** How long a milestone stays unless it is tapped away, in milliseconds. */
export const MILESTONE_MS = 2_600;

const PAIR_MILESTONES = [12, 24, 36] as const;

type MilestoneId = (typeof PAIR_MILESTONES)[number] | Exclude<StepId, "rheti">;

/** All milestones in order: each lays one more stone. */
const MILESTONES: readonly MilestoneId[] = [
  ...PAIR_MILESTONES,
  "hero-moments",
  "building-blocks",
  "color-phase",
  "detail-tokens",
];

/** How many of the stones lie when this step is on the screen: the last one drops as the step begins. */
function stonesLaid(step: StepId, run: AssessmentRun): number {
  const pairs = PAIR_MILESTONES.filter((at) => answeredPairs(run) >= at).length;
  return pairs + STEPS.slice(0, -1).filter(({ id, isComplete }) => id !== step && isComplete(run)).length;
}

/** The tower of all milestones as a mark at the head of a step; what it says, the line beside it says in words. */
export function MiniTower({ step, run }: { step: StepId; run: AssessmentRun }) {
  const laid = stonesLaid(step, run);
  return (
    <span aria-hidden="true" className="mini-tower">
      {MILESTONES.map((id, at) => (
        <span key={id} data-laid={at < laid || undefined} />
      ))}
    </span>
  );
}

/** The step that this tab showed last, if it was complete when it was left. */
let stepLeft: StepId | null = null;

/** The milestone of an arrival: the step before was just completed. */
function arrivedAt(step: StepId | "results"): MilestoneId | null {
  if (step === "results" || step === "rheti") return null;
  return stepLeft !== null && stepLeft === STEP_IDS[STEP_IDS.indexOf(step) - 1] ? step : null;
}

interface MilestoneProps {
  readonly step: StepId | "results";
  readonly run: AssessmentRun;
}

/**
 * A line for a moment, after every third of the pairs and on arrival at each later step, while a stone drops on a small
 * tower. It lies over the head of the screen, never over a choice, and leaves by itself or by a tap.
 */
export function Milestone({ step, run }: MilestoneProps) {
  const t = useTranslations("steps");
  const [shown, setShown] = useState(() => arrivedAt(step));
  const answered = answeredPairs(run);
  const [before, setBefore] = useState(answered);
  if (answered !== before) {
    setBefore(answered);
    const reached = answered === before + 1 && step === "rheti" ? PAIR_MILESTONES.find((at) => at === answered) : null;
    setShown(reached ?? null);
  }

  const complete = STEPS.some(({ id, isComplete }) => id === step && isComplete(run));
  useEffect(() => {
    const here = step === "results" ? null : step;
    return () => {
      stepLeft = complete ? here : null;
    };
  }, [step, complete]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), MILESTONE_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div role="status">
      {shown !== null && (
        <button type="button" tabIndex={-1} className="milestone" onClick={() => setShown(null)}>
          <span aria-hidden="true" className="milestone-tower">
            {MILESTONES.slice(0, MILESTONES.indexOf(shown) + 1).map((id) => (
              <span key={id} />
            ))}
          </span>
          {t(`milestones.${shown}`)}
        </button>
      )}
    </div>
  );
}
