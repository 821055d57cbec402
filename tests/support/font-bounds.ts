import type { Locale } from "@/lib/platform/i18n/locales";

/** kB (1000 bytes) of fonts that the welcome page may load in a language. */
export const WELCOME_FONTS: Readonly<Record<Locale, number>> = { en: 60, "hi-G4": 130, "hi-Latn": 60, "ur-G4": 160 };

/** The same for the page of a report, in every language. */
export const REPORT_FONTS = 150;
