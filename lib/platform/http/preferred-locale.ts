import { localeFromAcceptLanguage } from "../i18n/accept-language";
import { DEFAULT_LOCALE, isLocale, LOCALE_STORAGE_KEY, type Locale } from "../i18n/locales";

const COOKIE = new RegExp(`(?:^|;)\\s*${LOCALE_STORAGE_KEY}=([^;]*)`);

export interface LanguageWish {
  /** The last `lang` of the query. */
  readonly query: string | null | undefined;
  readonly cookies: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The language of a page, as the rewrite rules find it: query, else cookie, else Accept-Language, else English. */
export function preferredLocale({ query, cookies, acceptLanguage }: LanguageWish): Locale {
  if (isLocale(query)) return query;
  const remembered = cookies && COOKIE.exec(cookies)?.[1]?.trim();
  if (isLocale(remembered)) return remembered;
  return localeFromAcceptLanguage(acceptLanguage ?? null) ?? DEFAULT_LOCALE;
}
