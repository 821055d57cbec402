"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { useNavigate } from "@/components/layout/use-navigate";
import { Spinner } from "@/components/ui/spinner";
import { EARLY_STEPS } from "@/config/screens";
import { consumeNewRunRequest } from "@/lib/assessment/client/new-run-request";
import { RunProvider, useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { editionVersion } from "@/lib/assessment/domain/run/assessment-run";
import { blockingStep, STEPS, type StepId } from "@/lib/assessment/domain/run/steps";
import { EditionWords } from "./edition-words";
import { StepProgress, SyncNote } from "./step-progress";

interface StepGateProps {
  readonly step: StepId | "results";
  readonly children: ReactNode;
}

/** Milliseconds of waiting after which the screen says why. */
const SLOW_NOTICE_MS = 3_000;

export function Opening() {
  const t = useTranslations("steps");
  const [slow, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="grid gap-3 py-16 text-ink-soft">
      <p className="flex items-center gap-3">
        <Spinner /> {t("opening")}
      </p>
      {slow && <p>{t("unreachable")}</p>}
    </div>
  );
}

function Gate({ step, children }: StepGateProps) {
  const { run, sync, pauseMinutes, persistent, store } = useAssessmentRun();
  const navigate = useNavigate();
  const blocking = step === "results" || EARLY_STEPS.includes(step) ? null : blockingStep(step, run);
  useEffect(() => {
    const reportType = consumeNewRunRequest();
    if (reportType) store.startNew(reportType);
  }, [store]);
  useEffect(() => {
    if (blocking) navigate(blocking.path);
  }, [blocking, navigate]);
  if (blocking) return <Opening />;
  const complete = STEPS.filter((each) => each.isComplete(run)).map(({ id }) => id);
  return (
    <div className="stack">
      <div>
        <OfflineBanner persistent={persistent} />
        <StepProgress current={step} complete={complete} />
      </div>
      <EditionWords version={editionVersion(run)} fallback={<Opening />}>
        {children}
      </EditionWords>
      <SyncNote sync={sync} pauseMinutes={pauseMinutes} persistent={persistent} />
    </div>
  );
}

/** The frame of every step: loads the signed-in person's run, shows the progress, and whether all is saved. */
export function StepGate({ step, children }: StepGateProps) {
  return (
    <RunProvider loading={<Opening />}>
      <Gate step={step}>{children}</Gate>
    </RunProvider>
  );
}
