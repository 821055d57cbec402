import type { ReactNode } from "react";
import { LanguageProvider } from "@/components/layout/language-provider";
import { PageShell, type PageTheme } from "@/components/layout/page-shell";
import type { Locale } from "@/lib/platform/i18n/locales";
import { type Namespace, pageMessages } from "@/lib/platform/i18n/messages";

interface ScreenProps {
  readonly locale: Locale;
  /** The groups of the ui texts that this screen shows, beside those of every screen. */
  readonly groups?: readonly string[];
  readonly namespaces?: readonly Exclude<Namespace, "ui">[];
  readonly theme?: PageTheme;
  readonly width?: "text" | "page" | "wide";
  readonly headerEnd?: ReactNode;
  readonly children: ReactNode;
}

/** A screen with its language and its frame; only the texts that it names travel with it. */
export function Screen({ locale, groups = [], namespaces = [], theme, width, headerEnd, children }: ScreenProps) {
  const messages = pageMessages(locale, ["common", "language", "tower", ...groups], namespaces);
  return (
    <LanguageProvider locale={locale} messages={messages} namespaces={["ui", ...namespaces]}>
      <PageShell {...(theme && { theme })} {...(width && { width })} headerEnd={headerEnd}>
        {children}
      </PageShell>
    </LanguageProvider>
  );
}
