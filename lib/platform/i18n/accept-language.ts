import { LOCALES, type Locale } from "./locales";

/**
 * Patterns over an Accept-Language header, tried in this order: a language matches when it is named
 * before any other that we speak. The rewrites and the API read the same table.
 */
export const ACCEPT_LANGUAGE_PATTERNS: readonly { locale: Locale; pattern: string }[] = [
  { locale: "hi-Latn", pattern: "(?:(?!\\b(?:en|ur|hi)\\b).)*\\bhi-[Ll]atn\\b.*" },
  { locale: "hi-G4", pattern: "(?:(?!\\b(?:en|ur)\\b).)*\\bhi\\b.*" },
  { locale: "ur-G4", pattern: "(?:(?!\\b(?:en|hi)\\b).)*\\bur\\b.*" },
];

/** The best language for an Accept-Language header; null when it names none of ours but English. */
export function localeFromAcceptLanguage(header: string | null): Locale | null {
  if (!header) return null;
  const hit = ACCEPT_LANGUAGE_PATTERNS.find(({ pattern }) => new RegExp(`^${pattern}$`).test(header));
  return hit?.locale ?? (/\ben\b/.test(header) ? LOCALES[0].code : null);
}
