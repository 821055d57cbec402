import type { Metadata } from "next";
import type { Theme } from "@/lib/assessment/domain/instrument/report-types";
import { BRAND } from "@/lib/platform/brand";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { pageLanguages } from "../_languages";

/** The address of a theme's welcome screen. */
function welcomePath(theme: Theme | null): `/${string}` {
  return `/${theme ?? ""}`;
}

/** What search engines and link previews read; `indexed` is false for the copies under other addresses. */
export function welcomeMetadata(locale: Locale, theme: Theme | null, { indexed = true } = {}): Metadata {
  const t = translator(locale);
  const title = theme ? t(`welcome.themes.${theme}.title`, { brand: BRAND }) : t("header.title", { brand: BRAND });
  const tagline = theme ? t(`welcome.themes.${theme}.tagline`) : t("header.tagline");
  const description = theme ? t(`welcome.themes.${theme}.description`) : t("description.heroMoments");
  const path = welcomePath(theme);
  const image = { url: `/og/${theme ?? "default"}.png`, width: 1200, height: 630, alt: `${title}. ${tagline}` };
  return {
    title,
    description: `${tagline.replace(/[.।۔]$/u, "")}. ${description}`,
    alternates: { canonical: path, ...(indexed && { languages: pageLanguages(path) }) },
    ...(!indexed && { robots: { index: false, follow: true } }),
    openGraph: {
      type: "website",
      siteName: BRAND,
      title,
      description: tagline,
      url: path,
      locale: localeInfo(locale).tag,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description: tagline, images: [image] },
  };
}
