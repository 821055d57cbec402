"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { LOCALE_QUERY } from "@/lib/platform/i18n/locales";
import { useLanguage } from "./language-provider";

/**
 * Goes to another screen in the language that is shown: once it was changed here, the path says so,
 * since a page that was fetched ahead may stand in the language of before.
 */
export function useNavigate(): (path: string) => void {
  const router = useRouter();
  const { locale } = useLanguage();
  return useCallback(
    (path) => {
      const target = new URL(path, window.location.origin);
      const named = new URLSearchParams(window.location.search).has(LOCALE_QUERY);
      if (named) target.searchParams.set(LOCALE_QUERY, locale);
      router.push(`${target.pathname}${target.search}${target.hash}`);
    },
    [router, locale],
  );
}
