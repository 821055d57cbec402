"use client";

import { useMemo } from "react";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { type Filters, NO_FILTERS, readFilters } from "@/lib/analytics/domain/filters";

/** The filters of the screen, which stand in its address, and the ways to change them. */
export function useFilters() {
  const [query, change] = useUrlState();
  const filters = useMemo(() => readFilters(query), [query]);
  return {
    filters,
    set: (name: keyof Filters, value: string) => change({ [name]: value.trim() }),
    clear: () => change(Object.fromEntries(Object.keys(NO_FILTERS).map((name) => [name, null]))),
  };
}
