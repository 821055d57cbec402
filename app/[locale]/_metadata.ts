import type { Metadata } from "next";
import { BRAND } from "@/lib/platform/brand";
import type { Locale } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";

type ScreenName =
  | "newPassword"
  | "verifyEmail"
  | "keepAccount"
  | "privacy"
  | "rheti"
  | "hero"
  | "blocks"
  | "colors"
  | "tokens"
  | "results"
  | "login"
  | "reports"
  | "adminLogin"
  | "analytics"
  | "coverage"
  | "newReport";

/** Title of a screen behind the welcome screen; such screens are not for search engines. */
export function screenMetadata(locale: Locale, screen: ScreenName): Metadata {
  const title = translator(locale)(`meta.${screen}`);
  return { title: `${title} · ${BRAND}`, robots: { index: false, follow: false } };
}
