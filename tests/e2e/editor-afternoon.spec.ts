import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { completeBody } from "./api/people";
import { test } from "./support/accounts";
import { withoutNews } from "./support/notices";

interface FileText {
  readonly locale: string;
  readonly type: number;
  readonly role: string;
  readonly status: string;
  readonly body: string;
}

const ROLES = ["overview", "strengths", "daily-action"];
const isFirst = ({ locale, type, role }: FileText) => locale === "en" && type === 4 && role === "overview";

/** A theme's chapters as a translator's file for another slug: Hindi as drafts, and without the text that is written by hand. */
async function fillByFile(request: APIRequestContext, slug: string): Promise<string> {
  const exported = await request.get("/api/v2/coverage/export?slug=love&format=json");
  const { texts } = (await exported.json()) as { texts: readonly FileText[] };
  const chapters = texts.filter(({ role }) => ROLES.includes(role));
  const lines = chapters
    .filter((text) => !isFirst(text))
    .map((text) => ({ ...text, status: text.locale === "hi" ? "draft" : "published" }));
  const taken = await request.post("/api/v2/coverage/import", {
    data: { slug, format: "json", text: JSON.stringify(lines), apply: true, by: "Translator" },
  });
  expect(taken.status()).toBe(200);
  expect(await taken.json()).toMatchObject({ applied: true, refused: [] });
  return chapters.find(isFirst)?.body ?? "";
}

const packCard = (page: Page, slug: string) =>
  page.locator("section[aria-labelledby=packs-title] li.card", { hasText: slug });

async function openPacks(page: Page, slug: string) {
  await page.goto("/admin/new-report?lang=en");
  return packCard(page, slug);
}

test("a content editor's afternoon: from an empty pack to a green check and a reader's saved report, two mistakes taken back", async ({
  browser,
  admin,
  member,
  page: reader,
}) => {
  test.setTimeout(240_000);
  const slug = `house-${randomUUID().slice(0, 8)}`;
  const domain = `A quiet house ${slug}`;
  const editor = await browser.newContext({ storageState: admin.storageState, reducedMotion: "reduce" });
  await withoutNews(editor);
  const page = await editor.newPage();

  // An empty pack, which no reader sees.
  await openPacks(page, slug);
  await page.getByLabel("Pack Slug").fill(slug);
  await page.getByLabel("Domain/Category").fill(domain);
  await page.getByLabel("Input Type").selectOption("single");
  await page.getByRole("button", { name: "Create Report Pack" }).click();
  // The page shows what it has created; one that is left before that asks for nothing.
  await expect(packCard(page, slug)).toContainText("Administrators only");
  const card = await openPacks(page, slug);
  await expect(card).toContainText("Administrators only");
  expect((await reader.request.get(`/api/v2/reports/${slug}?sample=1&locale=en`)).status()).toBe(404);

  // The first text by hand, deleted by mistake and brought back.
  const body = await fillByFile(page.request, slug);
  await page.goto(`/admin/report-coverage?lang=en&slug=${slug}&type=Individualist&role=overview&state=none`);
  await page.getByRole("button", { name: /^Open the editor/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "New text" }).fill(body);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Delete text 1" }).click();
  await expect(dialog.getByRole("heading", { name: "Deleted texts" })).toBeVisible();
  await expect(dialog.getByText("There’s nothing here yet.")).toBeVisible();
  await dialog.getByRole("button", { name: "Bring back" }).click();
  await expect(dialog.getByRole("textbox", { name: "Text 1" })).toHaveValue(body);
  await expect(dialog.getByText("Published", { exact: true }).first()).toBeVisible();

  // The Hindi drafts of a translator, read and published together.
  await page.goto(`/admin/report-coverage?lang=en&slug=${slug}&locale=hi`);
  await page.getByRole("button", { name: "Review drafts" }).click();
  await expect(dialog.getByText("27 drafts, 27 shown, 27 chosen")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish 27 texts" }).click();
  await expect(page.locator(".toast-card")).toContainText("27 texts have been published");

  // The checks are green: the pack is public. It is deleted by mistake, and brought back.
  await openPacks(page, slug);
  await card.getByRole("button", { name: `Run the checks of ${slug}` }).click();
  await expect(card.locator("[data-qa=green]")).toBeVisible({ timeout: 120_000 });
  await expect(card).toContainText("Pages that can be made: 36 in HTML, 36 as PDF");
  await expect(card).toContainText("Open to everyone");
  await card.getByRole("button", { name: `Delete ${slug}` }).click();
  await page.getByRole("button", { name: `Bring ${slug} back` }).click();
  await expect(card.locator("[data-qa=green]")).toBeVisible();
  await page.goto(`/admin/report-coverage?lang=en&slug=${slug}`);
  const status = page.getByRole("region", { name: "Checks of the packs" });
  await expect(status).toContainText("Open to everyone");
  await editor.close();

  // A reader makes it of their own result, and finds it saved.
  const done = await reader.request.post("/api/assessment/complete", { data: completeBody(randomUUID(), Date.now()) });
  expect(done.status()).toBe(200);
  await reader.goto("/reports?lang=en");
  await reader.getByRole("button", { name: `Make my report: ${domain}` }).click();
  const view = reader.getByRole("link", { name: /^View the report “.*” \(opens in a new tab\)$/ });
  await expect(view).toBeVisible();
  await reader.reload();
  const opened = reader.waitForEvent("popup");
  await view.click();
  const report = await opened;
  await expect(report.locator("header")).toContainText(domain);
  await expect(report.locator("body")).toContainText(member.firstName);
});
