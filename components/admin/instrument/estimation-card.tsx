import { useTranslations } from "next-intl";
import { useFormatters } from "@/components/admin/analytics/display-hooks";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { InstrumentReply } from "@/lib/assessment/schema/instrument";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { useEstimation } from "./use-instrument";

/** Begins an estimation, shows how far it is, and ends it. */
export function EstimationCard({ instrument }: { instrument: InstrumentReply }) {
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
