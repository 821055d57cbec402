import Negotiator from "negotiator";
import { readCookie } from "../http/read-cookie";
import { DEFAULT_LOCALE, LOCALE_STORAGE_KEY, LOCALES, type Locale, localeFrom, localeFromQuery } from "./locales";

/** What a request says about its language: its query, and two of its headers as they came. */
export interface LocaleSources {
  readonly query: URLSearchParams;
  /** Under which names the query may say it: `PAGE_LOCALE_NAMES` or `DATA_LOCALE_NAMES`. */
  readonly names: readonly string[];
  readonly cookie: string | null | undefined;
  readonly acceptLanguage: string | null | undefined;
}

/** The languages with the longest tag first: `hi-Latn` is looked at before `hi`. */
const BY_TAG = LOCALES.map(({ code, tag }) => ({ code, tag: tag.toLowerCase() })).sort(
  (a, b) => b.tag.length - a.tag.length,
);

/** The characters of an Accept-Language header that are read; browsers send far fewer. */
const MAX_HEADER = 1_000;

/** The language that an Accept-Language header prefers among ours; null when it names none of them. */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale | null {
  if (!header) return null;
  for (const range of new Negotiator({ headers: { "accept-language": header.slice(0, MAX_HEADER) } }).languages()) {
    const wanted = range.toLowerCase();
    const found = BY_TAG.find(({ tag }) => wanted === tag || wanted.startsWith(`${tag}-`));
    if (found) return found.code;
  }
  return null;
}

/**
 * The language of a request, for pages, the API and reports alike: the query, else the cookie, else
 * Accept-Language, else English. A name that is unknown is passed over.
 */
export function resolveLocale({ query, names, cookie, acceptLanguage }: LocaleSources): Locale {
  return (
    localeFromQuery(query, names) ??
    localeFrom(readCookie(cookie, LOCALE_STORAGE_KEY)) ??
    localeFromAcceptLanguage(acceptLanguage) ??
    DEFAULT_LOCALE
  );
}
