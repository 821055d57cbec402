/** A date in words, by the reader's own calendar; null where the text is no date. `tag` is a BCP 47 tag. */
export function formatLongDate(iso: string, tag: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat(tag, { dateStyle: "long" }).format(date);
}

/** Hindi and Urdu letters have no "pm": there the hours run to 24. */
const clockOf = (tag: string) => (/^(?:hi(?!-Latn)|ur)/.test(tag) ? "h23" : undefined);

interface TimeOptions {
  readonly tag: string;
  /** With seconds, where one time is told from the next. */
  readonly exact?: boolean;
  /** As `Intl` names it; the reader's own unless it is said. */
  readonly zone?: string;
}

function formatOf(dateStyle: "medium" | undefined, { tag, exact, zone }: TimeOptions): Intl.DateTimeFormat {
  const timeStyle = exact ? "medium" : "short";
  return new Intl.DateTimeFormat(tag, { dateStyle, timeStyle, timeZone: zone, hourCycle: clockOf(tag) });
}

/** For a date and a time in many rows. */
export const dateTimeFormat = (options: TimeOptions): Intl.DateTimeFormat => formatOf("medium", options);

/** A date and a time in the language of the page. */
export function formatDateTime(iso: string, options: TimeOptions): string {
  return dateTimeFormat(options).format(new Date(iso));
}

/** A time of a day that is known. */
export function formatTime(iso: string, options: TimeOptions): string {
  return formatOf(undefined, options).format(new Date(iso));
}
