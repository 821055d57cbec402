import { notFound } from "next/navigation";
import { preloadFonts } from "@/app/[locale]/_first-fonts";
import { Screen } from "@/app/[locale]/_screen";
import { LateBell } from "@/components/notifications/late-bell";
import type { WelcomeSource } from "@/components/welcome/use-visit";
import { WelcomeScreen } from "@/components/welcome/welcome-screen";
import { FIRST_PAIR } from "@/lib/assessment/domain/instrument/first-pair";
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

const GROUPS = ["welcome", "auth", "header", "description", "rhetiStep.question", "notifications", "pairs.note"];

/** The pair that can be answered before there is an account. */
const FIRST_PAIR_TEXTS = [`rheti.pairs.${FIRST_PAIR}`] as const;

/** The welcome screen in its frame, as every address of it shows it. */
export function WelcomePage({ locale, theme, source }: WelcomePageProps) {
  preloadFonts(locale, "heading");
  return (
    <Screen
      locale={locale}
      groups={GROUPS}
      namespaces={FIRST_PAIR_TEXTS}
      theme={theme ?? "default"}
      width="page"
      headerEnd={<LateBell />}
    >
      <WelcomeScreen theme={theme} source={source} />
    </Screen>
  );
}
