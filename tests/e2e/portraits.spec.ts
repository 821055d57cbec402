import { expect, type Page } from "@playwright/test";
import type { PortraitChoice } from "@/lib/assessment/domain/portraits/question";
import { portraitQuestion } from "@/lib/assessment/domain/portraits/question";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { pressOn, tabTo } from "./support/keyboard";
import { chooseLanguage } from "./support/language";
import { finishedRun, runBefore } from "./support/runs";
import { forgetRuns, type Member, saveRun, test } from "./support/visitor";
import { words } from "./support/words";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const radios = (page: Page) => page.getByRole("radio");
const skip = (page: Page, locale: "en" | "ur-G4" = "en") =>
  page.getByRole("button", { name: words(locale, "portraitsStep.skip") });
const goOn = (page: Page) => page.getByRole("button", { name: words("en", "common.continue") });

/** Somebody who has answered pairs and scenes and comes to the third step. */
async function open(page: Page, member: Member, address = "/building-blocks"): Promise<AssessmentRun> {
  const run = runBefore("building-blocks");
  await saveRun(page, member.id, run);
  await page.goto(address);
  await expect(radios(page)).toHaveCount(3);
  return run;
}

/** What the choice of a place means for a run. */
function meaning(run: AssessmentRun, place: "first" | "second"): PortraitChoice {
  return (place === "first") === portraitQuestion(run)?.leaderFirst ? "leader" : "other";
}

/** What the server keeps of the portraits, by the download of the person's own data. */
async function keptAnswers(page: Page, { id }: Member) {
  return (await (await page.request.get(`/api/users/${id}/data`)).json()).portraits;
}

const sent = (page: Page) => page.waitForResponse((response) => /\/portraits\?locale=/.test(response.url()));

test("the portraits by keyboard, in Urdu", async ({ page, member }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const run = await open(page, member, "/building-blocks?lang=ur-G4");
  await expect(heading(page)).toHaveText(words("ur-G4", "portraitsStep.title"));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const cards = page.locator("main form .choice");
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.x).toBeGreaterThan(second?.x ?? 0);

  await page.keyboard.press("Tab");
  await tabTo(page, skip(page, "ur-G4"));
  await pressOn(page, radios(page).first(), "Space");
  await expect(radios(page).first()).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(radios(page).nth(1)).toBeChecked();
  const response = sent(page);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(words("ur-G4", "blocksStep.title"));
  await expect(heading(page)).toBeFocused();
  expect((await response).status()).toBe(200);
  const choice = meaning(run, "second");
  expect(await keptAnswers(page, member)).toMatchObject([{ runId: run.runId, choice, locale: "ur-G4", edition: 2 }]);
});

test("skipping them takes one press, holds back nothing, and is not asked about again", async ({ page, member }) => {
  await open(page, member);
  const response = sent(page);
  await skip(page).click();
  await expect(heading(page)).toHaveText(words("en", "blocksStep.title"));
  await expect(radios(page)).toHaveCount(2);
  expect(await (await response).json()).toEqual({ choice: "skipped" });
  await page.reload();
  await expect(radios(page)).toHaveCount(2);
  await page.getByRole("button", { name: words("en", "common.back") }).click();
  await page.waitForURL("**/hero-moments*");
  await goOn(page).click();
  await expect(heading(page)).toHaveText(words("en", "blocksStep.title"));
  expect(await keptAnswers(page, member)).toHaveLength(1);
});

test("a choice can be changed and read in another language before it is handed in; going back answers nothing", async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const run = await open(page, member);
  await page.getByRole("button", { name: words("en", "common.back") }).click();
  await page.waitForURL("**/hero-moments*");
  await goOn(page).click();
  await expect(radios(page)).toHaveCount(3);
  await expect(goOn(page)).toBeDisabled();
  await radios(page).nth(2).check({ force: true });
  await chooseLanguage(page, "hi-G4");
  await expect(page.locator("main form")).toContainText(words("hi-G4", "portraitsStep.a"));
  await expect(radios(page).nth(2)).toBeChecked();
  await chooseLanguage(page, "en");
  await radios(page).first().check({ force: true });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const response = sent(page);
  await goOn(page).click();
  expect(await (await response).json()).toEqual({ choice: meaning(run, "first") });
});

test("an answer without a connection waits, and is sent when it is back", async ({ page, member, context }) => {
  const run = await open(page, member);
  await radios(page).first().check({ force: true });
  await context.setOffline(true);
  await goOn(page).click();
  await expect(heading(page)).toHaveText(words("en", "blocksStep.title"));
  expect(await keptAnswers(page, member)).toEqual([]);
  const response = sent(page);
  await context.setOffline(false);
  expect((await response).status()).toBe(200);
  expect(await keptAnswers(page, member)).toMatchObject([{ runId: run.runId, choice: meaning(run, "first") }]);
});

test("portraits that cannot be fetched keep nobody from the blocks", async ({ page, member }) => {
  await page.route(/\/locales\/.*\/portraits\.json/, (route) => route.abort());
  await saveRun(page, member.id, runBefore("building-blocks"));
  await page.goto("/building-blocks");
  await expect(heading(page)).toHaveText(words("en", "blocksStep.title"));
  await expect(radios(page)).toHaveCount(2);
});

test("whoever has seen a result is not asked, and a result is shown at once", async ({ page, member }) => {
  const run = finishedRun();
  await saveRun(page, member.id, run);
  await page.goto("/results");
  await expect(heading(page)).toHaveText("The Individualist");
  await expect(page.getByText(words("en", "report.method.accuracy"))).toBeVisible();
  await page.getByRole("button", { name: "Generate My Report" }).click();
  await expect(page.getByRole("link", { name: "Open my report" })).toBeVisible();
  await forgetRuns(page);
  await saveRun(page, member.id, { ...runBefore("building-blocks"), startedAt: Date.now() + 1_000 });
  await page.goto("/building-blocks");
  await expect(heading(page)).toHaveText(words("en", "blocksStep.title"));
  await expect(radios(page)).toHaveCount(2);
});
