import { notFound } from "next/navigation";
import { isLocale, type Locale } from "@/lib/platform/i18n/locales";

export interface LocaleParams {
  readonly params: Promise<{ locale: string }>;
}

/** The language of a page; a code that is not ours is no page. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
