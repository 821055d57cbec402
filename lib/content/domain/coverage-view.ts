import type { CoverageRow } from "./coverage";

export const DIMENSIONS = ["slug", "locale", "type", "state", "role"] as const;
export type Dimension = (typeof DIMENSIONS)[number];
export type CoverageFilters = Readonly<Record<Dimension, readonly string[]>>;

/** The rows that the pickers leave; one without a choice leaves all. */
export function filterRows(rows: readonly CoverageRow[], filters: Partial<CoverageFilters>): readonly CoverageRow[] {
  const chosen = DIMENSIONS.flatMap((name) => {
    const values = filters[name] ?? [];
    return values.length === 0 ? [] : [{ name, values: new Set(values) }];
  });
  return chosen.length === 0 ? rows : rows.filter((row) => chosen.every(({ name, values }) => values.has(row[name])));
}

export const SORT_KEYS = [...DIMENSIONS, "has", "count", "violations", "demand"] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface Sort {
  readonly by: SortKey;
  readonly descending: boolean;
}

function sortValue(row: CoverageRow, by: SortKey): string | number {
  if (by === "violations") return row.violations.length;
  return by === "has" ? Number(row.has) : row[by];
}

/** The rows in another order; equals keep theirs. */
export function sortRows(rows: readonly CoverageRow[], sort: Sort | null): readonly CoverageRow[] {
  if (!sort) return rows;
  const sign = sort.descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortValue(one, sort.by), sortValue(other, sort.by)];
    return a === b ? 0 : (a < b ? -1 : 1) * sign;
  });
}

/** One field of the heat map. */
export interface HeatCell {
  readonly row: string;
  readonly column: string;
  readonly total: number;
  readonly covered: number;
  readonly violating: number;
  readonly demand: number;
}

export interface HeatMap {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cellAt: (row: string, column: string) => HeatCell;
}

/** How much of the matrix is covered, over two of its dimensions; values in the order in which they appear. */
export function heatMap(rows: readonly CoverageRow[], down: Dimension, across: Dimension): HeatMap {
  const cells = new Map<string, HeatCell>();
  const id = (row: string, column: string) => `${row}\n${column}`;
  const at = (row: string, column: string) =>
    cells.get(id(row, column)) ?? { row, column, total: 0, covered: 0, violating: 0, demand: 0 };
  for (const each of rows) {
    const cell = at(each[down], each[across]);
    cells.set(id(cell.row, cell.column), {
      ...cell,
      total: cell.total + 1,
      covered: cell.covered + Number(each.has),
      violating: cell.violating + Number(each.violations.length > 0),
      demand: cell.demand + each.demand,
    });
  }
  return {
    rows: [...new Set(rows.map((each) => each[down]))],
    columns: [...new Set(rows.map((each) => each[across]))],
    cellAt: at,
  };
}
