import { Screen } from "@/app/[locale]/_screen";
import type { WelcomeSource } from "@/components/welcome/use-visit";
import { WelcomeScreen } from "@/components/welcome/welcome-screen";
import type { Theme } from "@/lib/assessment/domain/report-types";
import type { Locale } from "@/lib/platform/i18n/locales";

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
