import type { DayCount } from "./figures";

export type CellLevel = "d" | "m";

/** Cells of a level from one day to another, both included; null is open. */
export interface Span {
  readonly level: CellLevel;
  readonly from: string | null;
  readonly to: string | null;
}

const DAY = 86_400_000;

/** Whole minutes from a start to an end, those that have passed; the counted figures of the database go by the same rule. */
export function wholeMinutes(start: string, end: string): number {
  return Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / 60_000));
}

/** The day a number of days later, `2026-01-31`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Further back than three years, days without any are left out. */
const MAX_FILLED_DAYS = 1_096;

/**
 * Every day of a time with its count, 0 where nothing was counted: from the given day or the first one counted, to
 * the given day or today, never beyond.
 */
export function fillMissingDays(
  counted: readonly DayCount[],
  { from, to, today }: { readonly from: string | null; readonly to: string | null; readonly today: string },
): readonly DayCount[] {
  const last = to && to < today ? to : today;
  const first = from ?? counted[0]?.day ?? addDays(last, 1);
  const [, start = first] = [first, addDays(last, 1 - MAX_FILLED_DAYS)].sort();
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  const within: DayCount[] = [];
  for (let day = start; day <= last; day = addDays(day, 1)) within.push({ day, count: counts.get(day) ?? 0 });
  return [...counted.filter(({ day }) => day < start), ...within, ...counted.filter(({ day }) => day > last)];
}

export function startOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function startOfNextMonth(day: string): string {
  return startOfMonth(addDays(startOfMonth(day), 31));
}

/**
 * The fewest cells that make up a time from one day to another, both included: whole months, and the days
 * at the edges. At most 61 cells of days, however long the time is.
 */
export function spansOf(from: string | null, to: string | null): readonly Span[] {
  if (from && to && from > to) return [];
  const firstMonth = from && (from === startOfMonth(from) ? from : startOfNextMonth(from));
  const after = to && startOfMonth(addDays(to, 1));
  if (firstMonth && after && firstMonth >= after) return [{ level: "d", from, to }];
  return [
    ...(from && firstMonth && from < firstMonth ? [{ level: "d" as const, from, to: addDays(firstMonth, -1) }] : []),
    { level: "m", from: firstMonth, to: after && addDays(after, -1) },
    ...(to && after && to >= after ? [{ level: "d" as const, from: after, to }] : []),
  ];
}
