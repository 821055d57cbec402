"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "@/components/ui/classes";
import type { StoredUser } from "@/lib/accounts/client/session";
import { BRAND } from "@/lib/platform/brand";
import { FORGOTTEN_EVENT, readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import type { ACCENTS } from "@/lib/platform/design/tokens";
import { BrandMark } from "./brand-mark";
import { IconPlace } from "./icon-place";
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

interface SignedIn {
  readonly user: StoredUser;
  readonly Menu: ComponentType<{ user: StoredUser }>;
}

/** The menu of whoever this browser remembers. Nothing of it is loaded for anybody else. */
function useMenu(wanted: boolean): SignedIn | null {
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  useEffect(() => {
    if (!wanted || readStored(STORAGE_KEYS.user) === null) return;
    let open = true;
    const close = () => setSignedIn(null);
    window.addEventListener(FORGOTTEN_EVENT, close);
    import("./account-menu").then(
      ({ AccountMenu: Menu, storedUser }) => {
        const user = storedUser();
        if (open && user) setSignedIn({ user, Menu });
      },
      // Without its code there is no menu; the screen has its own ways on.
      close,
    );
    return () => {
      open = false;
      window.removeEventListener(FORGOTTEN_EVENT, close);
    };
  }, [wanted]);
  return signedIn;
}

interface SiteHeaderProps {
  /** Stands before the language selector: a bell. */
  end?: ReactNode;
  /** Whether the screen is one of people, not of administrators: whoever is signed in has a menu there. */
  menu: boolean;
}

/** One row: the brand, linked to the start, what the screen adds, the languages and the menu. */
function SiteHeader({ end, menu }: SiteHeaderProps) {
  const t = useTranslations("common");
  const signedIn = useMenu(menu);
  return (
    <header className="site-header">
      <a href="/" className="brand" aria-label={t("home", { brand: BRAND })}>
        <BrandMark />
        <span>{BRAND}</span>
      </a>
      <div className="site-header-end">
        {end}
        <LanguageSelector />
        {signedIn ? <signedIn.Menu user={signedIn.user} /> : menu && <IconPlace />}
      </div>
    </header>
  );
}

export type PageTheme = keyof typeof ACCENTS;

export interface PageShellProps {
  /** The colours of the page; those of the document unless it is said: the house's own, or those of a run's kind of report. */
  theme?: PageTheme;
  /** How wide the main column may be: reading text, a form or a step, or a dashboard. */
  width?: "text" | "page" | "wide";
  headerEnd?: ReactNode;
  /** Whether people who are signed in have their menu here; administrators' screens have a frame of their own. */
  menu?: boolean;
  children: ReactNode;
}

/** The frame of every screen: skip link, header, main, footer, in the colours of a theme. */
export function PageShell({ theme, width = "page", headerEnd, menu = true, children }: PageShellProps) {
  const t = useTranslations("common");
  return (
    <div className="shell" data-theme={theme}>
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <SiteHeader end={headerEnd} menu={menu} />
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
