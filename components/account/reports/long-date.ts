/** A day in words, by the reader's own calendar day; null where the text is no date. `tag` is a BCP 47 tag. */
export function longDate(iso: string, tag: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : new Intl.DateTimeFormat(tag, { dateStyle: "long" }).format(date);
}
