import type { ReactNode } from "react";
import { LanguageProvider } from "@/components/layout/language-provider";
import { PageShell, type PageTheme } from "@/components/layout/page-shell";
import { PageToasts } from "@/components/layout/page-toasts";
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

/** What every screen shows, and what every screen of the administrators does. */
const COMMON_GROUPS = ["common", "language", "tower"];
const ADMIN_GROUPS = ["notifications", "toasts"];

/**
 * A screen with its language and its frame; only the texts that it names travel with it. Toasts have their place on
 * the administrators' screens, and on those that name the group `toasts`.
 */
export function Screen({ locale, groups = [], namespaces = [], theme, width, headerEnd, children }: ScreenProps) {
  const shown = [...COMMON_GROUPS, ...(namespaces.includes("admin") ? ADMIN_GROUPS : []), ...groups];
  const messages = pageMessages(locale, shown, namespaces);
  return (
    <LanguageProvider locale={locale} messages={messages} namespaces={["ui", ...namespaces]}>
      <PageShell {...(theme && { theme })} {...(width && { width })} headerEnd={headerEnd}>
        {children}
      </PageShell>
      {shown.includes("toasts") && <PageToasts />}
    </LanguageProvider>
  );
}
