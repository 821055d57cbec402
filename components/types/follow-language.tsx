"use client";

import { useEffect } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { LOCALE_QUERY, type Locale } from "@/lib/platform/i18n/locales";

/** Fetches the page anew when another language is chosen: its texts come from the server alone. */
export function FollowLanguage({ rendered, path }: { rendered: Locale; path: string }) {
  const { locale } = useLanguage();
  useEffect(() => {
    if (locale !== rendered) window.location.replace(`${path}?${LOCALE_QUERY}=${locale}`);
  }, [locale, rendered, path]);
  return null;
}
