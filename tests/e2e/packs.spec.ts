import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { ADMIN_PASSWORD } from "./support/admin-password";
import { hold } from "./support/hold";
import { withoutNews } from "./support/notices";
import { test } from "./support/visitor";

const PACKS = "section[aria-labelledby=packs-title]";

async function openPage(page: Page): Promise<void> {
  await withoutNews(page.context());
  const signedIn = await page.request.post("/api/auth/admin-login", { data: { password: ADMIN_PASSWORD } });
  expect(signedIn.status()).toBe(200);
  await page.goto("/admin/new-report?lang=en");
  await expect(page.getByRole("heading", { name: "Create New Report Pack" })).toBeVisible();
}

interface FileText {
  readonly locale: string;
  readonly type: string | number;
  readonly role: string;
  readonly body: string;
}

/** Publishes a complete theme's texts under another slug by the administrators' import, but for one; answers with that. */
async function fillAllBut(request: APIRequestContext, slug: string, left: (text: FileText) => boolean) {
  const exported = await request.get("/api/v2/coverage/export?slug=love&format=json");
  expect(exported.status()).toBe(200);
  const { texts } = (await exported.json()) as { texts: readonly FileText[] };
  const [kept] = texts.filter(left);
  const text = JSON.stringify(texts.filter((each) => !left(each)));
  const result = await request.post("/api/v2/coverage/import", {
    data: { slug, format: "json", text, apply: true, by: "test" },
  });
  expect({ status: result.status(), text: (await result.text()).slice(0, 300) }).toMatchObject({ status: 200 });
  return kept?.body ?? "";
}

test("a pack is created through the page, with every text of the form", async ({ page }) => {
  await openPage(page);
  const submit = page.getByRole("button", { name: "Create Report Pack" });
  await submit.click();
  for (const sentence of ["Slug is required", "Domain is required", "Input type is required"])
    await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByLabel("Pack Slug")).toBeFocused();
  await page.getByLabel("Pack Slug").fill("a b");
  await page.getByLabel("Domain/Category").fill("x".repeat(101));
  await submit.click();
  await expect(page.getByText("Slug must be alphanumeric with hyphens/underscores only")).toBeVisible();
  await expect(page.getByText("Domain must be 100 characters or less")).toBeVisible();
  await page.getByLabel("Pack Slug").fill("x".repeat(51));
  await submit.click();
  await expect(page.getByText("Slug must be 50 characters or less")).toBeVisible();
  await expect(page.getByLabel("Input Type").locator("option")).toHaveText([
    "Choose an input type",
    "Single Profile",
    "Pair (Two Profiles)",
  ]);

  await page.getByLabel("Pack Slug").fill("love");
  await page.getByLabel("Domain/Category").fill("Taken");
  await page.getByLabel("Input Type").selectOption("single");
  await submit.click();
  await expect(page.locator(".toast-card")).toContainText("Creation Failed");
  await expect(page.locator(".toast-card")).toContainText("This slug is already taken.");
  await expect(page.getByLabel("Domain/Category")).toHaveValue("Taken");

  const { held, release } = hold();
  await page.route("**/api/v2/packs/create", async (route) => {
    await held;
    await route.continue();
  });
  const slug = `Made-${Date.now()}`;
  await page.getByLabel("Pack Slug").fill(slug);
  await submit.click();
  await expect(page.getByRole("button", { name: "Creating Report Pack..." })).toBeVisible();
  await expect(page.getByLabel("Pack Slug")).toBeDisabled();
  release();
  await expect(page.locator(".toast-card")).toContainText("Report Pack Created Successfully");
  await expect(page.getByRole("heading", { name: "Report Pack Created Successfully" })).toBeFocused();
  await expect(page.getByLabel("Pack Slug")).toHaveValue("");
  const card = page.locator("section[aria-labelledby=created-title]");
  for (const file of [
    "manifest.json",
    "bridge.json",
    "atoms.en.json",
    "atoms.hi.json",
    "atoms.hi-Latn.json",
    "atoms.ur.json",
    "qa.json",
  ])
    await expect(card.getByText(file, { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "Sample report (HTML)" })).toHaveAttribute(
    "href",
    `/api/v2/reports/${slug}?sample=1&locale=en`,
  );
  await expect(card.getByRole("link", { name: "Sample report (PDF)" })).toHaveAttribute(
    "href",
    `/api/v2/reports/${slug}/pdf?sample=1&locale=en`,
  );
});

