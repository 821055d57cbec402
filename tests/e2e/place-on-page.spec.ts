import { expect } from "@playwright/test";
import { finishedRun } from "./support/runs";
import { saveRun, test } from "./support/visitor";
import { welcomeReady } from "./support/walk";

test("on a phone the menu leads to the account from another screen, and again after scrolling away", async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results?lang=en");
  const toAccount = async () => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("link", { name: "My account" }).click();
  };
  const title = page.locator("#account-title");
  await toAccount();
  await page.waitForURL("**/reports*#account");
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Compare with somebody" })).toBeVisible();
  await expect(title).toBeInViewport();

  // One turn of the wheel may fall into the time in which the page still goes to the place.
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(title).not.toBeInViewport();
  await toAccount();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test("logging out by mouse gives the heading of the way in the focus, without a box around it", async ({
  page,
  member: _,
}) => {
  await page.goto("/reports?lang=en");
  await page.getByRole("main").getByRole("button", { name: "Logout", exact: true }).click();
  const title = page.getByRole("heading", { name: "Begin your assessment" });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS("outline-style", "none");
});

test("a forgotten password leads to the form that asks for a new one, with the address that was typed", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  await welcomeReady(page);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByLabel("Email").fill("amina@example.com");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Password Recovery" });
  await expect(dialog.getByRole("textbox")).toHaveValue("amina@example.com");
  expect(page.url()).not.toContain("amina");
});
