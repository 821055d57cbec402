"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BRAND } from "@/lib/platform/brand";
import { BrandMark } from "./brand-mark";
import { LanguageSelector } from "./language-selector";

export interface SiteHeaderProps {
  /** Stands before the language selector: a sign-in link, a bell, a log-out button. */
  end?: ReactNode;
}

/** The brand, linked to the start, what the screen adds, and the language selector in its fixed corner. */
export function SiteHeader({ end }: SiteHeaderProps) {
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
