"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { toast } from "@/components/ui/toast";
import { type CoverageReply, coverageKeys, fetchCoverage } from "@/lib/content/client/coverage";
import { filterRows, type Picked, type Sort, sortRows } from "@/lib/content/domain/coverage-view";

const NOTHING: CoverageReply = { coverage: [], slugs: [] };

/** The matrix: slugs and languages are chosen by the server, the rest here. A failure to load it is told. */
export function useCoverage({ slug, locale, type, state, role }: Picked, sort: Sort | null) {
  const t = useTranslations("admin.coverage.toast");
  const query = useQuery({
    queryKey: coverageKeys.of(slug, locale),
    queryFn: () => fetchCoverage(slug, locale),
    placeholderData: keepPreviousData,
  });
  const { coverage, slugs } = query.data ?? NOTHING;
  const failedAt = query.errorUpdateCount;
  useEffect(() => {
    if (failedAt > 0) toast({ title: t("error"), description: t("loadFailed"), variant: "destructive" });
  }, [failedAt, t]);
  const filtered = useMemo(() => filterRows(coverage, { type, state, role }), [coverage, type, state, role]);
  const rows = useMemo(() => sortRows(filtered, sort), [filtered, sort]);
  return { rows, slugs, loading: query.isFetching, refresh: () => void query.refetch() };
}
