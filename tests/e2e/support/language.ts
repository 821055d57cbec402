import { expect, type Page } from "@playwright/test";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";

/** Chooses a language by the header's list, also where a dialog lies over it; the screen keeps its state. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const press = (element: HTMLElement | SVGElement) => element instanceof HTMLElement && element.click();
  await page.locator(".language-button").evaluate(press);
  await page.locator(`[role=listbox] [lang="${localeInfo(locale).tag}"]`).evaluate(press);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
}
