"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useMemo } from "react";
import { StepGate } from "@/components/assessment/step-gate";
import { useNavigate } from "@/components/layout/use-navigate";
import { useDraft } from "@/lib/assessment/client/draft-provider";
import { trackStep } from "@/lib/assessment/client/track";
import type { PairAnswer } from "@/lib/assessment/domain/answers";
import { pairAnswers, workingType } from "@/lib/assessment/domain/readings";
import { pathAfter, RESULTS_PATH } from "@/lib/assessment/domain/steps";
import { RhetiWalk } from "./rheti-walk";
import { usePairLog } from "./use-pair-log";
import { namedPairs, walkOf } from "./walk";

const STEP = "rheti";

function RhetiSteps() {
  const { draft, store } = useDraft();
  const navigate = useNavigate();
  const query = useSearchParams().get("pairs");
  const named = useMemo(() => namedPairs(query), [query]);
  const walk = useMemo(() => walkOf(named), [named]);
  const answers = pairAnswers(draft);

  const reached = useEffectEvent(() => trackStep({ step: STEP, label: "reached", run: draft }));
  useEffect(() => reached(), []);
  const log = usePairLog(store);

  const onAnswer = (pair: number, answer: PairAnswer) => {
    log.answered(pair, answers[pair], answer);
    // A sample run stays a sample: the first answer of one's own begins a run of one's own.
    if (draft.sample) store.startNew(draft.reportType.value);
    store.update((current, at) => ({
      ...current,
      rheti: { ...(draft.sample ? draft.rheti : current.rheti), [pair]: { value: answer, at } },
    }));
  };
  const onDone = () => {
    const personalityType = workingType(draft) ?? undefined;
    log.flush();
    trackStep({ step: STEP, label: named ? "reviewed" : "completed", personalityType, run: draft });
    navigate(named ? RESULTS_PATH : pathAfter(STEP));
  };
  return (
    <RhetiWalk
      key={walk.join()}
      runId={draft.runId}
      walk={walk}
      answers={answers}
      review={named !== null}
      onAnswer={onAnswer}
      onShow={log.shown}
      onDone={onDone}
    />
  );
}

/** The paired statements, saved answer by answer. */
export function RhetiScreen() {
  return (
    <StepGate step={STEP}>
      <RhetiSteps />
    </StepGate>
  );
}
