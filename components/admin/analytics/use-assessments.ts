"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { fetchPage, type TableOrder } from "@/lib/analytics/client/dashboard";
import type { Filters } from "@/lib/analytics/domain/filters";

/** The rows of the table, page after page as they are scrolled to. */
export function useAssessments(filters: Filters, order: TableOrder) {
  const query = useInfiniteQuery({
    queryKey: ["assessments", filters, order],
    queryFn: ({ pageParam }) => fetchPage(filters, order, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return { ...query, records: query.data?.pages.flatMap(({ records }) => records) ?? [] };
}
