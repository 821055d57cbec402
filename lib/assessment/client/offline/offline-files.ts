import { isLocale, type Locale } from "@/lib/platform/i18n/locales";

/** What a release needs to be used without a connection; `scripts/service-worker.ts` gathers it from the build. */
export interface OfflineFiles {
  /** The id of the build, which its pages carry. */
  readonly release: string;
  /** The addresses of the screens: `/`, `/rheti`. */
  readonly pages: readonly string[];
  /** Scripts and style sheets, by their addresses. */
  readonly shared: readonly string[];
  /** Texts and fonts of each language. */
  readonly languages: Readonly<Record<Locale, readonly string[]>>;
}

/** What the page tells the worker: keep everything for this language. */
export interface KeepMessage {
  readonly keep: Locale;
  /** The addresses of the scripts that the page runs: they tell its release. */
  readonly scripts: readonly string[];
}

/** The page that stands for those that are not kept. */
export const OFFLINE_PAGE = "/offline";

/** Begins the name of every cache of ours. */
export const OFFLINE_CACHE = "ninefold-offline";

/** Everything of one release. */
export const cacheOf = (release: string): string => `${OFFLINE_CACHE}-${release}`;

/** Whether a message is one of ours. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  return typeof data === "object" && data !== null && "keep" in data && isLocale(data.keep) && "scripts" in data;
}

/** Where a screen lies in one language, as the server sends it whatever the cookie says. */
const placeOf = (page: string, locale: Locale): string => `/${locale}${page === "/" ? "" : page}`;

/** A screen as it is opened (its document), and as a step leads to it without a reload (its data). */
export type PageForm = "document" | "data";

/** The address under which a form of a screen is fetched, and kept. Data without a mark is redirected by Next.js. */
export const keptAddress = (page: string, locale: Locale, form: PageForm): string =>
  placeOf(page, locale) + (form === "data" ? "?_rsc" : "");

/** The screen that a path means, and the language that it names; the page that stands for it when it is none of these. */
export function keptPage(path: string, pages: readonly string[]): { page: string; locale: Locale | null } {
  const [, first = ""] = path.split("/", 2);
  const locale = isLocale(first) ? first : null;
  const page = locale ? path.slice(first.length + 1) || "/" : path;
  return { page: pages.includes(page) ? page : OFFLINE_PAGE, locale };
}
