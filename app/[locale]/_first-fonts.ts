import { preload } from "react-dom";
import { FIRST_FILES } from "@/generated/first-fonts";
import type { Locale } from "@/lib/platform/i18n/locales";

type Family = keyof typeof FIRST_FILES;

/** What the frame and the text of every screen are set in, and what its headings are set in beside that. */
const FAMILIES: Readonly<Record<Locale, Readonly<Record<"text" | "heading", readonly Family[]>>>> = {
  en: { text: ["sans", "brand"], heading: ["serif"] },
  "hi-G4": { text: ["sans", "devanagari", "brand"], heading: ["serif"] },
  "hi-Latn": { text: ["sans", "brand"], heading: ["serif"] },
  "ur-G4": { text: ["urdu", "sans", "brand"], heading: [] },
};

/**
 * Has the page fetch fonts beside its style sheets, not after them: they are there when it is first drawn, and nothing
 * moves when they come. Only for what is in the page as it is sent: a font that is not used soon is fetched too early.
 */
export function preloadFonts(locale: Locale, use: "text" | "heading"): void {
  for (const family of FAMILIES[locale][use]) {
    preload(FIRST_FILES[family], { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
