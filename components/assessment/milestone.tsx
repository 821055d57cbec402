"use client";

import "./milestone.css";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { answeredPairs } from "@/lib/assessment/domain/run/selectors";
import { missingSteps, STEP_IDS, STEPS, type StepId } from "@/lib/assessment/domain/run/steps";

/** How long a milestone stays unless it is tapped away, in milliseconds. */
export const MILESTONE_MS = 2_600;

const PAIR_MILESTONES = [12, 24, 36] as const;

type MilestoneId = (typeof PAIR_MILESTONES)[number] | Exclude<StepId, "rheti">;

/** How many of the five stones lie when a milestone is said: each completed step lays one. */
function stonesAt(milestone: MilestoneId): number {
  if (milestone === 36) return 1;
  return typeof milestone === "number" ? 0 : STEP_IDS.indexOf(milestone);
}

/** The five stones as a mark at the head of a step, as many laid as steps are complete; the line beside it says it in words. */
export function MiniTower({ run }: { run: AssessmentRun }) {
  const laid = STEPS.length - missingSteps(run).length;
  return (
    <span aria-hidden="true" className="mini-tower">
      {STEPS.map(({ id }, at) => (
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
 * A line for a moment, after every third of the pairs and on arrival at each later step, and where a step was completed
 * its stone drops on a small tower. It lies over the head of the screen, never over a choice, and leaves by itself or by a tap.
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
          {stonesAt(shown) > 0 && (
            <span aria-hidden="true" className="milestone-tower">
              {STEP_IDS.slice(0, stonesAt(shown)).map((id) => (
                <span key={id} />
              ))}
            </span>
          )}
          {t(`milestones.${shown}`)}
        </button>
      )}
    </div>
  );
}
