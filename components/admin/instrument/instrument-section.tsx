"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormatters, useLabels } from "@/components/admin/analytics/display-hooks";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { PortraitFiguresPanel } from "@/components/admin/instrument/portrait-figures";
import { Alert } from "@/components/ui/alert";
import { SelectField } from "@/components/ui/fields";
import { Table } from "@/components/ui/table";
import { fetchFigures, fetchPairStats } from "@/lib/analytics/client/dashboard";
import { EMPTY_FIGURES, type Figures, MIN_SAMPLE } from "@/lib/analytics/domain/figures";
import { type Filters, NO_FILTERS } from "@/lib/analytics/domain/filters";
import { pairStats } from "@/lib/analytics/domain/pair-stats";
import { SIMULATED_FIGURES } from "@/lib/analytics/domain/simulated";
import { isPersonalityType } from "@/lib/assessment/domain/instrument/types";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { PairTable, SimulatedTable } from "./instrument-tables";

/** The share of each type beside what simulated people of the base rates come to. */
function TypeShares({ figures }: { figures: Figures }) {
  const t = useTranslations("admin.analytics.instrument");
  const labels = useLabels();
  const { whole, share, percent } = useFormatters();
  return (
    <Table label={t("sharesTitle")} columns={[t("type"), t("count"), t("seen"), t("expected")]}>
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
    </Table>
  );
}

/** The pairs and the types under the filters; zeros, and a sentence, where they cannot be had. */
function useHealth(filters: Filters) {
  const pairs = useQuery({
    queryKey: ["pairs", filters],
    queryFn: () => fetchPairStats(filters),
    placeholderData: keepPreviousData,
  });
  const figures = useQuery({
    queryKey: ["figures", filters],
    queryFn: () => fetchFigures(filters),
    placeholderData: keepPreviousData,
  });
  const error = pairs.error ?? figures.error;
  useAdminOnly(error);
  return {
    error,
    pairs: (error ? undefined : pairs.data) ?? pairStats({}),
    figures: (error ? undefined : figures.data) ?? EMPTY_FIGURES,
  };
}

/** Since when figures count, and in which language. */
function HealthFilters({ since, language, onChange }: HealthFiltersProps) {
  const t = useTranslations("admin.analytics.instrument");
  const filters = useTranslations("admin.analytics.filters");
  const { day } = useFormatters();
  return (
    <div className="grid gap-3">
      <SelectField
        className="max-w-64"
        label={filters("language")}
        name="language"
        value={language ?? ""}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: "", label: filters("any") },
          ...LOCALES.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <p className="text-ink-soft">{since ? t("since", { day: day(since) }) : t("notYet")}</p>
    </div>
  );
}

interface HealthFiltersProps {
  readonly since: string | null;
  readonly language: string | null;
  onChange(language: string): void;
}

/**
 * Whether the instrument does what it is meant to: by pair, by type, and by simulation.
 * @param since the day of the first completed run in the edition in use, from which figures count; null without one
 */
export function InstrumentHealth({ since }: { since: string | null }) {
  const t = useTranslations("admin.analytics.instrument");
  const { percent } = useFormatters();
  const [query, change] = useUrlState();
  const language = LOCALES.find(({ code }) => code === query.get("language"))?.code ?? null;
  const { error, pairs, figures } = useHealth({ ...NO_FILTERS, from: since, language });
  const { meanConsistency, completed } = figures;
  return (
    <section aria-labelledby="instrument-title" className="grid min-w-0 gap-6">
      <div>
        <h2 id="instrument-title">{t("title")}</h2>
        <p className="text-ink-soft">{t("text")}</p>
      </div>
      <HealthFilters since={since} language={language} onChange={(value) => change({ language: value })} />
      {error && <Alert tone="danger">{limitSentence(error) ?? t("failed")}</Alert>}
      <div className="grid min-w-0 content-start gap-3">
        <h3>{t("pairsTitle")}</h3>
        <p className="text-ink-soft">{t("pairsText")}</p>
        <p className="text-ink-soft">{t("flagsText")}</p>
        <PairTable pairs={pairs} />
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
      <PortraitFiguresPanel />
    </section>
  );
}
