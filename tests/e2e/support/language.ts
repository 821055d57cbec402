import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/lib/platform/i18n/locales";

/** The header's list of languages. */
export const languageSelect = (page: Page): Locator => page.locator(".language-selector > select");

/** Chooses a language by the header's list, also where a dialog lies over it; the screen keeps its state. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  await languageSelect(page).selectOption(locale);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}
