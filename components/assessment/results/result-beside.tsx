"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Opening } from "@/components/assessment/step-gate";
import { useResultBeside } from "@/components/home/card-facts";
import { VersionNote } from "@/components/home/version-note";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { runStatus } from "@/lib/assessment/domain/run/run-status";
import { LoadedResult } from "./kept-result";
import { keptResultPath } from "./kept-result-path";

/** Above the latest finished result: which it is, whether another assessment is open, and the way on in that. */
function LatestNotice({ date }: { date: string }) {
  const t = useTranslations("results.beside");
  const steps = useTranslations("steps");
  const { run } = useAssessmentRun();
  const status = runStatus(run);
  if (status.kind !== "open") return t("latest", { date });
  const { step, place, all, path } = status;
  return (
    <>
      <p>{t("latest", { date })}</p>
      <p>{t("alsoOpen", { place: step === "rheti" ? t("openPlace", { place, all }) : steps(step) })}</p>
      <ScreenLink href={path} className="btn btn-secondary">
        {t("goOn")}
      </ScreenLink>
    </>
  );
}

/** In place of an unfinished run's result: the latest finished one, where there is one, else what is missing. Only inside a QueryProvider. */
export function LatestOrIncomplete({ incomplete }: { incomplete: ReactNode }) {
  const { userId } = useAssessmentRun();
  const { data: latest, isLoading } = useResultBeside();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isLoading) container.current?.querySelector<HTMLElement>("[data-focus-first]")?.focus({ preventScroll: true });
  }, [isLoading]);
  if (isLoading) return <Opening />;
  return (
    <div ref={container} className="grid gap-6">
      {latest ? (
        <LoadedResult userId={userId} runId={latest.id} notice={(date) => <LatestNotice date={date} />} />
      ) : (
        incomplete
      )}
    </div>
  );
}

/** Above the result of answers that no report was made from: that an earlier result is finished, and the way to it. */
export function FinishedBeside() {
  const t = useTranslations("results.beside");
  const { run } = useAssessmentRun();
  const { data: latest } = useResultBeside();
  if (!latest || run.completedAt !== null) return null;
  return (
    <Alert>
      <VersionNote />
      <p>{t("noReportYet")}</p>
      <ScreenLink href={keptResultPath(latest.id)} className="btn btn-secondary">
        {t("see")}
      </ScreenLink>
    </Alert>
  );
}
