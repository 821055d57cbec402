"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { toast } from "@/components/ui/toast";
import { coverageKeys, fetchCoverage } from "@/lib/content/client/coverage";
import {
  type CoverageFilters,
  type Dimension,
  filterRows,
  type Sort,
  sortRows,
} from "@/lib/content/domain/coverage-view";
import {
  COVERAGE_LOCALES,
  COVERAGE_SLUGS,
  COVERAGE_STATES,
  COVERAGE_TYPES,
  NO_STATE,
} from "@/lib/content/domain/dimensions";
import { ALL_ROLES } from "@/lib/content/domain/slugs";
import type { CoverageReply } from "@/lib/content/schema/coverage";
import { limitSentence } from "@/lib/platform/http/fetch-json";

const EMPTY_REPLY: CoverageReply = { coverage: [], slugs: [] };

/** The rows of the matrix: the server filters by slug and language, the browser by the rest. A failed load shows a toast. */
export function useCoverage({ slug, locale, type, state, role }: CoverageFilters, sort: Sort | null) {
  const t = useTranslations("admin.coverage.toast");
  const query = useQuery({
    queryKey: coverageKeys.of(slug, locale),
    queryFn: () => fetchCoverage(slug, locale),
    placeholderData: keepPreviousData,
  });
  const { coverage, slugs } = query.data ?? EMPTY_REPLY;
  const failedAt = query.errorUpdateCount;
  const limit = limitSentence(query.error);
  useEffect(() => {
    if (failedAt === 0) return;
    toast({ title: t("error"), description: limit ?? t("loadFailed"), variant: "destructive" });
  }, [failedAt, limit, t]);
  const filtered = useMemo(() => filterRows(coverage, { type, state, role }), [coverage, type, state, role]);
  const rows = useMemo(() => sortRows(filtered, sort), [filtered, sort]);
  return { rows, coverage, slugs, loading: query.isFetching, refresh: () => void query.refetch() };
}

/** The values of each dimension and their labels. Names that come from the content are not translated. */
export function useLabels(slugs: readonly string[]) {
  const t = useTranslations("admin.coverage");
  const label = (name: Dimension, value: string) => (name === "state" && value === NO_STATE ? t("noState") : value);
  const values: Readonly<Record<Dimension, readonly string[]>> = {
    slug: slugs.length > 0 ? slugs : COVERAGE_SLUGS,
    locale: COVERAGE_LOCALES,
    type: COVERAGE_TYPES,
    state: [...COVERAGE_STATES, NO_STATE],
    role: ALL_ROLES,
  };
  const options = (name: Dimension) => values[name].map((value) => ({ value, label: label(name, value) }));
  return { label, options };
}
