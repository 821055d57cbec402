"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ScrollBox } from "@/components/ui/scroll-box";
import type { TableOrder } from "@/lib/analytics/client/dashboard";
import type { Sort } from "@/lib/analytics/domain/assessment-list";
import type { AssessmentRecord } from "@/lib/analytics/schema";
import { useFormatters, useLabels } from "./display-hooks";

interface AssessmentRowsProps {
  records: readonly AssessmentRecord[];
  order: TableOrder;
  hasMore: boolean;
  onOrder(order: TableOrder): void;
  onMore(): void;
  onOpen(id: string): void;
}

/** At least; a row whose names wrap is higher. */
const ROW_HEIGHT = 64;
const COLUMNS = ["name", "email", "phone", "type", "wing", "states", "subtypes", "completedAt"] as const;
const SORT_OF_COLUMN: Readonly<Partial<Record<(typeof COLUMNS)[number], Sort>>> = {
  name: "name",
  email: "email",
  phone: "phone",
  type: "type",
  wing: "wing",
  states: "states",
  subtypes: "subtypes",
  completedAt: "completedAt",
};
const ARROWS = { ascending: " ↑", descending: " ↓", none: "" };

function TableHead({ order, onOrder }: Pick<AssessmentRowsProps, "order" | "onOrder">) {
  const t = useTranslations("admin.analytics.table");
  return (
    <thead className="sticky top-0 z-10 bg-sunken">
      <tr aria-rowindex={1}>
        {COLUMNS.map((column) => {
          const sort = SORT_OF_COLUMN[column];
          const direction = order.order === "asc" ? "ascending" : "descending";
          const sorted = sort === order.sort ? direction : "none";
          return (
            <th key={column} scope="col" {...(sort && { "aria-sort": sorted })}>
              {sort ? (
                <button
                  type="button"
                  className="min-h-11 text-start underline-offset-4 hover:underline"
                  onClick={() => onOrder({ sort, order: sorted === "ascending" ? "desc" : "asc" })}
                >
                  {t(column)}
                  <span aria-hidden="true">{ARROWS[sorted]}</span>
                </button>
              ) : (
                t(column)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function RecordCells({ record, onOpen }: { record: AssessmentRecord; onOpen(id: string): void }) {
  const t = useTranslations("admin.analytics.table");
  const labels = useLabels();
  const { day, list } = useFormatters();
  const { dominant, secondary, blind } = record.subtypes;
  return (
    <>
      <th scope="row" className="font-normal">
        <button type="button" className="link min-h-11 text-start" onClick={() => onOpen(record.id)}>
          <span className="sr-only">{t("open")} </span>
          <bdi>{`${record.firstName} ${record.lastName}`}</bdi>
        </button>
      </th>
      <td>
        <bdi>{record.email}</bdi>
      </td>
      <td>
        <bdi>{record.phoneNumber ?? "–"}</bdi>
      </td>
      <td>{labels.type(record.primaryType)}</td>
      <td>
        <bdi>{`${record.primaryType}w${record.wing}`}</bdi>
      </td>
      <td className="min-w-36 whitespace-normal">{list(record.states.map(labels.state))}</td>
      <td className="min-w-44 whitespace-normal">{list([dominant, secondary, blind].map(labels.instinct))}</td>
      <td>{day(record.completedAt)}</td>
    </>
  );
}

/** Stands for the rows that are not in view. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={COLUMNS.length} style={{ blockSize: height, padding: 0 }} />
    </tr>
  );
}

/** The rows in view of a table of any length; coming near the end asks for more. */
export function AssessmentRows({ records, order, hasMore, onOrder, onMore, onOpen }: AssessmentRowsProps) {
  const t = useTranslations("admin.analytics.table");
  const box = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1);
  const isNearEnd = hasMore && (last?.index ?? 0) >= records.length - 10;
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, onMore]);
  return (
    <ScrollBox ref={box} aria-label={t("rows")} className="max-h-[36rem] overflow-auto">
      <table
        aria-label={t("title")}
        aria-rowcount={hasMore ? -1 : records.length + 1}
        className="table whitespace-nowrap"
      >
        <TableHead order={order} onOrder={onOrder} />
        <tbody>
          <Spacer height={items[0]?.start ?? 0} />
          {items.map(({ index }) => {
            const record = records[index];
            if (!record) return null;
            return (
              <tr
                key={record.id}
                ref={rows.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                style={{ blockSize: ROW_HEIGHT }}
              >
                <RecordCells record={record} onOpen={onOpen} />
              </tr>
            );
          })}
          <Spacer height={rows.getTotalSize() - (last?.end ?? 0)} />
        </tbody>
      </table>
    </ScrollBox>
  );
}
