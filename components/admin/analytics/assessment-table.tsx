"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { useAdminOnly } from "@/components/admin/frame/use-admin-only";
import { useUrlState } from "@/components/admin/frame/use-url-state";
import { EmptyState } from "@/components/ui/empty-state";
import { LoadFailed, Loading } from "@/components/ui/loading";
import { fetchPage, type TableOrder } from "@/lib/analytics/client/dashboard";
import { SORTS } from "@/lib/analytics/domain/assessment-list";
import type { Filters } from "@/lib/analytics/domain/filters";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { AssessmentRows } from "./assessment-rows";
import { useFormatters } from "./display-hooks";
import { ExportButton } from "./export-button";
import { RecordDialog } from "./record-dialog";

/** The rows of the table, page after page as they are scrolled to. */
function useAssessments(filters: Filters, order: TableOrder) {
  const query = useInfiniteQuery({
    queryKey: ["assessments", filters, order],
    queryFn: ({ pageParam }) => fetchPage(filters, order, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return { ...query, records: query.data?.pages.flatMap(({ records }) => records) ?? [] };
}

function readOrder(query: URLSearchParams): TableOrder {
  const sort = SORTS.find((each) => each === query.get("sort")) ?? "completedAt";
  return { sort, order: query.get("order") === "asc" ? "asc" : "desc" };
}

/** The completed assessments that the filters leave in, and their export; a row opens the whole record. */
export function AssessmentTable({ filters, count }: { filters: Filters; count: number | null }) {
  const t = useTranslations("admin.analytics.table");
  const exports = useTranslations("admin.analytics.export");
  const { whole } = useFormatters();
  const [query, change] = useUrlState();
  const order = readOrder(query);
  // A link from a person's account names the record to open.
  const [openId, setOpenId] = useState(query.get("record"));
  const { records, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAssessments(
    filters,
    order,
  );
  useAdminOnly(error);
  function closeRecord() {
    setOpenId(null);
    change({ record: null });
  }
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);

  function content() {
    if (isPending) {
      return <Loading className="py-8">{t("loading")}</Loading>;
    }
    if (error && records.length === 0) {
      return (
        <LoadFailed sentence={limitSentence(error) ?? t("failed")} retry={t("retry")} onRetry={() => void refetch()} />
      );
    }
    if (records.length === 0) return <EmptyState title={t("empty")} level={3} />;
    return (
      <AssessmentRows
        records={records}
        order={order}
        hasMore={hasNextPage && !error}
        onOrder={({ sort, order: turned }) => change({ sort, order: turned })}
        onMore={loadMore}
        onOpen={setOpenId}
      />
    );
  }
  return (
    <section aria-labelledby="assessments-title" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="assessments-title">{t("title")}</h2>
          {count !== null && <p className="text-ink-soft">{t("count", { count, shown: whole(records.length) })}</p>}
        </div>
        <div className="grid gap-1">
          <div className="flex flex-wrap gap-3">
            <ExportButton filters={filters} />
            <ExportButton filters={filters} inWords />
          </div>
          <p className="text-ink-soft text-sm">{exports("hint")}</p>
        </div>
      </div>
      {content()}
      <RecordDialog id={openId} onClose={closeRecord} />
    </section>
  );
}
