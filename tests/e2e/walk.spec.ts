import { expect } from "@playwright/test";
import { somebody } from "./support/people";
import { test } from "./support/visitor";
import { answerPairs, answerScenes, chooseBlock, chooseColors, placeTokens, registerOnScreen } from "./support/walk";

// With less motion the next pair waits to be asked for; on a slow machine it would else come between two clicks.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from a themed landing page to a saved report, and back to it later", async ({ page, context }) => {
  const person = somebody("Asha", "Verma");
  await page.goto("/love");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Relationships");
  await registerOnScreen(page, person);

  await answerPairs(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/hero-moments*");
  await answerScenes(page);
  await chooseBlock(page);
  await chooseColors(page);
  await placeTokens(page);

  await expect(page.getByRole("heading", { level: 1 })).toContainText("Individualist");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Generate My Report" }).click();
  const report = await opened;
  await report.waitForLoadState();
  expect(new URL(report.url()).pathname).toBe("/api/reports/love/4");
  await expect(page.getByRole("link", { name: "Open my report" })).toBeVisible();

  const text = (await report.locator("body").innerText()).toLowerCase();
  for (const word of [
    "asha verma",
    "individualist",
    "steady",
    "managing",
    "self-preservation",
    "one-to-one",
    "social",
  ]) {
    expect(text).toContain(word);
  }

  await page.goto("/reports");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Transformation Reports");
  await expect(page.getByText("The Individualist").first()).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  const refused = await page.request.get(report.url());
  expect(refused.status()).toBe(401);

  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Access My Report" }).click();
  await page.waitForURL("**/reports*");
  const again = context.waitForEvent("page");
  await page.getByRole("link", { name: /View Report/ }).click();
  const sameReport = await again;
  await sameReport.waitForLoadState();
  expect(sameReport.url()).toBe(report.url());
  expect((await sameReport.locator("body").innerText()).toLowerCase()).toBe(text);
});
