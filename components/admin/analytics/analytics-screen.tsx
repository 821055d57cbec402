"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Suspense, useMemo } from "react";
import { AdminFrame } from "@/components/admin/frame/admin-frame";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useMay } from "@/components/admin/frame/use-administrator";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { NotificationsTab } from "@/components/admin/notifications/notifications-tab";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { LoadFailed } from "@/components/ui/loading";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { fetchFigures } from "@/lib/analytics/client/dashboard";
import { EMPTY_FIGURES } from "@/lib/analytics/domain/figures";
import { type Filters, filtersBefore, isReversed, NO_FILTERS, readFilters } from "@/lib/analytics/domain/filters";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { AssessmentTable } from "./assessment-table";
import { FiguresView } from "./figures-view";
import { FilterBar } from "./filter-bar";
import { KeyFigures } from "./key-figures";

/** The filters of the screen, read from the query of the URL, and the functions that change them. */
function useFilters() {
  const [query, change] = useUrlState();
  const filters = useMemo(() => readFilters(query), [query]);
  return {
    filters,
    set: (name: keyof Filters, value: string) => change({ [name]: value.trim() }),
    setPeriod: (period: { readonly from: string; readonly to: string }) => change({ ...period }),
    clear: () => change(Object.fromEntries(Object.keys(NO_FILTERS).map((name) => [name, null]))),
  };
}

/** The figures of the assessment, and its table, under the same filters. */
export function AnalyticsTab() {
  const t = useTranslations("admin.analytics");
  const { filters, set, setPeriod, clear } = useFilters();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ["figures", filters],
    queryFn: () => fetchFigures(filters),
    placeholderData: keepPreviousData,
    enabled: !isReversed(filters),
  });
  const earlier = filtersBefore(filters, new Date().toISOString().slice(0, 10));
  const { data: beforeFigures } = useQuery({
    queryKey: ["figures", earlier],
    queryFn: () => fetchFigures(earlier ?? NO_FILTERS),
    enabled: earlier !== null,
  });
  const before = earlier && beforeFigures && !error ? { filters: earlier, figures: beforeFigures } : null;
  useAdminOnly(error);
  const figures = (error ? undefined : data) ?? EMPTY_FIGURES;
  const bar = <FilterBar filters={filters} onChange={set} onPeriod={setPeriod} onClear={clear} />;
  if (isReversed(filters))
    return (
      <div className="grid gap-10">
        {bar}
        {/* On a phone the field that says it is in a closed sheet. */}
        <Alert className="sm:hidden">{t("filters.reversed")}</Alert>
      </div>
    );
  return (
    <div className="grid gap-10">
      {bar}
      {error && (
        <LoadFailed sentence={limitSentence(error) ?? t("zeros")} retry={t("retry")} onRetry={() => void refetch()} />
      )}
      {/* A screen high while the figures are on their way, so that they push nothing down that is in view. */}
      <p role="status" className={isPending ? "flex min-h-screen items-start gap-3 text-ink-soft" : "sr-only"}>
        {isPending && <Spinner />}
        {t(isFetching ? "loading" : "loaded")}
      </p>
      {!isPending && (
        <section aria-label={t("figures")} aria-busy={isFetching} className="grid gap-4">
          <KeyFigures {...{ figures, filters, before }} />
          <FiguresView figures={figures} />
        </section>
      )}
      <AssessmentTable filters={filters} count={data && !error ? data.completed : null} />
    </div>
  );
}

function Dashboard() {
  const t = useTranslations("admin.analytics.tabs");
  const { info } = useLanguage();
  const [query, change] = useUrlState();
  const may = useMay();
  const tabs = [
    ...(may("figures:read") ? [{ id: "analytics" as const, label: t("analytics"), content: <AnalyticsTab /> }] : []),
    ...(may("notifications:read")
      ? [{ id: "notifications" as const, label: t("notifications"), content: <NotificationsTab /> }]
      : []),
  ];
  const asked = query.get("tab") === "notifications" ? "notifications" : "analytics";
  const current = tabs.some(({ id }) => id === asked) ? asked : (tabs[0]?.id ?? asked);
  return (
    <Tabs
      label={t("label")}
      current={current}
      onChange={(tab) => change({ tab: tab === "analytics" ? null : tab }, "push")}
      dir={info.dir}
      tabs={tabs}
    />
  );
}

/** The administrators' dashboard: what happens in the product, and what is said to its users. */
export function AnalyticsScreen() {
  const t = useTranslations("admin.analytics");
  return (
    <AdminFrame current="/analytics">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t("title")}</h1>
      <Suspense>
        <Dashboard />
      </Suspense>
    </AdminFrame>
  );
}
