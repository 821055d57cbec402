import { REPORT_TYPES, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES, type PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { isLocale, type Locale } from "@/lib/platform/i18n/locales";

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

/** The words of a search, in lower case; at most five count. */
export function searchWords(q: string | null): readonly string[] {
  return (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
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
