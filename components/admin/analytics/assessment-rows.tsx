"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ScrollBox } from "@/components/ui/scroll-box";
import type { TableOrder } from "@/lib/analytics/client/dashboard";
import type { Sort } from "@/lib/analytics/domain/order";
import type { AssessmentRecord } from "@/lib/analytics/schema";
import { useNames } from "./use-names";
import { useNumbers } from "./use-numbers";

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
const SORTED: Readonly<Partial<Record<(typeof COLUMNS)[number], Sort>>> = {
  name: "name",
  email: "email",
  type: "type",
  completedAt: "completedAt",
};
const ARROWS = { ascending: " ↑", descending: " ↓", none: "" };

function Head({ order, onOrder }: Pick<AssessmentRowsProps, "order" | "onOrder">) {
  const t = useTranslations("admin.analytics.table");
  return (
    <thead className="sticky top-0 z-10 bg-sunken">
      <tr aria-rowindex={1}>
        {COLUMNS.map((column) => {
          const sort = SORTED[column];
          const turned = order.order === "asc" ? "ascending" : "descending";
          const sorted = sort === order.sort ? turned : "none";
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

function Cells({ record, onOpen }: { record: AssessmentRecord; onOpen(id: string): void }) {
  const t = useTranslations("admin.analytics.table");
  const names = useNames();
  const { day, list } = useNumbers();
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
      <td>{names.type(record.primaryType)}</td>
      <td>
        <bdi>{`${record.primaryType}w${record.wing}`}</bdi>
      </td>
      <td className="min-w-36 whitespace-normal">{list(record.states.map(names.state))}</td>
      <td className="min-w-44 whitespace-normal">{list([dominant, secondary, blind].map(names.instinct))}</td>
      <td>{day(record.completedAt)}</td>
    </>
  );
}

/** Stands for the rows that are not in view. */
function Gap({ height }: { height: number }) {
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
  const near = hasMore && (last?.index ?? 0) >= records.length - 10;
  useEffect(() => {
    if (near) onMore();
  }, [near, onMore]);
  return (
    <ScrollBox ref={box} aria-label={t("rows")} className="max-h-[36rem] overflow-auto">
      <table
        aria-label={t("title")}
        aria-rowcount={hasMore ? -1 : records.length + 1}
        className="table whitespace-nowrap"
      >
        <Head order={order} onOrder={onOrder} />
        <tbody>
          <Gap height={items[0]?.start ?? 0} />
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
                <Cells record={record} onOpen={onOpen} />
              </tr>
            );
          })}
          <Gap height={rows.getTotalSize() - (last?.end ?? 0)} />
        </tbody>
      </table>
    </ScrollBox>
  );
}
