import { REPORT_TYPES, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { isLocale, type Locale } from "@/lib/platform/i18n/locales";
import { addDays } from "./periods";

/** What the figures, the table and the export are about; null leaves everything in. Days are UTC, `2026-01-31`. */
export interface Filters {
  readonly from: string | null;
  readonly to: string | null;
  readonly type: PersonalityType | null;
  readonly theme: ReportType | null;
  readonly language: Locale | null;
  /** Words that a person's name, e-mail address or telephone number must all contain. */
  readonly q: string | null;
}

export const NO_FILTERS: Filters = { from: null, to: null, type: null, theme: null, language: null, q: null };

export const DIMENSIONS = ["type", "theme", "locale"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The values that are asked for, by dimension. */
export function selectedValues({ type, theme, language }: Filters): readonly (readonly [Dimension, string])[] {
  const selected = { type, theme, locale: language };
  return DIMENSIONS.flatMap((dimension) => {
    const value = selected[dimension];
    return value === null ? [] : [[dimension, String(value)] as const];
  });
}

/** Whether a text is a day that there is, from 1970 to 2100: `2026-01-31`. */
export function isDay(text: string): boolean {
  if (!/^(19[7-9]\d|20\d\d|2100)-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const MAX_SEARCH_LENGTH = 100;

/** Reads filters from a URL of the dashboard, one by one; invalid ones are left out. */
export function readFilters(query: URLSearchParams): Filters {
  const day = (name: string) => [query.get(name) ?? ""].find(isDay) ?? null;
  const language = query.get("language");
  return {
    from: day("from"),
    to: day("to"),
    type: PERSONALITY_TYPES.find((type) => String(type) === query.get("type")) ?? null,
    theme: REPORT_TYPES.find((theme) => theme === query.get("theme")) ?? null,
    language: isLocale(language) ? language : null,
    q: query.get("q")?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

const DAY_MS = 86_400_000;

/**
 * The same filters over as many days right before theirs; what lies ahead of today is no part of a time. Null where they
 * begin on no day. @param today a UTC day, `2026-01-31`
 */
export function filtersBefore(filters: Filters, today: string): Filters | null {
  const { from, to } = filters;
  const last = to && to < today ? to : today;
  if (!from || from > last) return null;
  const days = (Date.parse(last) - Date.parse(from)) / DAY_MS + 1;
  const before = { from: addDays(from, -days), to: addDays(from, -1) };
  return isDay(before.from) ? { ...filters, ...before } : null;
}

/** "In the last seven days", today included. */
export const RECENT_DAYS = 7;

/** Whether the last seven days lie within the period of the filters. @param today a UTC day, `2026-01-31` */
export function coversRecentDays({ from, to }: Filters, today: string): boolean {
  return (!from || from <= addDays(today, 1 - RECENT_DAYS)) && (!to || to >= today);
}

/** Whether the period ends before it begins, so that nothing can be in it. */
export function isReversed({ from, to }: { readonly from?: string | null; readonly to?: string | null }): boolean {
  return Boolean(from && to && from > to);
}

/** Times that are asked for again and again. */
export const PERIOD_PRESETS = ["days7", "days30", "thisMonth", "lastMonth", "thisYear"] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** The first and the last day of a preset, both included. @param today a UTC day, `2026-01-31` */
export function presetDays(preset: PeriodPreset, today: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const dayAt = (monthIndex: number, dayOfMonth: number) =>
    new Date(Date.UTC(year, monthIndex, dayOfMonth)).toISOString().slice(0, 10);
  switch (preset) {
    case "days7":
      return { from: dayAt(month - 1, day - 6), to: today };
    case "days30":
      return { from: dayAt(month - 1, day - 29), to: today };
    case "thisMonth":
      return { from: dayAt(month - 1, 1), to: today };
    case "lastMonth":
      return { from: dayAt(month - 2, 1), to: dayAt(month - 1, 0) };
    case "thisYear":
      return { from: dayAt(0, 1), to: today };
  }
}
