"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { StepGate } from "@/components/assessment/step-gate";
import { SetAsideNote } from "@/components/home/set-aside-note";
import { useNavigate } from "@/components/layout/use-navigate";
import { createPairLog, type PairLog } from "@/lib/assessment/client/pair-log";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import type { RunStore } from "@/lib/assessment/client/run-store";
import { trackStep } from "@/lib/assessment/client/track";
import { pairAnswers, workingType } from "@/lib/assessment/domain/run/selectors";
import { pathAfter, RESULTS_PATH, resumePath } from "@/lib/assessment/domain/run/steps";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";
import { AnsweredPairs } from "./answered-pairs";
import { RhetiQuestionnaire } from "./rheti-questionnaire";
import { forgetPosition, pairsFromQuery, pairsToShow } from "./use-pair-navigation";

const STEP = "rheti";

/** Records how the pairs are answered; what has gathered is sent when the page or the questionnaire is left. */
function usePairLog(store: RunStore): PairLog {
  const [log] = useState(() =>
    createPairLog(
      (pairs) => trackStep({ step: "rheti", label: "pairs", data: { pairs }, run: store.getSnapshot().run }),
      () => performance.now(),
    ),
  );
  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === "hidden" && log.flush();
    document.addEventListener("visibilitychange", flushWhenHidden);
    window.addEventListener("pagehide", log.flush);
    return () => {
      document.removeEventListener("visibilitychange", flushWhenHidden);
      window.removeEventListener("pagehide", log.flush);
      log.flush();
    };
  }, [log]);
  return log;
}

function RhetiSteps() {
  const { run, store, generation } = useAssessmentRun();
  const navigate = useNavigate();
  const query = useSearchParams().get("pairs");
  const reviewedPairs = useMemo(() => pairsFromQuery(query), [query]);
  const pairIds = useMemo(() => pairsToShow(reviewedPairs), [reviewedPairs]);
  const answers = pairAnswers(run);

  const trackReached = useEffectEvent(() => trackStep({ step: STEP, label: "reached", run }));
  useEffect(() => trackReached(), []);
  const log = usePairLog(store);

  const onAnswer = (pair: number, answer: PairAnswer) => {
    log.answered(pair, answers[pair], answer);
    // A sample run stays a sample: the first answer of one's own begins a run of one's own.
    if (run.sample) store.startNew(run.reportType.value);
    store.update((current, at) => ({
      ...current,
      rheti: { ...(run.sample ? run.rheti : current.rheti), [pair]: { value: answer, at } },
    }));
  };
  const onDone = () => {
    const personalityType = workingType(run) ?? undefined;
    log.flush();
    trackStep({ step: STEP, label: reviewedPairs ? "reviewed" : "completed", personalityType, run });
    // Whoever opens the same pairs again later begins with the first.
    if (reviewedPairs) forgetPosition();
    navigate(reviewedPairs ? RESULTS_PATH : pathAfter(STEP));
  };
  return (
    <RhetiQuestionnaire
      key={`${generation}:${pairIds.join()}`}
      runId={run.runId}
      pairIds={pairIds}
      answers={answers}
      review={reviewedPairs !== null}
      onAnswer={onAnswer}
      onShow={log.shown}
      onDone={onDone}
    />
  );
}

/** The paired statements, beside them what was set aside: brought back, it goes on at the step where it stopped. */
function RhetiWithNotes() {
  const { store } = useAssessmentRun();
  const navigate = useNavigate();
  const goOn = () => {
    const path = resumePath(store.getSnapshot().run);
    if (path !== "/rheti") navigate(path);
  };
  return (
    <>
      <SetAsideNote place="before" onBroughtBack={goOn} />
      <RhetiSteps />
      <SetAsideNote place="after" onBroughtBack={goOn} />
    </>
  );
}

/** The paired statements, saved answer by answer. */
export function RhetiScreen() {
  return (
    <StepGate step={STEP} finished={<AnsweredPairs />}>
      <RhetiWithNotes />
    </StepGate>
  );
}
