"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "@/components/ui/classes";
import { BRAND } from "@/lib/platform/brand";
import type { ACCENTS } from "@/lib/platform/design/tokens";
import { BrandMark } from "./brand-mark";
import { LanguageSelector } from "./language-selector";
import { OutboxSync } from "./outbox-sync";

/** Scrolls to the top when the route changes, not when it is first opened. */
function ScrollToTop() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
  return null;
}

export interface SiteHeaderProps {
  /** Stands before the language selector: a sign-in link, a bell, a log-out button. */
  end?: ReactNode;
}

/** The brand, linked to the start, what the screen adds, and the language selector in its fixed corner. */
function SiteHeader({ end }: SiteHeaderProps) {
  const t = useTranslations("common");
  return (
    <header className="site-header">
      <a href="/" className="brand" aria-label={t("home", { brand: BRAND })}>
        <BrandMark />
        <span>{BRAND}</span>
      </a>
      {end && <div className="site-header-end">{end}</div>}
      <LanguageSelector />
    </header>
  );
}

export type PageTheme = keyof typeof ACCENTS;

export interface PageShellProps {
  theme?: PageTheme;
  /** How wide the main column may be: reading text, a form or a step, or a dashboard. */
  width?: "text" | "page" | "wide";
  headerEnd?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: skip link, header, main, footer, in the colours of a theme. */
export function PageShell({ theme = "default", width = "page", headerEnd, children }: PageShellProps) {
  const t = useTranslations("common");
  return (
    <div className="shell" data-theme={theme}>
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <SiteHeader end={headerEnd} />
      <main id="main" tabIndex={-1} className={classes("shell-main", `shell-${width}`)}>
        <OutboxSync />
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
