import { type Browser, expect, type Page } from "@playwright/test";
import { finishedRun, keepReport } from "./support/runs";
import { someAddress, test } from "./support/visitor";
import { words } from "./support/words";

const text = (key: string, values = {}) => words("en", key, values);
const dialog = (page: Page) => page.getByRole("dialog");

/** A browser that knows nobody. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
  return context.newPage();
}

test("parts of a report are shared by a link, without the name, until the link is ended", async ({
  page,
  browser,
  member,
}) => {
  await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  await page.goto("/reports");
  await page.getByRole("button", { name: /^Share:/ }).click();
  await dialog(page)
    .getByRole("checkbox", { name: text("reports.share.section.states") })
    .check();
  await dialog(page)
    .getByRole("button", { name: text("reports.share.create") })
    .click();
  const field = dialog(page).getByRole("textbox", { name: text("reports.share.link") });
  await expect(field).toBeFocused();
  const url = await field.inputValue();
  expect(url).toMatch(/\/api\/shared\/[\w-]{32}$/);

  const other = await stranger(browser);
  const response = await other.goto(url);
  expect(response?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  await expect(other.locator("h1")).toHaveText("The Individualist");
  await expect(other.locator("body")).toContainText(text("report.cover.sharedTitle"));
  expect(await other.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([
    "depth",
    "wing",
    "states",
  ]);
  const shown = await other.content();
  for (const hidden of [member.firstName, member.lastName, member.email, member.id])
    expect(shown).not.toMatch(new RegExp(`\\b${hidden.replaceAll(".", "\\.")}\\b`, "i"));

  await page.getByRole("button", { name: text("common.close") }).click();
  await page.getByRole("button", { name: /^Share:/ }).click();
  await expect(dialog(page).getByText("Opened once")).toBeVisible();
  await dialog(page)
    .getByRole("button", { name: /^End the link of/ })
    .click();
  await expect(dialog(page).getByText(/^Ended on/)).toBeVisible();
  const gone = await other.reload();
  expect(gone?.status()).toBe(404);
  await expect(other.locator("h1")).toHaveText(text("errors.sharedGone"));
  await other.context().close();
});

test("the preview shows what the link will show", async ({ page, context, member }) => {
  await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  await page.goto("/reports");
  await page.getByRole("button", { name: /^Share:/ }).click();
  await dialog(page)
    .getByRole("checkbox", { name: text("reports.share.showName") })
    .check();
  const opened = context.waitForEvent("page");
  await dialog(page)
    .getByRole("link", { name: text("reports.share.preview") })
    .click();
  const preview = await opened;
  await expect(preview.locator("body")).toContainText(`${member.firstName} ${member.lastName}`);
  await expect(preview.locator("main > section")).toHaveCount(2);
});

test("a report opens in another language, says so, and leads to its PDF in that language", async ({
  page,
  context,
  member,
}) => {
  await keepReport(page.request, member.id, { reportType: "career", locale: "en" });
  await page.goto("/reports");
  await page.locator("main .card summary").click();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: text("reports.languagePage", { language: "اردو" }) }).click();
  const urdu = await opened;
  await expect(urdu.locator("html")).toHaveAttribute("lang", "ur-G4");
  await expect(urdu.locator("body")).toContainText(words("ur-G4", "report.cover.translatedTitle", {}));
  const href = await urdu.getByRole("link", { name: words("ur-G4", "report.pdf", {}) }).getAttribute("href");
  expect(href).toMatch(/^\/api\/reports\/career\/4\/pdf\?report=[\w-]+&lang=ur-G4$/);
  const first = await urdu.content();
  await urdu.reload();
  expect(await urdu.content()).toBe(first);
});

test("a saved report that is somebody else's is refused in words", async ({ page, browser, member }) => {
  const url = await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  const other = await stranger(browser);
  expect((await other.goto(url))?.status()).toBe(401);
  await expect(other.locator("h1")).toHaveText(text("errors.unauthenticated"));
  await expect(other.getByRole("link", { name: text("reports.logIn") })).toHaveAttribute("href", "/login");
  await other.context().close();
});

test("after a retake the reports show both results and what changed", async ({ page, member }) => {
  const earlier = finishedRun();
  await keepReport(page.request, member.id, { reportType: "love", locale: "en", run: earlier });
  const later = finishedRun();
  const tokens = { value: { self: 0, oneToOne: 3, social: 7 }, at: Date.now() };
  await keepReport(page.request, member.id, { reportType: "love", locale: "en", run: { ...later, tokens } });
  await page.goto("/reports");
  await expect(page.getByRole("list", { name: text("reports.runs.caption") }).getByRole("listitem")).toHaveCount(2);
  const changes = page.getByRole("region", { name: text("reports.changes.title") });
  await expect(changes).toContainText(text("reports.changes.type.same", { to: "Individualist", from: "" }));
  await expect(changes).toContainText("Social: 2 of 10 first, then 7.");
});
