"use client";

import { useEffect, useRef } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { workingType } from "@/lib/assessment/domain/run/selectors";
import { missingSteps, pathAfter, pathBefore, STEPS, type StepId } from "@/lib/assessment/domain/run/steps";

/**
 * Tells once that a step after the questionnaire was opened; "incomplete" where no pairs lead there. To be used where
 * the step's first screen is, whatever comes on it.
 */
export function useReachedStep(id: StepId): void {
  const { run } = useAssessmentRun();
  const type = workingType(run);
  const reached = useRef(false);
  useEffect(() => {
    if (reached.current) return;
    reached.current = true;
    trackStep({ step: id, label: type ? "reached" : "incomplete", personalityType: type ?? undefined, run });
  }, [id, type, run]);
}

/**
 * What every step after the hero moments needs: the run, the type it has come to, how many steps are done, and the
 * ways back and on. Records on `complete` with what.
 */
export function useStep(id: StepId, navigate: (path: string) => void) {
  const { run, store } = useAssessmentRun();
  const { locale } = useLanguage();
  const type = workingType(run);
  return {
    run,
    store,
    type,
    locale,
    /** Steps done, 0 to 5: the height of the tower. */
    level: STEPS.length - missingSteps(run).length,
    back: () => navigate(pathBefore(id) ?? "/"),
    complete: (data: Record<string, unknown>) => {
      trackStep({ step: id, label: "completed", personalityType: type ?? undefined, data, run });
      navigate(pathAfter(id));
    },
  };
}
