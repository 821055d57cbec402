"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { OfflineBanner } from "@/components/layout/offline-banner";
import { QueryProvider } from "@/components/layout/query-provider";
import { useNavigate } from "@/components/layout/use-navigate";
import { Spinner } from "@/components/ui/spinner";
import { takeNewRun } from "@/lib/assessment/client/begin-run";
import { DraftProvider, useDraft } from "@/lib/assessment/client/draft-provider";
import { blockingStep, STEPS, type StepId } from "@/lib/assessment/domain/steps";
import { StepProgress } from "./step-progress";
import { SyncNote } from "./sync-note";

interface StepGateProps {
  readonly step: StepId | "results";
  readonly children: ReactNode;
}

/** Milliseconds of waiting after which the screen says why. */
const SAY_WHY_AFTER = 3_000;

export function Opening() {
  const t = useTranslations("steps");
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SAY_WHY_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="grid gap-3 py-16 text-ink-soft">
      <p className="flex items-center gap-3">
        <Spinner /> {t("opening")}
      </p>
      {long && <p>{t("unreachable")}</p>}
    </div>
  );
}

/** These screens have something to say even when an earlier step is missing. */
const OPEN_SCREENS: readonly string[] = ["rheti", "hero-moments", "results"];

function Gate({ step, children }: StepGateProps) {
  const { draft, sync, lasting, store } = useDraft();
  const navigate = useNavigate();
  const blocking = step === "results" || OPEN_SCREENS.includes(step) ? null : blockingStep(step, draft);
  useEffect(() => {
    const asked = takeNewRun();
    if (asked) store.startNew(asked);
  }, [store]);
  useEffect(() => {
    if (blocking) navigate(blocking.path);
  }, [blocking, navigate]);
  if (blocking) return <Opening />;
  const complete = STEPS.filter((each) => each.isComplete(draft)).map(({ id }) => id);
  return (
    <div className="stack">
      <div>
        <OfflineBanner lasting={lasting} />
        <StepProgress current={step} complete={complete} />
      </div>
      {children}
      <SyncNote sync={sync} lasting={lasting} />
    </div>
  );
}

/** What every step stands in: the signed-in person's run, the way through, and whether all is saved. */
export function StepGate({ step, children }: StepGateProps) {
  return (
    <QueryProvider>
      <DraftProvider loading={<Opening />}>
        <Gate step={step}>{children}</Gate>
      </DraftProvider>
    </QueryProvider>
  );
}
