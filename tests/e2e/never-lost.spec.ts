import { expect, type Page } from "@playwright/test";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { canonicalJson } from "@/lib/assessment/domain/run/canonical-json";
import { main } from "./support/look";
import { finishedRun, runBefore, runWithPairs } from "./support/runs";
import { keptRun, type Member, register, reportCount, savedRun, saveRun, test } from "./support/visitor";
import { answerPairs, openOverview, placeTokens, skipPortraits, statement } from "./support/walk";
import { words } from "./support/words";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until the server holds what the browser holds, and says what that is. */
async function settled(page: Page, id: string): Promise<AssessmentRun | null> {
  await expect(async () => {
    expect(canonicalJson(await savedRun(page))).toBe(canonicalJson(await keptRun(page, id)));
  }).toPass({ timeout: 10_000 });
  return keptRun(page, id);
}

/** Reloads at once, before anything can have been sent, and sees that browser and server come to the same run. */
async function reloadKeeps(page: Page, id: string, at: string): Promise<void> {
  const before = await keptRun(page, id);
  await page.reload();
  await expect(main(page).getByText(at).first()).toBeVisible();
  expect(canonicalJson(await settled(page, id))).toBe(canonicalJson(before));
}

test("a reload in the middle of the pairs", async ({ page, member }) => {
  await page.goto("/rheti");
  await answerPairs(page, 1, 11);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(heading(page)).toContainText("Pair 12 ");
  await statement(page, "left").click();
  await statement(page, "left").click();
  await reloadKeeps(page, member.id, "Pair 12");
  await expect(statement(page, "left")).toHaveAttribute("data-strong", "true");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "12");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await reloadKeeps(page, member.id, "Pair 11");
});

test("a reload in the middle of the scenes keeps the choice and the order of the options", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("hero-moments"));
  await page.goto("/hero-moments");
  const options = main(page).locator(".choice");
  await expect(heading(page)).toContainText("Scene 1 of 4");
  await options.nth(2).click();
  await expect(heading(page)).toContainText("Scene 2 of 4");
  const order = await options.allInnerTexts();
  expect(order).toHaveLength(9);
  await reloadKeeps(page, member.id, "Scene 2 of 4");
  expect(await options.allInnerTexts()).toEqual(order);
  // A choice that is still locked counts too.
  await options.nth(4).click();
  await reloadKeeps(page, member.id, "Scene 3 of 4");
  expect(Object.keys((await savedRun(page)).hero)).toEqual(["general_001", "general_002"]);
});

test("a reload with the block chosen", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("building-blocks"));
  await page.goto("/building-blocks");
  await skipPortraits(page);
  await page.getByRole("radio").last().check({ force: true });
  await reloadKeeps(page, member.id, words("en", "blocksStep.title"));
  await expect(page.getByRole("radio").last()).toBeChecked();
  await expect(page.getByRole("radio").first()).not.toBeChecked();
});

test("a reload with one state, with two, and with the slider moved", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("color-phase"));
  await page.goto("/color-phase");
  const title = words("en", "colorStep.title");
  const pressed = main(page).locator("[aria-pressed=true]");
  await page.getByRole("button", { name: /^Stretched/ }).click();
  await reloadKeeps(page, member.id, title);
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toContainText("Stretched");
  await expect(page.getByRole("button", { name: "Select 2 States to Continue" })).toBeDisabled();
  await page.getByRole("button", { name: /^Thriving/ }).click();
  await reloadKeeps(page, member.id, title);
  await expect(pressed).toHaveCount(2);
  await expect(page.getByRole("slider")).toHaveValue("50");
  await page.getByRole("slider").fill("83");
  await reloadKeeps(page, member.id, title);
  await expect(page.getByRole("slider")).toHaveValue("83");
  await expect(main(page).getByText("Stretched 83%, Thriving 17%")).toBeVisible();
});

