// biome-ignore-all lint/a11y/useSemanticElements: rows that scroll virtually cannot be those of a native table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a heading of a table is read, not operated.
"use client";

import "./coverage.css";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslations } from "next-intl";
import { type CSSProperties, useRef } from "react";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import type { Sort, SortKey } from "@/lib/content/domain/coverage-view";
import { MatrixRow } from "./matrix-row";

const COLUMNS = ["slug", "locale", "type", "state", "role", "has", "count", "violations"] as const;
const ROW_PIXELS = 48;
/** Rows kept ready above and below, so that a quick scroll meets no blank. */
const OVERSCAN = 30;

export interface MatrixTableProps {
  label: string;
  rows: readonly CoverageRow[];
  sort: Sort | null;
  onSort(sort: Sort | null): void;
  onOpen(row: CoverageRow): void;
  onViolations(row: CoverageRow): void;
}

/** The next order by a column: up, down, as it came. */
export function nextSort(sort: Sort | null, by: SortKey): Sort | null {
  if (sort?.by !== by) return { by, descending: false };
  return sort.descending ? null : { by, descending: true };
}

function ariaSort(sort: Sort | null, by: SortKey) {
  if (sort?.by !== by) return "none";
  return sort.descending ? "descending" : "ascending";
}

/** The matrix as a list; only the rows in sight are drawn. */
export function MatrixTable({ label, rows, sort, onSort, onOpen, onViolations }: MatrixTableProps) {
  const t = useTranslations("admin.coverage");
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PIXELS,
    overscan: OVERSCAN,
    initialRect: { width: 1_000, height: 700 },
  });
  return (
    <div
      ref={scroll}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className="matrix"
      style={{ "--rows": rows.length, "--row": `${ROW_PIXELS}px` } as CSSProperties}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
    >
      <div role="rowgroup" className="matrix-head-group">
        <div role="row" aria-rowindex={1} className="matrix-head">
          {COLUMNS.map((name) => (
            <span key={name} role="columnheader" aria-sort={ariaSort(sort, name)}>
              <button
                type="button"
                className="matrix-sort"
                data-up={sort?.by === name && !sort.descending ? "" : undefined}
                onClick={() => onSort(nextSort(sort, name))}
              >
                {t(`column.${name}`)}
                {sort?.by === name && <ChevronDownIcon />}
              </button>
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup" className="relative min-w-[66rem]" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return row && <MatrixRow key={key} {...{ row, index, offset: start, onOpen, onViolations }} />;
        })}
      </div>
    </div>
  );
}
