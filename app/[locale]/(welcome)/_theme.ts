import { notFound } from "next/navigation";
import { isTheme, THEMES, type Theme } from "@/lib/assessment/domain/report-types";
import type { Locale } from "@/lib/platform/i18n/locales";
import { pageLocale } from "../_locale";

export interface ThemeParams {
  readonly params: Promise<{ locale: string; theme: string }>;
}

/** The themes, as the paths to prerender. */
export function themeParams(): { theme: Theme }[] {
  return THEMES.map((theme) => ({ theme }));
}

/** The language and the theme of a page; a word that is neither is no page. */
export async function pageTheme(params: ThemeParams["params"]): Promise<{ locale: Locale; theme: Theme }> {
  const { theme } = await params;
  return { locale: await pageLocale(params), theme: isTheme(theme) ? theme : notFound() };
}
