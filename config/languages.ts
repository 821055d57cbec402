import type { NextConfig } from "next";
import { FLAG_ORDER, THEMES } from "../lib/assessment/domain/report-types";
import { ACCEPT_LANGUAGE_PATTERNS } from "../lib/platform/i18n/accept-language";
import { DEFAULT_LOCALE, LOCALE_QUERY, LOCALE_STORAGE_KEY, LOCALES } from "../lib/platform/i18n/locales";

type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig["rewrites"]>>>, unknown[]>;
type Rewrite = NonNullable<Rewrites["beforeFiles"]>[number];
type Has = NonNullable<Rewrite["has"]>;

const codes = LOCALES.map(({ code }) => code);
const anyLocale = codes.join("|");
const themes = THEMES.join("|");

/** Screens other than the welcome screen, as they stand under a language. */
const SCREENS = [
  "rheti",
  "hero-moments",
  "building-blocks",
  "color-phase",
  "detail-tokens",
  "results",
  "report",
  "login",
  "reports",
];

/** What is not a page: these paths are never given a language. */
const NOT_PAGES = ["api", "locales", "_next", "og", "robots\\.txt", "sitemap\\.xml", "icon\\.svg", "favicon\\.ico"];
const reserved = `(?:${NOT_PAGES.join("|")}|${anyLocale})(?:/|$)`;

interface Condition {
  readonly locale: string;
  readonly has: Has;
}

/** How a request names its language, in the order in which the ways are tried; the last one always holds. */
const CONDITIONS: readonly Condition[] = [
  ...codes.map((locale) => ({ locale, has: [{ type: "query", key: LOCALE_QUERY, value: locale }] satisfies Has })),
  ...codes.map((locale) => ({
    locale,
    has: [{ type: "cookie", key: LOCALE_STORAGE_KEY, value: locale }] satisfies Has,
  })),
  ...ACCEPT_LANGUAGE_PATTERNS.map(({ locale, pattern }) => ({
    locale,
    has: [{ type: "header", key: "accept-language", value: pattern }] satisfies Has,
  })),
  { locale: DEFAULT_LOCALE, has: [] },
];

/** A flag such as `?love=true`; one without a value is read by the screen itself. */
const themeFlag = (theme: string): Has => [{ type: "query", key: theme, value: "(?!false$).*" }];

function rulesFor({ locale, has }: Condition): Rewrite[] {
  const rule = (source: string, destination: string, more: Has = []): Rewrite => ({
    source,
    destination: `/${locale}${destination}`,
    ...([...has, ...more].length > 0 && { has: [...has, ...more] }),
  });
  return [
    ...FLAG_ORDER.map((theme) => rule("/", `/${theme}`, themeFlag(theme))),
    rule("/", ""),
    rule(`/:theme(${themes})`, "/:theme"),
    ...THEMES.map((theme) => rule(`/${theme}-report/:rest*`, `/legacy/${theme}`)),
    rule(`/:screen(${SCREENS.join("|")})`, "/:screen"),
    rule(`/:rest((?!${reserved}).*)`, "/unknown"),
  ];
}

/** Below a language too, what is no page of ours shows the welcome screen. */
const known = `(?:${[...SCREENS, ...THEMES, "unknown"].join("|")})$|legacy/(?:${themes})$`;
const strayPages: Rewrite[] = codes.map((code) => ({
  source: `/${code}/:rest((?!${known}).+)`,
  destination: `/${code}/unknown`,
}));

/**
 * Every page is prerendered under its language; these rules lead a path without one there. They are
 * plain rewrites, since a proxy on every page costs most of the throughput.
 */
export const languageRewrites: Rewrite[] = [...strayPages, ...CONDITIONS.flatMap(rulesFor)];

/** One URL answers in several languages: a shared cache must ask every time, a browser may revalidate. */
export const cacheHeaders = [
  {
    source: `/:path((?!(?:${NOT_PAGES.join("|")})(?:/|$)).*)`,
    headers: [
      { key: "Vary", value: "Cookie, Accept-Language" },
      { key: "Cache-Control", value: "private, no-cache" },
    ],
  },
];
