import type { LocaleInfo } from "@/lib/platform/i18n/locales";

/** A day and a time in the language of the page and the time of the place. */
export function moment(time: string, { tag }: Pick<LocaleInfo, "tag">): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));
}
