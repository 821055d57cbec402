export const THEMES = ["love", "wealth", "corporate", "career", "health", "leadership"] as const;
export type Theme = (typeof THEMES)[number];

export const REPORT_TYPES = ["standard", ...THEMES] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export function isTheme(value: unknown): value is Theme {
  return (THEMES as readonly unknown[]).includes(value);
}

export function isReportType(value: unknown): value is ReportType {
  return (REPORT_TYPES as readonly unknown[]).includes(value);
}

/** The flags that a query may carry, in the order in which they are looked at. */
export const FLAG_ORDER: readonly Theme[] = ["corporate", "wealth", "career", "health", "love", "leadership"];

/** The theme that a query names by a flag (`?love`, `?love=true`); `=false` does not count. */
export function themeFromFlags(query: URLSearchParams): Theme | null {
  return FLAG_ORDER.find((theme) => query.has(theme) && query.get(theme) !== "false") ?? null;
}

/** The kind of report to make: the query's flag, else what was stored, else standard. */
export function chooseReportType(query: URLSearchParams, stored: string | null): ReportType {
  return themeFromFlags(query) ?? (isReportType(stored) ? stored : "standard");
}

/** The name under which the colours of a kind of report stand. */
export const accentOf = (reportType: ReportType): Theme | "default" =>
  reportType === "standard" ? "default" : reportType;
