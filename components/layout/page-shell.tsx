"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { BRAND } from "@/lib/platform/brand";
import { OutboxKeeper } from "./outbox-keeper";
import { ScrollToTop } from "./scroll-to-top";
import { SiteHeader } from "./site-header";

export type PageTheme = "default" | "love" | "wealth" | "corporate" | "career" | "health" | "leadership";

export interface PageShellProps {
  theme?: PageTheme;
  /** How wide the main column may be: reading text, a form or a step, or a dashboard. */
  width?: "text" | "page" | "wide";
  headerEnd?: ReactNode;
  children: ReactNode;
}

/** What every screen stands in: skip link, header, main, footer, in the colours of a theme. */
export function PageShell({ theme = "default", width = "page", headerEnd, children }: PageShellProps) {
  const t = useTranslations("common");
  return (
    <div className="shell" data-theme={theme}>
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <SiteHeader end={headerEnd} />
      <main id="main" tabIndex={-1} className={classes("shell-main", `shell-${width}`)}>
        <OutboxKeeper />
        {children}
      </main>
      <footer className="site-footer">
        <p>{t("footer", { brand: BRAND })}</p>
        <p>
          <a href="/privacy" className="link inline-flex min-h-11 items-center">
            {t("privacy")}
          </a>
        </p>
      </footer>
      <ScrollToTop />
    </div>
  );
}
