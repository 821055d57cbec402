import { notFound } from "next/navigation";
import { Screen } from "@/app/[locale]/_screen";
import type { WelcomeSource } from "@/components/welcome/use-visit";
import { WelcomeScreen } from "@/components/welcome/welcome-screen";
import { isTheme, THEMES, type Theme } from "@/lib/assessment/domain/instrument/report-types";
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

interface WelcomePageProps {
  readonly locale: Locale;
  readonly theme: Theme | null;
  readonly source: WelcomeSource;
}

const GROUPS = ["welcome", "auth", "header", "description"];

/** The welcome screen in its frame, as every address of it shows it. */
export function WelcomePage({ locale, theme, source }: WelcomePageProps) {
  return (
    <Screen locale={locale} groups={GROUPS} theme={theme ?? "default"} width="page">
      <WelcomeScreen theme={theme} source={source} />
    </Screen>
  );
}
