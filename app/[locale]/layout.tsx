import { SCHEME_KEY } from "@/components/layout/color-scheme";
import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { BRAND } from "@/lib/platform/brand";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { COLORS } from "@/lib/platform/design/tokens";
import { publicUrl } from "@/lib/platform/env";
import { LOCALES, localeInfo } from "@/lib/platform/i18n/locales";
import { APPLE_ICON, manifestAddress } from "@/lib/platform/install";
import { type LocaleParams, pageLocale } from "./_locale";

/**
 * Runs before the first paint: puts the chosen scheme on the document (without a choice the device decides), and whether
 * this browser remembers somebody, so that the page is theirs from its first sight on (`first-paint.ts`).
 */
const FIRST_PAINT_CODE = `try{var d=document.documentElement.dataset,l=localStorage,s=l.getItem(${JSON.stringify(SCHEME_KEY)});if(s==="light"||s==="dark")d.scheme=s;if(l.getItem(${JSON.stringify(STORAGE_KEYS.user)}))d.known=""}catch(e){}`;

function FirstPaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_CODE }} />;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map(({ code }) => ({ locale: code }));
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return {
    metadataBase: new URL(publicUrl()),
    applicationName: BRAND,
    manifest: manifestAddress(await pageLocale(params)),
    icons: { apple: APPLE_ICON },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: COLORS.paper.light },
    { media: "(prefers-color-scheme: dark)", color: COLORS.paper.dark },
  ],
};

export default async function RootLayout({ children, params }: LocaleParams & { children: ReactNode }) {
  const locale = await pageLocale(params);
  return (
    <html lang={locale} dir={localeInfo(locale).dir} suppressHydrationWarning>
      <body>
        <FirstPaintScript />
        {children}
      </body>
    </html>
  );
}
