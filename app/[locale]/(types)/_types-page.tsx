import type { Metadata } from "next";
import type { ReactNode } from "react";
import { preloadFonts } from "@/app/[locale]/_first-fonts";
import { Screen } from "@/app/[locale]/_screen";
import { FollowLanguage } from "@/components/types/follow-language";
import { BRAND } from "@/lib/platform/brand";
import { publicUrl } from "@/lib/platform/env";
import { LOCALE_QUERY, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import type { TypesPage } from "@/lib/reports/domain/types/type-pages";
import { pageLanguages } from "../_languages";

/** What a page about the types shows its texts with. */
export function typesReader(locale: Locale) {
  const inLanguage = (path: string) => `${path}?${LOCALE_QUERY}=${locale}`;
  return { t: translator(locale), info: localeInfo(locale), inLanguage };
}

/** What search engines and link previews read: each language is a page of its own for them. */
export function typesMetadata(locale: Locale, { title, description, path }: TypesPage): Metadata {
  const { tag } = localeInfo(locale);
  const url = typesReader(locale).inLanguage(path);
  const image = { url: "/og/default.png", width: 1200, height: 630, alt: BRAND };
  return {
    title: `${title} · ${BRAND}`,
    description,
    alternates: { canonical: url, languages: pageLanguages(path) },
    openGraph: { type: "article", siteName: BRAND, title, description, url, locale: tag, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}

/** The page as search engines understand it (schema.org): an article, and the way to it from the start. */
export function typesData(locale: Locale, { title, description, heading, path }: TypesPage) {
  const { t, info, inLanguage } = typesReader(locale);
  const absolute = (to: string) => new URL(inLanguage(to), publicUrl()).href;
  const organization = { "@type": "Organization", name: BRAND, url: publicUrl() };
  const way = [
    { name: BRAND, item: absolute("/") },
    { name: t("types.list.heading"), item: absolute("/types") },
    ...(path === "/types" ? [] : [{ name: heading, item: absolute(path) }]),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Article",
        headline: title,
        description,
        inLanguage: info.tag,
        mainEntityOfPage: absolute(path),
        image: new URL("/og/default.png", publicUrl()).href,
        author: organization,
        publisher: organization,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: way.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
      },
    ],
  };
}

/** A public page about the types in its frame; its texts are written on the server, the browser gets those of the frame. */
export function TypesFrame({ locale, page, children }: { locale: Locale; page: TypesPage; children: ReactNode }) {
  preloadFonts(locale, "heading");
  // An unescaped "<" could end the script.
  const data = JSON.stringify(typesData(locale, page)).replaceAll("<", "\\u003c");
  return (
    <Screen locale={locale} width="page">
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      <FollowLanguage rendered={locale} path={page.path} />
      {children}
    </Screen>
  );
}
