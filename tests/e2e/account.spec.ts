import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { linkIn, mailTo } from "./support/outbox";
import { type Member, test } from "./support/visitor";

const NEW = "eight green doors";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Access My Report" }).click();
}

async function openReports(page: Page): Promise<void> {
  await page.goto("/reports");
  await expect(page.getByRole("region", { name: "Account Information" })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("dialog");

async function setNewPassword(page: Page): Promise<void> {
  await page.getByLabel("New password", { exact: false }).first().fill(NEW);
  await page.getByLabel("New password, once more").fill(NEW);
  await page.getByRole("button", { name: "Set the new password" }).click();
}

/** A second browser of the same person. */
async function elsewhere(page: Page, { email, password }: Member): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("no browser");
  const other = await context.newPage();
  await signIn(other, email, password);
  await other.waitForURL("**/reports*");
  return other;
}

test("a forgotten password is renewed by mail, and the old sessions end", async ({ page, member }) => {
  const other = await elsewhere(page, member);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await dialog(page).getByRole("textbox").fill(member.email);
  await dialog(page).getByRole("button", { name: "Send Recovery Email" }).click();
  await expect(dialog(page).getByText("New Password Generated!")).toBeVisible();
  await expect(dialog(page)).toBeHidden({ timeout: 6_000 });

  const mail = await mailTo(member.email);
  const password = /\b[2-9a-z]{4}(?:-[2-9a-z]{4}){3}\b/.exec(mail.text ?? "")?.[0] ?? "";
  expect(await page.content()).not.toContain(password);
  await signIn(page, member.email, password);
  await page.waitForURL("**/new-password*");
  expect((await page.request.get("/api/me")).status()).toBe(403);
  await page.goto("/reports");
  await page.waitForURL("**/new-password*");
  await setNewPassword(page);
  await page.waitForURL("**/reports*");
  await expect(page.getByRole("region", { name: "Account Information" })).toContainText(member.email);

  expect((await other.request.get("/api/me")).status()).toBe(401);
  await signIn(other, member.email, password);
  await expect(other.getByRole("alert").first()).toContainText("Login failed");
  await signIn(other, member.email, NEW);
  await other.waitForURL("**/reports*");
  await other.context().close();
});

test("details, address and password change on the page with the reports", async ({ page, member }) => {
  await openReports(page);
  const panel = page.getByRole("region", { name: "Account Information" });
  // The form holds what the server knows of them.
  await expect(page.getByText(`Welcome back, ${member.firstName} ${member.lastName}`)).toBeVisible();
  await panel.getByRole("button", { name: "Edit details" }).click();
  await dialog(page).getByLabel("First name").fill("Zoya");
  await dialog(page).getByLabel("Phone number").fill("98765 43210");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText("with the country code", { exact: false }).last()).toBeVisible();
  await expect(dialog(page).getByLabel("First name")).toHaveValue("Zoya");
  await dialog(page).getByLabel("Phone number").fill("+91 098765 43210");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Your details are saved.")).toBeVisible();
  await expect(panel).toContainText("+919876543210");
  await expect(page.getByText("Welcome back, Zoya Verma")).toBeVisible();
  await expect(panel).toContainText("Zoya Verma");

  const email = `${randomUUID()}@example.org`;
  await panel.getByRole("button", { name: "Change email" }).click();
  await dialog(page).getByLabel("New email").fill(email);
  await dialog(page).getByLabel("Your password").fill("not this one");
  await dialog(page).getByRole("button", { name: "Send the link" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("This isn’t your current password.");
  await expect(dialog(page).getByLabel("New email")).toHaveValue(email);
  await dialog(page).getByLabel("Your password").fill(member.password);
  await dialog(page).getByRole("button", { name: "Send the link" }).click();
  await expect(panel.getByText(email, { exact: true })).toBeVisible();
  // It waits in sight, also after a reload; what is called off is kept as it was, and may be asked for again.
  await page.reload();
  const calledOff = linkIn(await mailTo(email));
  const waiting = panel.getByText("Your new address is waiting");
  await expect(panel.getByText(email, { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Keep the old address" }).click();
  await expect(panel.getByText("Your address stays as it is.", { exact: false })).toBeVisible();
  await expect(waiting).toBeHidden();
  const final = `${randomUUID()}@example.org`;
  await panel.getByRole("button", { name: "Change email" }).click();
  await dialog(page).getByLabel("New email").fill(final);
  await dialog(page).getByLabel("Your password").fill(member.password);
  await dialog(page).getByRole("button", { name: "Send the link" }).click();
  await expect(waiting).toBeVisible();
  await panel.getByRole("button", { name: "Send again" }).click();
  await expect(panel.getByText(`We have sent a link to ${final}.`, { exact: false })).toBeVisible();
  // The link to what was called off is void.
  await page.goto(calledOff);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.goto(linkIn(await mailTo(final)));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText(`From now on you log in with ${final}.`, { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to my account" })).toBeVisible();
  await openReports(page);
  await expect(panel).toContainText(final);
  await expect(waiting).toBeHidden();
  expect((await mailTo(member.email)).subject).toContain("was changed");

  await panel.getByRole("button", { name: "Change password" }).click();
  await dialog(page).getByLabel("Current password").fill(member.password);
  await setNewPassword(page);
  await expect(panel.getByText("Your new password is set.", { exact: false })).toBeVisible();
  expect((await page.request.get("/api/me")).status()).toBe(200);
});

test("everything can be taken along, and the account closed, kept after all, and closed again", async ({
  page,
  member,
}) => {
  await openReports(page);
  const panel = page.getByRole("region", { name: "Account Information" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ninefold-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data.account.account.email).toBe(member.email);

  await panel.getByRole("button", { name: "Delete account" }).click();
  await dialog(page).getByLabel("Your password").fill(member.password);
  await dialog(page).getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog(page).getByText("It will be deleted for good at", { exact: false })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Go to the start page" }).click();
  await page.waitForURL(/\/(\?.*)?$/);
  expect((await page.request.get("/api/me")).status()).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem("loggedInUser"))).toBeNull();
  await signIn(page, member.email, member.password);
  await expect(page.getByRole("alert").first()).toContainText("This account is about to be deleted.");

  const link = linkIn(await mailTo(member.email));
  await page.request.get(link);
  await page.goto(link);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account stays" })).toBeVisible();
  await signIn(page, member.email, member.password);
  await page.waitForURL("**/reports*");
});

test("every page leads to the privacy page, which names what this browser keeps", async ({ page, member }) => {
  await openReports(page);
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  // By the keyboard: what arrives above moves the footer, and a pointer that is pressed may be let go beside the link.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).press("Enter");
  await page.waitForURL("**/privacy*");
  const listed = await page.locator("main code").allInnerTexts();
  const kept = [...names, ...cookies].map((name) => name.split(":")[0] ?? name);
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.filter((name) => !listed.includes(name))).toEqual([]);
  expect(member.id).toBeTruthy();
});
