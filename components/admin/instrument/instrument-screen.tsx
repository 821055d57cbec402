"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { useFormatters } from "@/components/admin/analytics/display-hooks";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { ProgressBar } from "@/components/ui/progress-bar";
import { ANSWERS_URL, CODEBOOK_URL } from "@/lib/assessment/client/instrument";
import type { InstrumentReply } from "@/lib/assessment/schema/instrument";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { AdoptButton } from "./adopt-dialog";
import { CalibrationView } from "./calibration-view";
import { InstrumentHealth } from "./instrument-section";
import { useEstimation, useInstrument, useInstrumentFormats } from "./use-instrument";

/** What new runs begin with and since when, what it was before, and the way back. */
function InUseCard({ instrument: { edition, adoptions, calibrations } }: { instrument: InstrumentReply }) {
  const t = useTranslations("admin.instrument.inUse");
  const { moment } = useInstrumentFormats();
  const [latest] = adoptions;
  const inUse = latest?.calibrationId ?? null;
  const nameOf = (calibrationId: string | null) => {
    if (calibrationId === null) return t("plain", { edition });
    const made = calibrations.find(({ id }) => id === calibrationId);
    return made
      ? t("calibration", { edition, date: moment(made.createdAt), runs: made.runs })
      : t("older", { edition });
  };
  return (
    <Card as="section" tone="flat" aria-labelledby="in-use-title" className="grid gap-3">
      <h2 id="in-use-title" className="text-2xl">
        {t("title")}
      </h2>
      <p>{nameOf(inUse)}</p>
      <p className="text-ink-soft">{latest ? t("since", { date: moment(latest.adoptedAt) }) : t("always")}</p>
      {inUse !== null && (
        <div>
          <AdoptButton calibrationId={null} label={t("back")} variant="secondary" />
        </div>
      )}
      {adoptions.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-11 items-center">{t("history")}</summary>
          <ol className="grid gap-2">
            {adoptions.map(({ id, calibrationId, adoptedAt }) => (
              <li key={id}>{t("entry", { date: moment(adoptedAt), what: nameOf(calibrationId) })}</li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}

/** Begins an estimation, shows how far it is, and ends it. */
function EstimationCard({ instrument }: { instrument: InstrumentReply }) {
  const { runs, minRuns, maxRuns } = instrument;
  const t = useTranslations("admin.instrument.estimation");
  const { percent } = useFormatters();
  const { state, start, cancel } = useEstimation(instrument.estimation);
  const running = state.kind === "running";
  const failure = start.error ?? cancel.error;
  return (
    <Card as="section" tone="flat" aria-labelledby="estimation-title" className="grid gap-3">
      <h2 id="estimation-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <p>
        {t("runs", { runs })} {runs < minRuns && t("tooFew", { missing: minRuns - runs, minRuns })}
        {runs > maxRuns && t("tooMany", { maxRuns })}
      </p>
      {running ? (
        <div className="grid justify-items-start gap-3">
          <div className="w-full">
            <ProgressBar label={t("running")} value={state.share} max={1} valueText={percent(state.share)} />
          </div>
          <p className="text-ink-soft">{t("goesOn")}</p>
          <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t("cancel")}
          </Button>
        </div>
      ) : (
        <p>
          <Button disabled={runs < minRuns} busy={start.isPending} onClick={() => start.mutate()}>
            {t("start", { runs: Math.min(runs, maxRuns) })}
          </Button>
        </p>
      )}
      <p role="status">{state.kind !== "idle" && state.kind !== "running" && t(`ended.${state.kind}`)}</p>
      {failure && <Alert tone="danger">{errorSentence(failure, t("failed"))}</Alert>}
    </Card>
  );
}

/** The answers of all runs as files for research. */
function AnswersCard() {
  const t = useTranslations("admin.instrument.answers");
  return (
    <Card as="section" tone="flat" aria-labelledby="answers-title" className="grid gap-3">
      <h2 id="answers-title" className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={ANSWERS_URL}>
          {t("matrix")}
        </ButtonLink>
        <ButtonLink variant="secondary" href={CODEBOOK_URL}>
          {t("codebook")}
        </ButtonLink>
      </p>
    </Card>
  );
}

/** What is in use, what was estimated, and how the pairs do. */
function Instrument() {
  const t = useTranslations("admin.instrument");
  const { data, error, isPending, refetch } = useInstrument();
  return (
    <div className="grid gap-10">
      {isPending && <Loading>{t("loading")}</Loading>}
      {error && <LoadFailed sentence={t("failed")} retry={t("retry")} onRetry={() => void refetch()} />}
      {data && (
        <>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <InUseCard instrument={data} />
            <EstimationCard instrument={data} />
          </div>
          <CalibrationView instrument={data} />
          <Suspense>
            <InstrumentHealth since={data.since} />
          </Suspense>
        </>
      )}
      <AnswersCard />
    </div>
  );
}

/** The administrators' page of the instrument. */
export function InstrumentScreen() {
  const t = useTranslations("admin.instrument");
  return (
    <AdminFrame current="/admin/instrument">
      <header className="mb-8 grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="lede">{t("lead")}</p>
      </header>
      <Instrument />
    </AdminFrame>
  );
}
