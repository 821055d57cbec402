import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { PAIRS } from "@/lib/assessment/domain/pairs";
import { answeredDraft, completeDraft, sideFor } from "@/tests/support/drafts";
import { type Person, registerByApi, somebody } from "./support/people";
import { answerPairs, answerScenes, statement } from "./support/walk";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const saved = (page: Page) => expect(page.getByText("All answers saved")).toBeVisible();

/** Somebody signed in whose run is as far as given, on the server and nowhere else. */
async function resume(page: Page, draft: unknown, path: string): Promise<string> {
  const id = await registerByApi(page.request, somebody());
  const kept = await page.request.patch(`/api/users/${id}`, { data: { assessmentData: draft } });
  expect(kept.status()).toBe(200);
  await page.goto(path);
  return id;
}

const draftOf = async (page: Page) => (await (await page.request.get("/api/me")).json()).draft;

test("the pairs: twelve answers, then a reload, at once and after a while", async ({ page }) => {
  await registerByApi(page.request, somebody());
  await page.goto("/rheti");
  await answerPairs(page, 1, 12);
  await page.reload();
  await page.getByRole("button", { name: "Next", exact: true }).or(heading(page)).first().waitFor();
  await saved(page);
  const { rheti } = await draftOf(page);
  expect(Object.keys(rheti)).toHaveLength(12);
  for (const pair of PAIRS.slice(0, 12)) expect(rheti[pair.id].value.side).toBe(sideFor(4, pair));
  await expect(heading(page)).toContainText(/Pair 1[23] /);
});

test("the scenes: the second one is where the reload lands", async ({ page }) => {
  await resume(page, answeredDraft(4, randomUUID(), Date.now()), "/hero-moments");
  await answerScenes(page, 1, 1);
  await expect(heading(page)).toContainText("Scene 2 of 4");
  await page.reload();
  await expect(heading(page)).toContainText("Scene 2 of 4");
  await answerScenes(page, 2, 4);
  await page.waitForURL("**/building-blocks*");
});

test("the block stays chosen", async ({ page }) => {
  const draft = { ...completeDraft(4, randomUUID(), Date.now()), block: null };
  await resume(page, draft, "/building-blocks");
  await page.getByRole("radio").nth(1).check({ force: true });
  await page.reload();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
});

test("the colors: one state, two states and a moved split", async ({ page }) => {
  const draft = { ...completeDraft(4, randomUUID(), Date.now()), colors: null };
  await resume(page, draft, "/color-phase");
  const state = (name: RegExp) => page.getByRole("button", { name });
  await state(/^Thriving/).click();
  await page.reload();
  await expect(state(/^Thriving/)).toHaveAttribute("aria-pressed", "true");
  await state(/^Stretched/).click();
  await page.getByRole("slider").focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveValue("57");
  await page.reload();
  await expect(page.getByRole("slider")).toHaveValue("57");
  await expect(state(/^Thriving/)).toHaveAttribute("aria-pressed", "true");
  await expect(state(/^Stretched/)).toHaveAttribute("aria-pressed", "true");
});

test("the tokens: six of ten are where they were", async ({ page }) => {
  const draft = { ...completeDraft(4, randomUUID(), Date.now()), tokens: null };
  await resume(page, draft, "/detail-tokens");
  const add = (area: string) => page.getByRole("button", { name: `Add a token to ${area}` });
  for (let token = 0; token < 4; token += 1) await add("Social").click();
  for (let token = 0; token < 2; token += 1) await add("One-to-One").click();
  await page.reload();
  await expect(page.getByText("4 tokens left to place")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
  await saved(page);
  expect((await draftOf(page)).tokens.value).toEqual({ self: 0, oneToOne: 2, social: 4 });
});

test("the connection is lost in the last step and while the report is made: one report, nothing lost", async ({
  page,
  context,
}) => {
  const draft = { ...completeDraft(4, randomUUID(), Date.now()), tokens: null };
  const id = await resume(page, draft, "/detail-tokens");
  const add = (area: string) => page.getByRole("button", { name: `Add a token to ${area}` });
  await add("Social").click();
  await context.setOffline(true);
  for (let token = 0; token < 9; token += 1) await add("Self-Preservation").click();
  await expect(page.getByText(/No connection\. Your answers are kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  expect((await draftOf(page)).tokens.value).toEqual({ self: 9, oneToOne: 0, social: 1 });

  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/results*");
  let lost = 0;
  // The answer to the first saving of the report is lost on the way: the server has it, the browser does not know.
  await page.route("**/api/reports", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Generate My Report" }).click();
  const again = page.getByRole("main").getByRole("button", { name: /again|Generate My Report/i });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await again.click();
  await expect(page.getByRole("link", { name: "Open my report" })).toBeVisible({ timeout: 15_000 });
  expect(lost).toBe(1);
  const list = await (await page.request.get(`/api/users/${id}/reports`)).json();
  expect(list).toHaveLength(1);

  await page.reload();
  await expect(heading(page)).toContainText("Individualist");
  expect(await (await page.request.get(`/api/users/${id}/reports`)).json()).toHaveLength(1);
});

async function signIn(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Access My Report" }).click();
  await page.waitForURL("**/reports*");
  return page;
}

test("another device goes on where the first one stopped", async ({ page, browser }) => {
  const person = somebody();
  await registerByApi(page.request, person);
  await page.goto("/rheti");
  await answerPairs(page, 1, 5);
  await saved(page);

  const other = await signIn(browser, person);
  await other.goto("/rheti");
  await expect(heading(other)).toContainText("Pair 6 ");
  await other.getByRole("button", { name: "Back", exact: true }).click();
  const fifth = PAIRS[4];
  if (fifth) await expect(statement(other, sideFor(4, fifth))).toHaveAttribute("aria-pressed", "true");
  await other.context().close();
});
