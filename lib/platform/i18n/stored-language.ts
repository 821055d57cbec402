import {
  isLocale,
  LOCALE_QUERY,
  LOCALE_STORAGE_KEY,
  type Locale,
  localeFromQuery,
  localeInfo,
  PAGE_LOCALE_NAMES,
} from "./locales";

const YEAR_IN_SECONDS = 31_536_000;

/** The language that this browser chose before; null when none, unknown, or storage is closed to us. */
function storedLanguage(): Locale | null {
  try {
    const stored = localStorage.getItem(LOCALE_STORAGE_KEY);
    return isLocale(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The language that the screen is to be in: the one that the address names, else the remembered one. Null when
 * nothing says so, or when the address names none of ours: then what the server chose stands.
 */
export function preferredLanguage(): Locale | null {
  const query = new URLSearchParams(window.location.search);
  return localeFromQuery(query, PAGE_LOCALE_NAMES) ?? (query.has(LOCALE_QUERY) ? null : storedLanguage());
}

/** Sets `lang` and `dir` of the document. */
export function setDocumentLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = localeInfo(locale).dir;
}

/** Keeps the choice in storage, in a cookie for the server, and in the address, without a reload. */
export function storeLanguage(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // A private window: the cookie and the address still carry the choice.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${LOCALE_STORAGE_KEY}=${locale}; max-age=${YEAR_IN_SECONDS}; path=/; samesite=lax`;
  const url = new URL(window.location.href);
  url.searchParams.delete("locale");
  url.searchParams.set(LOCALE_QUERY, locale);
  // With null the router takes the new address over; with its own state it would put the old one back.
  window.history.replaceState(null, "", url);
}
