import "../globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SchemeScript } from "@/components/layout/scheme-script";
import { BRAND } from "@/lib/platform/brand";
import { env } from "@/lib/platform/env";
import { LOCALES, localeInfo } from "@/lib/platform/i18n/locales";
import { type LocaleParams, pageLocale } from "./_locale";

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map(({ code }) => ({ locale: code }));
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().APP_URL ?? `http://localhost:${env().PORT}`),
    applicationName: BRAND,
  };
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export default async function RootLayout({ children, params }: LocaleParams & { children: ReactNode }) {
  const locale = await pageLocale(params);
  return (
    <html lang={locale} dir={localeInfo(locale).dir} suppressHydrationWarning>
      <body>
        <SchemeScript />
        {children}
      </body>
    </html>
  );
}
