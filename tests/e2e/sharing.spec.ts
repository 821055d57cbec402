import { writeFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
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

const choose = (page: Page) => dialog(page).getByText(text("reports.share.choose")).click();

test("parts of a report are shared by a short link, without the name, until the link is ended", async ({
  page,
  browser,
  member,
}) => {
  await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  await page.goto("/reports");
  await page.getByRole("button", { name: /^Share:/ }).click();
  await choose(page);
  await dialog(page)
    .getByRole("checkbox", { name: text("reports.share.section.states") })
    .check();
  const copy = dialog(page).getByRole("button", { name: text("reports.share.copy"), exact: true });
  await copy.click();
  const field = dialog(page).getByRole("textbox", { name: text("reports.share.link") });
  const url = await field.inputValue();
  expect(url).toMatch(/\/s\/[\w-]{16}$/);

  const other = await stranger(browser);
  const response = await other.goto(url);
  expect(response?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
  await expect(other.locator("h1")).toHaveText("The Individualist");
  await expect(other.locator("body")).toContainText(text("report.cover.sharedTitle"));
  expect(await other.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id))).toEqual([
    "depth",
    "wing",
    "states",
    "withme",
  ]);
  await expect(other.locator("body")).toContainText(text("report.shared.sure"));
  await expect(other.locator("#withme")).toContainText(text("report.shared.withMe"));
  const shown = await other.content();
  expect(shown).not.toMatch(/of its eight|Chosen over|Strongly, over/);
  for (const hidden of [member.firstName, member.lastName, member.email, member.id])
    expect(shown).not.toMatch(new RegExp(`\\b${hidden.replaceAll(".", "\\.")}\\b`, "i"));
  await expect(other.getByRole("link", { name: text("report.shared.find") })).toHaveAttribute("href", "/love?lang=en");
  await expect(other.getByRole("link", { name: text("report.shared.compare") })).toHaveAttribute(
    "href",
    "/compare?lang=en",
  );

  await page.getByRole("button", { name: text("common.close") }).click();
  await page.getByRole("button", { name: /^Share:/ }).click();
  await expect(dialog(page).getByText("Opened once")).toBeVisible();
  await expect(dialog(page).getByText(/^Works until \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(field).toHaveValue(url);
  await dialog(page)
    .getByRole("button", { name: /^End the link of/ })
    .click();
  await expect(dialog(page).getByText(/^Ended on/)).toBeVisible();
  const gone = await other.reload();
  expect(gone?.status()).toBe(404);
  await expect(other.locator("h1")).toHaveText(text("errors.sharedGone"));
  expect((await other.request.get(`${url}/card.png`)).status()).toBe(404);
  await other.context().close();
});

/** The content of a tag of the head, by its name or property. */
const tag = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute("content");

test("a shared card in four languages: its words and its picture are those of the language, with the name that is shown", async ({
  page,
  browser,
  member,
}, info) => {
  const address = await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  const reportId = new URL(address, "http://localhost").searchParams.get("report");
  const other = await stranger(browser);
  const pictures: Buffer[] = [];
  for (const { code: language, dir, tag: bcp } of LOCALES) {
    const data = { reportId, sections: ["depth"], showName: true, showSign: true, language };
    const { url } = await (await page.request.post("/api/shares", { data })).json();
    await other.goto(url);
    await expect(other.locator("html")).toHaveAttribute("dir", dir);
    const type = await other.locator("h1").innerText();
    expect(await tag(other, "og:title")).toBe(words(language, "report.shared.title", { name: member.firstName, type }));
    expect(await tag(other, "og:locale")).toBe(bcp.replace("-", "_"));
    expect(await tag(other, "twitter:card")).toBe("summary_large_image");
    await expect(other.locator("body")).toContainText(
      words(language, "report.shared.compareWith", { name: member.firstName }),
    );
    const announced = new URL((await tag(other, "og:image")) ?? "").pathname;
    for (const [form, width, height] of [
      ["card", 1200, 630],
      ["story", 1080, 1920],
    ] as const) {
      const picture = await other.request.get(announced.replace("card", form));
      expect(picture.headers()["content-type"]).toBe("image/png");
      const png = await picture.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
      await writeFile(info.outputPath(`${language}-${form}.png`), png);
      pictures.push(png);
    }
  }
  expect(new Set(pictures.map((png) => png.toString("base64"))).size).toBe(2 * LOCALES.length);
  await other.context().close();
});

test("the preview shows what the link will show", async ({ page, context, member }) => {
  await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  await page.goto("/reports");
  await page.getByRole("button", { name: /^Share:/ }).click();
  const picture = dialog(page).getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await choose(page);
  await dialog(page)
    .getByRole("checkbox", { name: text("reports.share.showName") })
    .check();
  const opened = context.waitForEvent("page");
  await dialog(page)
    .getByRole("link", { name: text("reports.share.preview") })
    .click();
  const preview = await opened;
  await expect(preview.locator("body")).toContainText(`${member.firstName} ${member.lastName}`);
  await expect(preview.locator("main > section")).toHaveCount(3);
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
