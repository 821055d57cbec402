"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { WaitingInvitation } from "@/components/account/matches/waiting-invitation";
import { Opening, StepGate } from "@/components/assessment/step-gate";
import { StepProgress } from "@/components/assessment/step-progress";
import { QueryProvider } from "@/components/layout/query-provider";
import { useNavigate } from "@/components/layout/use-navigate";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { trackStep } from "@/lib/assessment/client/track";
import { useClosestFlips } from "@/lib/assessment/client/use-closest-flips";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { isDecided, pairAnswers, rhetiOutcome, workingType } from "@/lib/assessment/domain/run/selectors";
import { parseAnswerSheet } from "@/lib/assessment/domain/scoring/answers";
import { DeciderPanel } from "./decider-panel";
import { IncompleteView, missingStepsWithCounts, NotEnoughView } from "./incomplete-view";
import { KeptResult } from "./kept-result";
import { KEPT_RUN_QUERY } from "./kept-result-path";
import { ReportPanel } from "./report-panel";
import { FinishedBeside, LatestOrIncomplete } from "./result-beside";
import { ResultView, type ResultViewProps } from "./result-view";
import { ShareResult } from "./share-result";
import { TrustNote } from "./trust-note";

/** Clears the pair answers that cannot be read, so that they are asked again; all of them if none can be singled out. */
function clearUnreadableAnswers(run: AssessmentRun, at: number): AssessmentRun {
  const ids = Object.keys(run.rheti);
  // A sheet of one good answer is merely incomplete.
  const unreadable = ids.filter((id) => {
    const reading = parseAnswerSheet({ [id]: run.rheti[id]?.value });
    return !reading.ok && reading.reason !== "incomplete";
  });
  const cleared = (unreadable.length > 0 ? unreadable : ids).map((id) => [id, { value: null, at }] as const);
  return { ...run, rheti: { ...run.rheti, ...Object.fromEntries(cleared) } };
}

/** Tells once that the results were reached, complete or not. */
function useReachedStep(run: AssessmentRun, complete: boolean): void {
  const reached = useRef(false);
  useEffect(() => {
    if (reached.current) return;
    reached.current = true;
    const label = complete ? "reached" : "incomplete";
    trackStep({ step: "results", label, personalityType: workingType(run) ?? undefined, run });
  }, [complete, run]);
}

/** The result of the open run, whose closest flips are searched while the rest is read. */
function FoundResult({ run, ...shown }: Omit<ResultViewProps, "flips"> & { readonly run: AssessmentRun }) {
  return <ResultView {...shown} flips={useClosestFlips(run)} />;
}

/** What the open run comes to: the answer, what is missing, or that the answers do not suffice. */
export function ResultsContent() {
  const { run, store } = useAssessmentRun();
  const t = useTranslations("results");
  const navigate = useNavigate();
  const profile = useMemo(() => buildProfile(run), [run]);
  const readable = run.sample || rhetiOutcome(run)?.kind !== "invalid";
  const type = workingType(run);
  const missing = missingStepsWithCounts(run);
  const blockLost = Boolean(type && run.block?.value) && missing.some(({ id }) => id === "building-blocks");
  const progress = <StepProgress current="results" run={run} />;

  useReachedStep(run, profile !== null);
  const container = useRef<HTMLDivElement>(null);
  // Also when the last of the extra scenes puts another view in the place of the result.
  useEffect(() => {
    container.current?.querySelector<HTMLElement>("[data-focus-first]")?.focus({ preventScroll: !blockLost });
  }, [blockLost]);

  function answerAgain() {
    store.changeCompleted();
    store.update(clearUnreadableAnswers);
    navigate("/rheti");
  }

  function view() {
    if (!readable)
      return (
        <>
          {progress}
          <NotEnoughView onAgain={answerAgain} />
        </>
      );
    if (!profile) {
      const incomplete = (
        <div className="grid gap-8">
          {progress}
          <IncompleteView
            missing={missing}
            typeOfLostBlock={blockLost && type ? t(`typeNames.${type}`) : null}
            onStartAgain={() => window.location.assign("/")}
          />
          {/* The extra scenes led to another type: what they said stands beside what it takes to go on. */}
          {blockLost && isDecided(run) && <DeciderPanel />}
        </div>
      );
      return blockLost ? (
        incomplete
      ) : (
        <QueryProvider>
          <LatestOrIncomplete incomplete={incomplete} />
        </QueryProvider>
      );
    }
    return (
      <QueryProvider>
        {progress}
        <FinishedBeside />
        <FoundResult
          run={run}
          profile={profile}
          answers={pairAnswers(run)}
          decided={isDecided(run)}
          report={<ReportPanel key={`${profile.runId} ${profile.type}`} profile={profile} />}
          share={<ShareResult key={`share ${profile.runId} ${profile.type}`} profile={profile} />}
          decider={<DeciderPanel />}
          trust={<TrustNote />}
        />
      </QueryProvider>
    );
  }

  return (
    <div ref={container} className="grid gap-6">
      {view()}
    </div>
  );
}

/** The results of the signed-in person. */
export function ResultsScreen() {
  return (
    <>
      <WaitingInvitation />
      <Suspense fallback={<Opening />}>
        <RequestedResult />
      </Suspense>
    </>
  );
}

/** What takes long to draw: it is drawn in pieces, between which the page answers to a finger. */
function Interruptible({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <Opening />;
}

/** The open run's results, or those of the completed run that the address names. */
function RequestedResult() {
  const runId = useSearchParams().get(KEPT_RUN_QUERY);
  if (runId !== null) return <KeptResult key={runId} runId={runId} />;
  return (
    <StepGate step="results">
      <Interruptible>
        <ResultsContent />
      </Interruptible>
    </StepGate>
  );
}
