"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { fetchFigures } from "@/lib/analytics/client/dashboard";
import { ZEROS } from "@/lib/analytics/domain/figures";
import { AssessmentTable } from "./assessment-table";
import { FiguresView } from "./figures-view";
import { FilterBar } from "./filter-bar";
import { InstrumentSection } from "./instrument-section";
import { Numbers } from "./numbers";
import { useFilters } from "./use-filters";

/** The figures of the assessment, its table and the health of the instrument, all under the same filters. */
export function AnalyticsTab() {
  const t = useTranslations("admin.analytics");
  const { filters, set, clear } = useFilters();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ["figures", filters],
    queryFn: () => fetchFigures(filters),
    placeholderData: keepPreviousData,
  });
  useAdminOnly(error);
  const figures = (error ? undefined : data) ?? ZEROS;
  return (
    <div className="grid gap-10">
      <FilterBar filters={filters} onChange={set} onClear={clear} />
      {error && (
        <div className="grid justify-items-start gap-4">
          <Alert tone="danger">{t("zeros")}</Alert>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        </div>
      )}
      <p role="status" className={isPending ? "flex items-center gap-3 text-ink-soft" : "sr-only"}>
        {isPending && <Spinner />}
        {t(isFetching ? "loading" : "loaded")}
      </p>
      {!isPending && (
        <section aria-label={t("figures")} aria-busy={isFetching} className="grid gap-4">
          <Numbers figures={figures} filters={filters} />
          <FiguresView figures={figures} />
        </section>
      )}
      <AssessmentTable filters={filters} count={data && !error ? data.completed : null} />
      <InstrumentSection filters={filters} figures={figures} />
    </div>
  );
}
