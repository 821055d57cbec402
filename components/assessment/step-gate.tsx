"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { useNavigate } from "@/components/layout/use-navigate";
import { Spinner } from "@/components/ui/spinner";
import { consumeNewRunRequest } from "@/lib/assessment/client/new-run-request";
import { keepOffline } from "@/lib/assessment/client/offline/keep-offline";
import { RunProvider, useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { accentOf, chooseReportType, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { blockingStep, type StepId } from "@/lib/assessment/domain/run/steps";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { EditionWords } from "./edition-words";
import { FinishedQuestion } from "./finished-question";
import { Milestone } from "./milestone";
import { StepProgress, SyncNote } from "./step-progress";
import { useSlow } from "./use-slow";

/**
 * Gives the document the colours of a kind of report while the screen stands; without one those of what this visit is
 * about.
 */
function useDocumentTheme(reportType?: ReportType): void {
  useLayoutEffect(() => {
    const visit = () =>
      chooseReportType(new URLSearchParams(window.location.search), readStored(STORAGE_KEYS.reportType));
    const { dataset } = document.documentElement;
    dataset.theme = accentOf(reportType ?? visit());
    return () => void delete dataset.theme;
  }, [reportType]);
}

interface StepGateProps {
  readonly step: StepId | "results";
  /** What is shown of the answers once the run is completed. */
  readonly finished?: ReactNode;
  readonly children: ReactNode;
}

export function Opening() {
  const t = useTranslations("steps");
  const slow = useSlow();
  return (
    <div role="status" className="opening grid gap-3 py-16 text-ink-soft">
      <p className="flex items-center gap-3">
        <Spinner /> {t("opening")}
      </p>
      {slow && <p>{t("unreachable")}</p>}
    </div>
  );
}

/** The same in the colours of the visit, so that no others flash up before the run is there. */
function VisitOpening() {
  useDocumentTheme();
  return <Opening />;
}

function Gate({ step, finished, children }: StepGateProps) {
  const { run, sync, pauseMinutes, persistent, store } = useAssessmentRun();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  useDocumentTheme(run.reportType.value);
  const blocking = step === "results" ? null : blockingStep(step, run);
  // Before the first paint: whoever asked for a new run is not asked about the one before.
  useLayoutEffect(() => {
    const reportType = consumeNewRunRequest();
    if (reportType) store.startNew(reportType);
  }, [store]);
  useEffect(() => void keepOffline(locale), [locale]);
  useEffect(() => {
    if (blocking) navigate(blocking.path);
  }, [blocking, navigate]);
  if (blocking) return <Opening />;
  const isFinished = step !== "results" && run.completedAt !== null;
  return (
    <div className="stack">
      <div className="relative">
        <OfflineBanner persistent={persistent} />
        {/* The results say themselves how far the run is that they show. */}
        {step !== "results" && <StepProgress current={step} run={run} />}
        <Milestone step={step} run={run} />
      </div>
      <EditionWords version={editionVersion(run)} fallback={<Opening />}>
        {isFinished ? <FinishedQuestion>{finished}</FinishedQuestion> : children}
      </EditionWords>
      <SyncNote sync={sync} pauseMinutes={pauseMinutes} persistent={persistent} />
    </div>
  );
}

/** The frame of every step: loads the signed-in person's run, shows the progress, and whether all is saved. */
export function StepGate(props: StepGateProps) {
  return (
    <RunProvider loading={<VisitOpening />}>
      <Gate {...props} />
    </RunProvider>
  );
}
