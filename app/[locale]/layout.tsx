import { SCHEME_KEY } from "@/components/layout/color-scheme";
import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BRAND } from "@/lib/platform/brand";
import { publicUrl } from "@/lib/platform/env";
import { LOCALES, localeInfo } from "@/lib/platform/i18n/locales";
import { type LocaleParams, pageLocale } from "./_locale";

/** Puts the chosen scheme on the document before the first paint; without a choice the device decides. */
const CODE = `try{var s=localStorage.getItem(${JSON.stringify(SCHEME_KEY)});if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch(e){}`;

function SchemeScript() {
  return <script dangerouslySetInnerHTML={{ __html: CODE }} />;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map(({ code }) => ({ locale: code }));
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(publicUrl()),
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
