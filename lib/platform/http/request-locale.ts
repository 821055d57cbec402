import { localeFromAcceptLanguage } from "../i18n/accept-language";
import { DEFAULT_LOCALE, LOCALE_QUERY, LOCALE_STORAGE_KEY, type Locale, localeFrom } from "../i18n/locales";

function cookie(request: Request, name: string): string | null {
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const hit = pairs.find((pair) => pair.startsWith(`${name}=`));
  return hit ? hit.slice(name.length + 1) : null;
}

/** The language of a request: `?locale=`, else `?lang=`, else the cookie, else Accept-Language, else English. */
export function requestLocale(request: Request): Locale {
  const query = new URL(request.url).searchParams;
  return (
    localeFrom(query.get("locale")) ??
    localeFrom(query.get(LOCALE_QUERY)) ??
    localeFrom(cookie(request, LOCALE_STORAGE_KEY)) ??
    localeFromAcceptLanguage(request.headers.get("accept-language")) ??
    DEFAULT_LOCALE
  );
}
