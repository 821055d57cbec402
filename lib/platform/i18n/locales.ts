/**
 * The one table of languages. `code` is the product's key (URL, storage, `lang` attribute, file
 * names); `tag` is the valid BCP 47 tag that `Intl` and ICU messages accept; `content` is the
 * name under which report texts of this language are kept.
 */
export const LOCALES = [
  { code: "en", tag: "en", content: "en", name: "English", dir: "ltr" },
  { code: "hi-G4", tag: "hi", content: "hi", name: "हिन्दी", dir: "ltr" },
  { code: "hi-Latn", tag: "hi-Latn", content: "hi-Latn", name: "Hinglish", dir: "ltr" },
  { code: "ur-G4", tag: "ur", content: "ur", name: "اردو", dir: "rtl" },
] as const satisfies readonly LocaleRow[];

interface LocaleRow {
  code: string;
  tag: string;
  content: string;
  name: string;
  dir: "ltr" | "rtl";
}

export type LocaleInfo = (typeof LOCALES)[number];
export type Locale = LocaleInfo["code"];
export type ContentLocale = LocaleInfo["content"];

export const DEFAULT_LOCALE: Locale = "en";
export const LOCALE_STORAGE_KEY = "selectedLanguage";
export const LOCALE_QUERY = "lang";

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some(({ code }) => code === value);
}

/** The row of a language code; anything unknown falls back to English. */
export function localeInfo(code: unknown): LocaleInfo {
  return LOCALES.find((row) => row.code === code) ?? LOCALES[0];
}

/** Accepts a product code or a content name (`hi` is `hi-G4`, `ur` is `ur-G4`); null when neither. */
export function localeFrom(value: unknown): Locale | null {
  return LOCALES.find(({ code, content }) => code === value || content === value)?.code ?? null;
}

/** The names under which the address of a page says its language: `locale` is a filter of the coverage dashboard. */
export const PAGE_LOCALE_NAMES: readonly string[] = [LOCALE_QUERY];
/** The same for data and reports, the first that names a language wins. */
export const DATA_LOCALE_NAMES: readonly string[] = ["locale", LOCALE_QUERY];

/** The language that a query names under one of these names; null when it names none of ours. */
export function localeFromQuery(query: URLSearchParams, names: readonly string[]): Locale | null {
  for (const name of names) {
    const locale = localeFrom(query.get(name));
    if (locale) return locale;
  }
  return null;
}
