/** Dates and numbers as the reader's language writes them. */
export interface ReportFormat {
  date(iso: string): string;
  /** A share of 0 to 1, in whole percents. */
  percent(share: number): string;
  number(value: number): string;
  /** Names one after the other. */
  list(names: readonly string[]): string;
}

/** `tag` is a BCP 47 tag; dates are those of the time zone, UTC unless another is named. */
export function reportFormat(tag: string, timeZone = "UTC"): ReportFormat {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone });
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(tag);
  const list = new Intl.ListFormat(tag, { type: "unit", style: "short" });
  return {
    date: (iso) => date.format(new Date(iso)),
    percent: (share) => percent.format(share),
    number: (value) => number.format(value),
    list: (names) => list.format(names),
  };
}
