"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { Alert } from "@/components/ui/alert";
import { ScrollBox } from "@/components/ui/scroll-box";
import { fetchPairStats } from "@/lib/analytics/client/dashboard";
import { type Figures, MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import type { Filters } from "@/lib/analytics/domain/filters";
import { pairStats } from "@/lib/analytics/domain/pair-stats";
import { SIMULATED_FIGURES } from "@/lib/analytics/domain/simulated";
import { isPersonalityType } from "@/lib/assessment/domain/instrument/types";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { useFormatters, useLabels } from "./display-hooks";
import { PairTable, SimulatedTable } from "./instrument-tables";

/** The share of each type beside what simulated people of the base rates come to. */
function TypeShares({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.analytics.instrument");
  const labels = useLabels();
  const { whole, share, percent } = useFormatters();
  return (
    <ScrollBox aria-label={t("sharesTitle")}>
      <table className="table">
        <caption className="sr-only">{t("sharesTitle")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("type")}</th>
            <th scope="col">{t("count")}</th>
            <th scope="col">{t("seen")}</th>
            <th scope="col">{t("expected")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.types.map(({ key, count }) => {
            const type = Number(key);
            return (
              <tr key={key}>
                <th scope="row">{labels.type(key)}</th>
                <td>{whole(count)}</td>
                <td>{share(count, figures.completed)}</td>
                <td>{isPersonalityType(type) && percent(SIMULATED_FIGURES.typedAs[type])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Whether the instrument does what it is meant to: by pair, by type, and by simulation. */
export function InstrumentSection({ filters, figures }: { filters: Filters; figures: Figures }) {
  const t = useTranslations("admin.analytics.instrument");
  const { percent } = useFormatters();
  const { data, error } = useQuery({
    queryKey: ["instrument", filters],
    queryFn: () => fetchPairStats(filters),
    placeholderData: keepPreviousData,
  });
  useAdminOnly(error);
  const { meanConsistency, completed } = figures;
  return (
    <section aria-labelledby="instrument-title" className="grid min-w-0 gap-6">
      <div>
        <h2 id="instrument-title">{t("title")}</h2>
        <p className="text-ink-soft">{t("text")}</p>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <h3>{t("pairsTitle")}</h3>
        <p className="text-ink-soft">{t("pairsText")}</p>
        {error && <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>}
        <PairTable pairs={(error ? undefined : data) ?? pairStats({})} />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-3">
          <h3>{t("sharesTitle")}</h3>
          <p className="text-ink-soft">{t("sharesText")}</p>
          <TypeShares figures={figures} />
          <p>
            {meanConsistency === null || completed < MIN_SAMPLE
              ? t("noConsistency", { count: completed })
              : t("consistency", { mean: percent(meanConsistency) })}
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <h3>{t("simulated.title")}</h3>
          <p className="text-ink-soft">{t("simulated.text", { people: SIMULATED_FIGURES.people })}</p>
          <SimulatedTable figures={SIMULATED_FIGURES} />
          <p>{t("simulated.calibration", { error: percent(SIMULATED_FIGURES.calibrationError) })}</p>
        </div>
      </div>
    </section>
  );
}
