import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "./support/accounts";
import { hold } from "./support/hold";
import { withoutNews } from "./support/notices";
import { someAddress } from "./support/visitor";

const PAGE = "/admin/report-coverage";

async function open(browser: Browser, admin: { storageState: object }, path = PAGE): Promise<Page> {
  const context = await browser.newContext({
    storageState: admin.storageState as never,
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  await withoutNews(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function pick(page: Page, picker: string, values: readonly string[]) {
  await page.getByRole("button", { name: `Add: ${picker}` }).click();
  for (const value of values) await page.getByRole("menuitem", { name: value, exact: true }).click();
  await page.keyboard.press("Escape");
}
const drop = (page: Page, value: string) => page.getByRole("button", { name: `Remove ${value}`, exact: true }).click();

async function expectToast(page: Page, title: string, text: string) {
  const toast = page.locator(".toast-card");
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(text);
  await expect(toast).toHaveCount(1);
}

const rows = (page: Page) => page.locator(".matrix-row");
const heading = (page: Page, count: number) =>
  page.getByRole("heading", { name: `Coverage Matrix (${count} ${count === 1 ? "item" : "items"})` });

test("whoever is no administrator is led to the sign-in", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/admin-login$/);
});

test("the matrix: pickers, badges, columns, violations, the empty text", async ({ browser, admin }) => {
  const page = await open(browser, admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report Coverage Dashboard");
  await expect(page.getByRole("button", { name: "Remove en" })).toBeVisible();
  const columns = ["Slug", "Locale", "Type", "State", "Role", "Has?", "Count", "Violations"];
  await expect(page.getByRole("columnheader")).toHaveText(columns);

  const asked = page.waitForRequest((request) => request.url().endsWith("/api/v2/coverage?slug=love&locale=en"));
  await pick(page, "Slugs", ["love"]);
  await asked;
  // Of nine types: three short sections in eight moods, and four chapters and a plan of the theme without moods.
  await expect(heading(page, 9 * (8 * 3 + 5))).toBeVisible();
  await page.getByRole("button", { name: "Add: Slugs" }).click();
  await expect(page.getByRole("menuitem", { name: "love", exact: true })).toHaveCount(0);
  const options = ["general", "parenting", "wellness", "health", "corporate", "leadership", "wealth", "career"];
  expect((await page.getByRole("menuitem").allTextContents()).slice(0, 8)).toEqual(options);
  await page.keyboard.press("Escape");

  let requests = 0;
  page.on("request", (request) => (requests += Number(request.url().includes("/api/v2/coverage"))));
  await pick(page, "Types", ["Sentinel"]);
  await pick(page, "Roles", ["overview"]);
  await expect(heading(page, 8)).toBeVisible();
  await pick(page, "States", ["No state"]);
  await expect(heading(page, 1)).toBeVisible();
  expect(requests).toBe(0);
  await expect(rows(page).getByRole("img", { name: "Has content" })).toBeVisible();
  await expect(rows(page).getByText("Clean")).toBeVisible();
  await drop(page, "No state");
  await pick(page, "States", ["Stressed"]);
  await expect(rows(page).getByRole("img", { name: "No content" })).toBeVisible();

  await page.reload();
  await expect(heading(page, 1)).toBeVisible();
  await page.goto(`${PAGE}?type=Nobody`);
  await expect(page.getByText("No coverage data found. Try adjusting your filters or refresh the data.")).toBeVisible();
});

test("what is missing in a request is said", async ({ browser, admin }) => {
  const page = await open(browser, admin);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expectToast(page, "Missing Filters", "Please select at least one slug, locale, type, and role");
  await page.getByRole("button", { name: "Translate All Missing" }).click();
  await expectToast(page, "Missing Slug", "Please select at least one slug to translate");
  await pick(page, "Slugs", ["love"]);
  await page.getByRole("button", { name: "Translate All Missing" }).click();
  await expectToast(page, "No Target Locales", "Please select non-English locales for translation");
});

test("drafting: one request for each combination, a failure half way is skipped, then all is read again", async ({
  browser,
  admin,
}) => {
  const page = await open(
    browser,
    admin,
    `${PAGE}?slug=parenting&type=Sentinel,Helper&role=overview,strengths&state=Relaxed`,
  );
  await expect(heading(page, 4)).toBeVisible();
  const bodies: unknown[] = [];
  const { held, release } = hold();
  let under = 0;
  await page.route(/\/api\/v2\/coverage\/draft$/, async (route) => {
    under += 1;
    expect(under).toBe(1);
    bodies.push(route.request().postDataJSON());
    await held;
    under -= 1;
    if (bodies.length === 2) return route.fulfill({ status: 500, json: { error: "broken", message: "broken" } });
    await route.continue();
  });
  const again = page.waitForResponse((response) => /\/api\/v2\/coverage\?/.test(response.url()));
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expect(page.getByRole("button", { name: "Processing..." })).toHaveCount(2);
  for (const button of await page.getByRole("button", { name: "Processing..." }).all())
    await expect(button).toBeDisabled();
  release();
  await expect(page.getByText("1 skipped").first()).toBeAttached();
  await expectToast(page, "Draft Success", "Created 9 draft atoms");
  await again;
  const shared = { slug: "parenting", locale: "en", state: "Relaxed", count: 3 };
  expect(bodies).toEqual([
    { ...shared, type: "Sentinel", role: "overview" },
    { ...shared, type: "Sentinel", role: "strengths" },
    { ...shared, type: "Helper", role: "overview" },
    { ...shared, type: "Helper", role: "strengths" },
  ]);
  await expect(rows(page).getByRole("img", { name: "No content" })).toHaveCount(4);
  await expect(rows(page).getByText("3 drafts")).toHaveCount(3);
  await page.unroute(/\/api\/v2\/coverage\/draft$/);
  // Three of four have a text by now: it is said, and each answer does what it says.
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expect(page.getByText("3 of the 4 chosen cells already have a text.")).toBeVisible();
  await page.getByRole("button", { name: "Leave them out: 1 cell remains" }).click();
  await expectToast(page, "Draft Success", "Created 3 draft atoms");
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await page.getByRole("button", { name: "All 4" }).click();
  await expectToast(page, "Draft Success", "Created 0 draft atoms");
});

test("translating: one request for each slug; placeholders are no content, and violate", async ({ browser, admin }) => {
  // A slug of its own: translating takes all that stands under one, also what another test has written.
  const slug = `translated-${randomUUID().slice(0, 8)}`;
  const page = await open(browser, admin, `${PAGE}?slug=${slug}&type=Reformer&role=overview&state=none`);
  const made = await page.request.post("/api/v2/packs/create", { data: { slug, domain: "tests", input: "single" } });
  expect(made.ok()).toBe(true);
  await page.reload();
  await expect(heading(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expectToast(page, "Draft Success", "Created 3 draft atoms");
  await pick(page, "Locales", ["hi"]);
  const sent = page.waitForRequest(/\/api\/v2\/coverage\/translate$/);
  await page.getByRole("button", { name: "Translate All Missing" }).click();
  expect((await sent).postDataJSON()).toEqual({
    ...{ slug, from: "en", to: ["hi"], type: ["Reformer"], state: [""], role: ["overview"] },
  });
  await expectToast(page, "Translation Success", "Created 3 translation placeholders");
  await page.getByRole("button", { name: "3 violations" }).click();
  const dialog = page.getByRole("dialog", { name: "Brand Violations" });
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(dialog.getByRole("listitem").first()).toContainText("Still to be written: [[hi]]");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("failures: of the matrix, of drafting and of translating", async ({ browser, admin }) => {
  const page = await open(browser, admin, `${PAGE}?slug=parenting&locale=en,hi&type=Helper&role=overview`);
  await expect(heading(page, 16)).toBeVisible();
  await page.route(/\/api\/v2\/coverage\/(draft|translate)$/, (route) => route.abort());
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expectToast(page, "Draft Failed", "Failed to create draft atoms");
  await page.getByRole("button", { name: "Translate All Missing" }).click();
  await expectToast(page, "Translation Failed", "Failed to create translation placeholders");
  const { held, release } = hold();
  await page.route(/\/api\/v2\/coverage\?/, async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "down" });
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("button", { name: "Loading..." })).toBeVisible();
  release();
  await expectToast(page, "Error", "Failed to load coverage data");
  await expect(heading(page, 16)).toBeVisible();
});

test("drafts go to the first empty place; the list can leave out what is covered", async ({ browser, admin }) => {
  const page = await open(browser, admin, `${PAGE}?slug=general&locale=ur&type=Achiever&role=overview`);
  await expect(heading(page, 8)).toBeVisible();
  // It follows the address, which changes a moment later.
  await page.getByRole("checkbox", { name: "Only missing" }).click();
  await expect(heading(page, 7)).toBeVisible();
  await page.reload();
  await expect(heading(page, 7)).toBeVisible();
  await page.getByRole("button", { name: "Draft 3 Atoms" }).click();
  await expectToast(page, "Draft Success", "Created 3 draft atoms · State: Focused");
  await expect(rows(page).getByText("3 drafts")).toHaveCount(1);
});

test("the heat map pivots, and a field leads to its rows", async ({ browser, admin }) => {
  const page = await open(browser, admin, `${PAGE}?view=map&down=locale&across=role&locale=all&slug=love`);
  const field = page.getByRole("button", { name: /^ur, strengths: 9 of 72 covered/ });
  await expect(field).toHaveText("9/72");
  await page.getByRole("button", { name: "Swap" }).click();
  await page.getByRole("button", { name: /^strengths, ur: 9 of 72/ }).click();
  await expect(heading(page, 72)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove ur" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove strengths" })).toBeVisible();
});

test("by keyboard alone: pick, sort, open, write, mend, publish, see it in a report, undo", async ({
  browser,
  admin,
}) => {
  const page = await open(browser, admin, `${PAGE}?slug=wellness&type=Peacemaker&role=daily-action&state=none`);
  const key = (name: string) => page.keyboard.press(name);
  await expect(heading(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "Most missed first" }).focus();
  await key("Enter");
  await expect(page).toHaveURL(/sort=-demand/);
  await page.getByRole("button", { name: /^Open the editor for wellness/ }).focus();
  await key("Enter");
  const dialog = page.getByRole("dialog", { name: "wellness · daily-action" });
  await expect(dialog).toContainText("There’s nothing here yet");
  const text = dialog.getByRole("textbox", { name: "New text" });
  await text.focus();
  await page.keyboard.insertText(
    "You always rush.  Sit by a window for ten minutes this evening and let one thing wait. Notice what your shoulders do when nobody asks.",
  );
  await expect(dialog.getByText("Leaves the reader no way out: You always")).toBeVisible();
  await key("Escape");
  await expect(dialog.getByText("Discard what you typed?")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep writing" }).press("Enter");
  await dialog.getByRole("button", { name: "Fix it" }).press("Enter");
  await expect(text).toHaveValue(/^You always rush\. Sit/);
  await text.fill((await text.inputValue()).replace("You always rush.", "Some days you rush."));
  await expect(dialog.getByText("No rule is broken")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(dialog.getByText("Published", { exact: true }).first()).toBeVisible();

  const first = dialog.getByRole("textbox", { name: "Text 1" });
  await first.fill(`${await first.inputValue()} Then breathe out.`);
  const region = dialog.getByRole("region", { name: "Text 1" });
  const font = page.waitForEvent("requestfinished", (request) => request.url().includes("/fonts/"));
  await region.getByRole("button", { name: "Show it in a report" }).press("Enter");
  const report = page.frameLocator("iframe");
  await expect(report.getByText("Then breathe out.").first()).toBeVisible();
  await font;
  await key("Escape");
  await region.getByRole("button", { name: "Publish the change" }).press("Enter");
  await expect(region.getByText("Published. Readers see it from now on.")).toBeVisible();
  await region.getByText("History (2)").press("Enter");
  await region.getByRole("button", { name: "Restore this" }).press("Enter");
  await expect(first).toHaveValue(/nobody asks\.$/);
  await key("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).getByRole("img", { name: "Has content" })).toBeVisible();
});

test("a failed save keeps what was typed", async ({ browser, admin }) => {
  const page = await open(browser, admin, `${PAGE}?slug=career&type=Achiever&role=overview&state=none`);
  await page.getByRole("button", { name: /^Open the editor/ }).click();
  const region = page.getByRole("region", { name: "Text 1" });
  const text = region.getByRole("textbox");
  const typed = `${await text.inputValue()} Another sentence.`;
  await text.fill(typed);
  await page.route(/\/api\/v2\/coverage\/atoms\//, (route) => route.abort());
  await region.getByRole("button", { name: "Publish the change" }).click();
  await expect(region.getByRole("alert")).toContainText("What you typed is still here.");
  await expect(text).toHaveValue(typed);
});

test("files: out, changed, looked at, applied", async ({ browser, admin }) => {
  const page = await open(browser, admin, `${PAGE}?slug=wealth&locale=en`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("combobox", { name: "Slug" }).selectOption("wealth");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const stream = await (await download).createReadStream();
  let csv = "";
  for await (const chunk of stream) csv += chunk;
  expect(csv.trim().split("\r\n").length).toBeGreaterThanOrEqual(127);
  const changed = csv.replace(/(published,"?)(\w)/, "$1Look: $2").replace("wealth,en,9", "wealth,en,12");
  await page
    .getByLabel("Import a file")
    .setInputFiles({ name: "wealth.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
  await expect(page.getByText("0 new, 1 changed, 124 unchanged, 1 refused")).toBeVisible();
  await page.getByRole("button", { name: "Apply the changes" }).click();
  await expect(page.getByText("Applied", { exact: true })).toBeVisible();
  await page
    .getByLabel("Import a file")
    .setInputFiles({ name: "wealth.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByText("0 new, 1 changed, 125 unchanged, 0 refused")).toBeVisible();
  await page.getByRole("button", { name: "Apply the changes" }).click();
  await expect(page.getByText("Applied", { exact: true })).toBeVisible();
});