test("a reload with six tokens placed", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("detail-tokens"));
  await page.goto("/detail-tokens");
  for (const area of ["Social", "Social", "Social", "Social", "One-to-One", "Self-Preservation"]) {
    await page.getByRole("button", { name: `Add a token to ${area}` }).click();
  }
  await reloadKeeps(page, member.id, "4 tokens left to place");
  expect((await savedRun(page)).tokens?.value).toEqual({ self: 1, oneToOne: 1, social: 4 });
  await expect(page.getByRole("group", { name: "Social" }).getByText("4 tokens")).toBeAttached();
});

test("a reload on the results changes nothing, before and after the report", async ({ page, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results");
  await expect(heading(page)).toHaveText("The Individualist");
  await page.reload();
  await expect(heading(page)).toHaveText("The Individualist");
  expect(await reportCount(page, member.id)).toBe(0);
  await page.getByRole("button", { name: "Generate My Report" }).click();
  await expect(page.getByRole("link", { name: "Open my report" })).toBeVisible();
  for (const round of [1, 2]) {
    await page.reload();
    await expect(heading(page)).toHaveText("The Individualist");
    await expect(main(page).getByText(words("en", "results.report.have"))).toBeVisible();
    await expect(page.getByRole("link", { name: "Open my report" })).toBeVisible();
    expect(await reportCount(page, member.id), `round ${round}`).toBe(1);
  }
});

test("a tab that is closed while a request is under way", async ({ page, context, member }) => {
  await saveRun(page, member.id, runWithPairs(20));
  await page.goto("/rheti");
  await expect(heading(page)).toContainText("Pair 21 ");
  await page.route("**/api/users/*", (route) => route.abort());
  await statement(page, "right").click();
  await page.close();
  const next = await context.newPage();
  await next.goto("/rheti");
  await expect(next.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "21");
  await settled(next, member.id);
  expect((await savedRun(next)).rheti["21"]?.value).toEqual({ side: "right", strong: false });
});

async function generatedOnce(page: Page, member: Member): Promise<void> {
  await expect(page.getByRole("link", { name: "Open my report" })).toBeVisible();
  expect(await reportCount(page, member.id)).toBe(1);
  await page.goto("/reports");
  await expect(page.getByRole("link", { name: /View Report/ })).toHaveCount(1);
}

test("the connection is lost in the last step and while the report is made", async ({ page, context, member }) => {
  await saveRun(page, member.id, runBefore("detail-tokens"));
  await page.goto("/detail-tokens");
  await expect(page.getByRole("button", { name: "Add a token to Social" })).toBeVisible();
  await context.setOffline(true);
  for (const area of ["Self-Preservation", "Self-Preservation", "Social"]) {
    await page.getByRole("button", { name: `Add a token to ${area}` }).click();
  }
  await expect(main(page).getByText(words("en", "steps.waiting"))).toBeVisible();
  expect((await keptRun(page, member.id))?.tokens?.value).toEqual({ self: 2, oneToOne: 0, social: 1 });
  await context.setOffline(false);
  await expect(main(page).getByText(words("en", "steps.saved"))).toBeVisible();
  expect((await savedRun(page)).tokens?.value).toEqual({ self: 2, oneToOne: 0, social: 1 });

  await page.getByRole("button", { name: "Start over" }).click();
  await placeTokens(page);
  await settled(page, member.id);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Generate My Report" }).click();
  await expect(main(page).getByText(words("en", "results.report.waitingText"))).toBeVisible();
  expect((await keptRun(page, member.id))?.tokens?.value).toEqual({ self: 5, oneToOne: 3, social: 2 });
  expect(await reportCount(page, member.id)).toBe(0);
  await context.setOffline(false);
  // What was asked for goes out by itself.
  await expect.poll(() => reportCount(page, member.id)).toBe(1);
  await generatedOnce(page, member);
});

for (const lost of ["/api/assessment/complete", `/api/users/*`, "/api/reports"]) {
  test(`the answer of ${lost} is lost on its way back; again makes one report`, async ({ page, member }) => {
    await saveRun(page, member.id, finishedRun());
    await page.goto("/results");
    await expect(heading(page)).toHaveText("The Individualist");
    await page.route(`**${lost}`, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.getByRole("button", { name: "Generate My Report" }).click();
    await expect(main(page).getByRole("alert")).toContainText(words("en", "results.report.network"));
    // What was asked for may be under way again by itself.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Try again" }).dblclick();
    await generatedOnce(page, member);
  });
}

test("a lost connection keeps nobody from going on to the next step", async ({ page, context, member }) => {
  await saveRun(page, member.id, runWithPairs(35));
  await page.goto("/rheti");
  await expect(heading(page)).toContainText("Pair 36 ");
  await context.setOffline(true);
  await statement(page, "left").click();
  await page.getByRole("button", { name: "Continue" }).click();
  // The next step is there, or the browser's own page that says that it cannot be had.
  await expect.poll(() => page.url()).not.toContain("/rheti");
  await context.setOffline(false);
  await page.goto("/hero-moments");
  await expect(heading(page)).toContainText("Scene 1 of 4");
  expect(Object.keys((await settled(page, member.id))?.rheti ?? {})).toHaveLength(36);
});

test("another device goes on where the first one stopped, and both keep what they know", async ({ page, browser }) => {
  const member = await register(page);
  await page.goto("/rheti");
  await answerPairs(page, 1, 4);
  await settled(page, member.id);

  const other = await browser.newPage();
  await other.goto("/login");
  await other.getByLabel("Email").fill(member.email);
  await other.getByLabel("Password").fill(member.password);
  await other.getByRole("button", { name: "Access My Report" }).click();
  await other.waitForURL("**/reports*");
  await other.goto("/rheti");
  await expect(heading(other)).toContainText("Pair 5 ");
  await expect(other.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "4");
  await statement(other, "left").click();
  await settled(other, member.id);

  // The first device does not know of it yet, answers another pair, and neither answer is lost.
  await openOverview(page);
  await page.getByRole("button", { name: "Pair 9, open" }).click();
  await statement(page, "right").click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "6");
  await other.reload();
  await expect(other.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "6");
  await openOverview(other);
  await expect(other.getByRole("button", { name: "Pair 9, answered" })).toBeVisible();
  expect(canonicalJson(await settled(other, member.id))).toBe(canonicalJson(await settled(page, member.id)));
  await other.close();
});

test("a device without a copy waits for the server's, and begins no run in its place", async ({ page, member }) => {
  await saveRun(page, member.id, runWithPairs(20));
  let refused = 0;
  await page.route("**/api/me", async (route) => {
    refused += 1;
    if (refused > 2) return route.continue();
    return refused === 1 ? route.abort() : route.fulfill({ status: 503, json: { code: "unavailable" } });
  });
  await page.goto("/rheti");
  await expect(main(page).getByText(words("en", "steps.opening"))).toBeVisible();
  await expect(heading(page)).toContainText("Pair 21 ", { timeout: 15_000 });
  await statement(page, "left").click();
  expect(Object.keys((await settled(page, member.id))?.rheti ?? {})).toHaveLength(21);
});

test("what another device answered is at hand here without the server", async ({ page, member }) => {
  await saveRun(page, member.id, runWithPairs(20));
  await page.goto("/rheti");
  await expect(heading(page)).toContainText("Pair 21 ");
  await page.route("**/api/me", (route) => route.abort());
  await page.reload();
  await expect(heading(page)).toContainText("Pair 21 ");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "20");
});

test("somebody else at the same browser does not meet the answers of the first", async ({ page, member }) => {
  await saveRun(page, member.id, runWithPairs(12));
  await page.goto("/rheti");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "12");
  await page.context().clearCookies();
  await register(page);
  await page.goto("/rheti");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  expect(Object.keys((await savedRun(page))?.rheti ?? {})).toHaveLength(0);
});
