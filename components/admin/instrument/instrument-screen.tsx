"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { ANSWERS_URL, CODEBOOK_URL } from "@/lib/assessment/client/instrument";
import { CalibrationView } from "./calibration-view";
import { EstimationCard } from "./estimation-card";
import { InUseCard } from "./in-use-card";
import { InstrumentHealth } from "./instrument-section";
import { useInstrument } from "./use-instrument";

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
      {isPending && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t("loading")}
        </p>
      )}
      {error && (
        <div className="grid justify-items-start gap-4">
          <Alert tone="danger">{t("failed")}</Alert>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
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
