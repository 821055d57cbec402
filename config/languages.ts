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
  "new-password",
  "verify-email",
  "keep-account",
  "privacy",
  "reports",
  "admin-login",
  "analytics",
  "admin/report-coverage",
  "admin/new-report",
];

/** What is not a page: these paths are never given a language. */
const NOT_PAGES = [
  "api",
  "locales",
  "_next",
  "og",
  "report-fonts",
  "robots\\.txt",
  "sitemap\\.xml",
  "icon\\.svg",
  "favicon\\.ico",
];
/** What stands under a language: every page of ours but the welcome screen itself. */
const pages = [...SCREENS, ...THEMES].join("|");
const known = `(?:${pages}|unknown|legacy/(?:${themes}))$`;
const addresses = [`(?:${NOT_PAGES.join("|")}|${anyLocale}|(?:${themes})-report)(?:/|$)`, `(?:${pages})$`].join("|");

/** Stands before a page whose language is still to be found. Nobody can ask for it: the first rules catch it. */
const ANY_LANGUAGE = "/~";

/** A flag such as `?love=true`; one without a value is read by the screen itself. */
const themeFlag = (theme: string): Has => [{ type: "query", key: theme, value: "(?!false$).*" }];

/** Which page an address means; what is no page of ours shows the welcome screen. */
const pageRules: Rewrite[] = [
  { source: `/:locale(${anyLocale})/((?!${known}).+)`, destination: "/:locale/unknown" },
  { source: `/((?!${addresses}).+)`, destination: `${ANY_LANGUAGE}/unknown` },
  ...FLAG_ORDER.map((theme) => ({ source: "/", has: themeFlag(theme), destination: `${ANY_LANGUAGE}/${theme}` })),
  { source: "/", destination: ANY_LANGUAGE },
  { source: `/:page(${pages})`, destination: `${ANY_LANGUAGE}/:page` },
  { source: `/:theme(${themes})-report/:rest*`, destination: `${ANY_LANGUAGE}/legacy/:theme` },
];

const named = `(?<locale>${anyLocale})`;

/** How a request names its language, in the order in which the ways are tried; the last one always holds. */
const WAYS: readonly { readonly locale: string; readonly has?: Has }[] = [
  { locale: ":locale", has: [{ type: "query", key: LOCALE_QUERY, value: named }] },
  { locale: ":locale", has: [{ type: "cookie", key: LOCALE_STORAGE_KEY, value: named }] },
  ...ACCEPT_LANGUAGE_PATTERNS.map(({ locale, pattern }) => ({
    locale,
    has: [{ type: "header", key: "accept-language", value: pattern }] satisfies Has,
  })),
  { locale: DEFAULT_LOCALE },
];

const languageRules: Rewrite[] = WAYS.map(({ locale, ...way }) => ({
  source: `${ANY_LANGUAGE}/:path*`,
  destination: `/${locale}/:path*`,
  ...way,
}));

/**
 * Every page is prerendered under its language; these rules lead a path without one there. They are
 * plain rewrites, since a proxy on every page costs most of the throughput, and they are few, since
 * the server compiles every rule anew for every request: first the page is found, then the language.
 */
export const languageRewrites: Rewrite[] = [...pageRules, ...languageRules];

/** Rules look past capitals and pages do not: `/Love` finds no page, and shows the welcome screen as well. */
export const strayRewrites: Rewrite[] = codes.map((code) => ({
  source: `/${code}/:rest*`,
  destination: `/${code}/unknown`,
}));

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
