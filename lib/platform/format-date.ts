/** A date in words, by the reader's own calendar; null where the text is no date. `tag` is a BCP 47 tag. */
export function formatLongDate(iso: string, tag: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat(tag, { dateStyle: "long" }).format(date);
}

/** Hindi and Urdu letters have no "pm": there the hours run to 24. */
const clockOf = (tag: string) => (/^(?:hi(?!-Latn)|ur)/.test(tag) ? "h23" : undefined);

/** A date and a time in the language of the page and the reader's own time zone. */
export function formatDateTime(iso: string, { tag }: { readonly tag: string }): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", hourCycle: clockOf(tag) }).format(
    new Date(iso),
  );
}
