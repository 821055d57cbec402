import { LOCALE_QUERY, LOCALES } from "@/lib/platform/i18n/locales";

/** The same screen in every language, by BCP 47 tag, and the one that asks the browser. */
export function pageLanguages(path: string): Record<string, string> {
  const named = LOCALES.map(({ tag, code }): [string, string] => [tag, `${path}?${LOCALE_QUERY}=${code}`]);
  return Object.fromEntries([...named, ["x-default", path]]);
}
