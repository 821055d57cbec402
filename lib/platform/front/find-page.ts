import { isLocale, type Locale } from "../i18n/locales";
import { LEGACY_PREFIX, type Screen, UNKNOWN_PAGE } from "./screen";

/** The page that an address means. */
export interface FoundPage {
  /** The language in front of the path; null when the request has to say it in another way. */
  readonly locale: Locale | null;
  /** The place below the language: `/`, `/love`, `/unknown`. */
  readonly page: string;
  /** The screen that the guard asks about; the unknown page and former addresses are for everybody. */
  readonly screen: Screen | null;
  /** The address that a short one stands for: there everybody is sent, and the guard of that screen asks. */
  readonly leadsTo?: string;
}

export type FindPage = (path: string, query: URLSearchParams) => FoundPage | null;

/** A flag counts unless it is `false`: `?love`, `?love=1`. */
const isSet = (query: URLSearchParams, flag: string) => query.has(flag) && query.get(flag) !== "false";

/**
 * Builds the function that finds the page of an address (its path without the query). It returns null for what is
 * no page: the given first parts (`api`, `_next`, files), and paths that Next.js redirects, with empty parts in them.
 */
export function pageFinder(screens: readonly Screen[], notPages: readonly string[]): FindPage {
  const byPath = new Map<string, Screen>(screens.map((screen) => [screen.path, screen]));
  const byShortPath = new Map<string, Screen>(
    screens.flatMap((each) => (each.shortPath ? [[each.shortPath, each]] : [])),
  );
  const flagged = screens.filter(({ flag }) => flag !== undefined);
  const former = screens.filter(({ formerPath }) => formerPath !== undefined);
  const internal = new Set([UNKNOWN_PAGE, ...former.map(({ path }) => LEGACY_PREFIX + path)]);
  const unknown = { page: UNKNOWN_PAGE, screen: null };

  const known = (path: string) => {
    const screen = byPath.get(path);
    if (screen) return { page: path, screen };
    const meant = byShortPath.get(path);
    return meant ? { page: meant.path, screen: null, leadsTo: meant.path } : null;
  };
  const below = (page: string) => known(page) ?? (internal.has(page) ? { page, screen: null } : unknown);
  const withoutLanguage = (path: string, query: URLSearchParams) => {
    if (path === "/") return known(flagged.find(({ flag = "" }) => isSet(query, flag))?.path ?? path) ?? unknown;
    const old = former.find(({ formerPath }) => path === formerPath || path.startsWith(`${formerPath}/`));
    return old ? { page: LEGACY_PREFIX + old.path, screen: null } : (known(path) ?? unknown);
  };

  return (path, query) => {
    if (path !== "/" && (path.endsWith("/") || /\/\/|\\/.test(path))) return null;
    const [, first = ""] = path.split("/", 2);
    if (notPages.includes(first)) return null;
    if (!isLocale(first)) return { locale: null, ...withoutLanguage(path, query) };
    return { locale: first, ...below(path.slice(first.length + 1) || "/") };
  };
}
