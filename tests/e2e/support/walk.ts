import { expect, type Page } from "@playwright/test";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import type { Locale } from "@/lib/platform/i18n/locales";
import { sideFavouring } from "@/tests/support/sample-runs";
import type { Person } from "./people";
import { words } from "./words";

/** Waits until the scripts of the welcome page stand: before, a tap is lost and its form is disabled. */
export const welcomeReady = (page: Page): Promise<void> => expect(page.locator("form [type=submit]")).toBeEnabled();

/** Fills the welcome form. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Phone number").fill(person.phone);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("checkbox").check();
}

/** Fills the welcome form and starts. */
export async function registerOnScreen(page: Page, person: Person): Promise<void> {
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create account and start" }).click();
  await page.waitForURL("**/rheti*");
}

/** The two statements of the pair that is shown. */
export const statement = (page: Page, side: "left" | "right") => page.locator(`button[data-side="${side}"]`);

/** Opens the grid of all pairs, by the place that is shown. */
export const openOverview = (page: Page) => page.getByRole("button", { name: /of 36, see all pairs$/ }).click();

/** Answers the pairs from one place to another as somebody of type 4 would. */
export async function answerPairs(page: Page, from = 1, to = PAIRS.length): Promise<void> {
  for (const pair of PAIRS.slice(from - 1, to)) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Pair ${pair.id} `);
    await statement(page, sideFavouring(4, pair)).click();
    await expect(statement(page, sideFavouring(4, pair))).toHaveAttribute("aria-pressed", "true");
    if (pair.id < to) await page.getByRole("button", { name: "Next", exact: true }).click();
  }
}

/** Chooses the first option that is shown on each of the scenes. */
export async function answerScenes(page: Page, from = 1, to = 4): Promise<void> {
  for (let place = from; place <= to; place += 1) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Scene ${place} of 4`);
    await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  }
}

/** Skips the two portraits that come before the blocks. */
export async function skipPortraits(page: Page, locale: Locale = "en"): Promise<void> {
  await page.waitForURL("**/building-blocks*");
  await page.getByRole("button", { name: words(locale, "portraitsStep.skip") }).click();
}

export async function chooseBlock(page: Page): Promise<void> {
  await skipPortraits(page);
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function chooseColors(page: Page): Promise<void> {
  await page.waitForURL("**/color-phase*");
  await expect(page.getByRole("button", { name: "Select 2 States to Continue" })).toBeVisible();
  await page.getByRole("button", { name: /^Steady/ }).click();
  await page.getByRole("button", { name: /^Managing/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function placeTokens(page: Page): Promise<void> {
  await page.waitForURL("**/detail-tokens*");
  for (const [area, count] of [
    ["Self-Preservation", 5],
    ["One-to-One", 3],
    ["Social", 2],
  ] as const) {
    for (let token = 0; token < count; token += 1) {
      await page.getByRole("button", { name: `Add a token to ${area}` }).click();
    }
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/results*");
}
