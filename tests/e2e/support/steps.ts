import { expect, type Page } from "@playwright/test";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { LOCALE_STORAGE_KEY, type Locale } from "@/lib/platform/i18n/locales";
import { sideFavouring } from "@/tests/support/sample-runs";
import { main } from "./look";
import { skipPortraits, statement } from "./walk";
import { words } from "./words";

/** The steps in any language, with and without a connection. */

/** The language in which this device has all that the steps need; null while it has not. */
const keptLanguage = (page: Page) =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return null;
    return (await caches.match("/offline-language"))?.text() ?? null;
  });

/** Waits until the device has all that the steps need in this language. */
export async function allKept(page: Page, locale: Locale): Promise<void> {
  await expect.poll(() => keptLanguage(page), { timeout: 30_000 }).toBe(locale);
}

/** Opens a step in a language, and waits for the same. */
export async function openAndKeep(page: Page, address: string, locale: Locale): Promise<void> {
  const url = new URL(address, page.url()).origin;
  await page.context().addCookies([{ name: LOCALE_STORAGE_KEY, value: locale, url }]);
  await page.goto(address);
  await allKept(page, locale);
}

/** Presses a button of the screen by the key of its words. */
export const press = (page: Page, locale: Locale, key: string) =>
  main(page)
    .getByRole("button", { name: words(locale, key), exact: true })
    .click();

/** Waits for the words that there is no connection, and where the answers are. */
export const saysOffline = (page: Page, locale: Locale) =>
  expect(main(page).getByText(words(locale, "common.offline"))).toBeVisible();

/** Answers all pairs as somebody of type 4 would, and goes on. */
export async function answerPairs(page: Page, locale: Locale): Promise<void> {
  for (const pair of PAIRS) {
    const chosen = statement(page, sideFavouring(4, pair));
    await expect(chosen).toHaveAttribute("aria-pressed", "false");
    await chosen.click();
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await press(page, locale, pair.id < PAIRS.length ? "common.next" : "common.continue");
  }
}

/** Chooses the first option of each scene. */
export async function answerScenes(page: Page): Promise<void> {
  const options = main(page).getByRole("listitem").getByRole("button");
  for (let scene = 1; scene <= 4; scene += 1) {
    await expect(options.and(page.locator("[aria-pressed=true]"))).toHaveCount(0);
    await options.first().click();
  }
}

export async function chooseBlock(page: Page, locale: Locale): Promise<void> {
  await skipPortraits(page, locale);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio").first().check({ force: true });
  await press(page, locale, "common.continue");
}

export async function chooseColors(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL("**/color-phase*");
  const states = page.locator("main fieldset > .choice");
  await expect(states).toHaveCount(5);
  await expect(main(page)).not.toContainText(words(locale, "common.unknown"));
  await states.nth(1).click();
  await states.nth(2).click();
  await press(page, locale, "common.continue");
}

export async function placeTokens(page: Page, locale: Locale): Promise<void> {
  await page.waitForURL("**/detail-tokens*");
  const add = page.locator("main [role=group] button.icon-btn:last-of-type");
  for (let token = 0; token < 10; token += 1) await add.nth(token % 3).click();
  await press(page, locale, "common.continue");
}