test("its samples open in every language, its checks list the holes, and turn green when all is written", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openPage(page);
  const slug = `green-${Date.now()}`;
  const created = await page.request.post("/api/v2/packs/create", {
    data: { slug, domain: "Brothers and sisters", input: "pair" },
  });
  expect(await created.json()).toMatchObject({ ok: true, pack: { slug, input: "pair" } });
  for (const { code } of LOCALES) {
    const html = await page.request.get(`/api/v2/reports/${slug}?sample=1&locale=${code}`);
    expect(html.status()).toBe(200);
    expect(await html.text()).toContain(`lang="${code}"`);
    const pdf = await page.request.get(`/api/v2/reports/${slug}/pdf?sample=1&locale=${code}`);
    expect(pdf.status()).toBe(200);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
  const zip = await page.request.get(`/api/v2/packs/${slug}/zip`);
  expect(Object.keys(unzipSync(await zip.body()))).toHaveLength(7);

  await page.reload();
  const card = page.locator(`${PACKS} li.card`, { hasText: slug });
  await card.getByRole("button", { name: `Run the checks of ${slug}` }).click();
  await expect(card.locator("[data-qa=blocked]")).toBeVisible({ timeout: 90_000 });
  await expect(card).toContainText("108 of 108 texts are not published");
  await expect(card).toContainText("Pages that can be made: 72 in HTML, 72 as PDF");
  await card.getByText("Show what is missing").click();
  await expect(card.getByRole("link", { name: "Open overview, ur in the coverage dashboard" })).toHaveAttribute(
    "href",
    new RegExp(`^/admin/report-coverage\\?slug=${slug}&locale=ur&role=overview&state=none&type=Reformer%2CHelper%2C`),
  );
  const body = await fillAllBut(
    page.request,
    slug,
    ({ locale, type, role }) => locale === "ur" && role === "overview" && (type === "Sentinel" || type === 6),
  );
  await card.getByRole("button", { name: `Run the checks of ${slug}` }).click();
  await expect(card).toContainText("One of 108 texts is not published", { timeout: 90_000 });
  await expect(card).toContainText("overview, ur: types 6 · not written");
  await card.getByRole("link", { name: "Open overview, ur in the coverage dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Coverage Matrix (1 item)" })).toBeVisible();
  await page.getByRole("button", { name: /^Open the editor/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "New text" }).fill(body);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Published", { exact: true }).first()).toBeVisible();

  await page.goto("/admin/new-report?lang=en");
  await card.getByRole("button", { name: `Run the checks of ${slug}` }).click();
  await expect(card.locator("[data-qa=green]")).toBeVisible({ timeout: 90_000 });
  await expect(card).toContainText("All 108 texts are published");
});

test("a pack is released after a question, and taken back at once", async ({ page }) => {
  await openPage(page);
  const slug = `released-${Date.now()}`;
  await page.request.post("/api/v2/packs/create", { data: { slug, domain: "Friendship", input: "single" } });
  await page.reload();
  const card = page.locator(`${PACKS} li.card`, { hasText: slug });
  const release = card.getByRole("button", { name: `Release ${slug} whatever its checks say` });
  await release.click();
  const question = page.getByRole("dialog", { name: `Release ${slug} to everyone?` });
  await expect(question).toContainText("Its checks have never been run");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toContainText("Administrators only");
  await release.click();
  await question.getByRole("button", { name: "Release to everyone" }).click();
  await expect(card).toContainText("Released: open to everyone");
  await card.getByRole("button", { name: `Take the release of ${slug} back` }).click();
  await expect(card).toContainText("Administrators only");
});
