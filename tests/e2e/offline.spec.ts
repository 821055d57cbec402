import { expect, type Page } from "@playwright/test";
import { OFFLINE_CACHE } from "@/lib/assessment/client/offline/offline-files";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { localeInfo } from "@/lib/platform/i18n/locales";
import { chooseLanguage } from "./support/language";
import { findings, flattenGrounds, main } from "./support/look";
import { runBefore, runWithPairs } from "./support/runs";
import {
  allKept,
  answerPairs,
  answerScenes,
  chooseBlock,
  chooseColors,
  openAndKeep,
  placeTokens,
  press,
  saysOffline,
} from "./support/steps";
import { keptRun, reportCount, savedRun, saveRun, test } from "./support/visitor";
import { skipPortraits, statement } from "./support/walk";
import { words } from "./support/words";

test.use({ serviceWorkers: "allow" });

/** What the server has accepted from this page, by the last part of the address. */
function accepted(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST" && response.ok()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

for (const locale of ["en", "ur-G4"] as const)
  test(`${locale}: all five steps without a connection, and the report once it is back`, async ({
    page,
    context,
    member,
  }) => {
    const sent = accepted(page);
    await openAndKeep(page, "/rheti", locale);
    await context.setOffline(true);
    await saysOffline(page, locale);
    await answerPairs(page, locale);
    await page.waitForURL("**/hero-moments*");
    await saysOffline(page, locale);
    await flattenGrounds(page);
    expect(await findings(page)).toEqual([]);
    await answerScenes(page);
    await chooseBlock(page, locale);
    await chooseColors(page, locale);
    await placeTokens(page, locale);
    await page.waitForURL("**/results*");
    await saysOffline(page, locale);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(words(locale, "results.typeNames.4"));
    await expect(page.locator("html")).toHaveAttribute("dir", localeInfo(locale).dir);

    await press(page, locale, "results.report.generate");
    await expect(main(page).getByText(words(locale, "results.report.waitingText"))).toBeVisible();
    await flattenGrounds(page);
    expect(await findings(page)).toEqual([]);
    expect(await reportCount(page, member.id)).toBe(0);

    await context.setOffline(false);
    const link = page.getByRole("link", { name: words(locale, "results.report.open") });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await expect(main(page).getByText(words(locale, "steps.saved"))).toBeAttached();
    const once = ["/api/assessment/complete", "/api/reports"];
    expect(sent.filter((path) => once.includes(path))).toEqual(once);
    expect(await reportCount(page, member.id)).toBe(1);
    const run = await savedRun(page);
    expect(Object.keys(run.rheti)).toHaveLength(PAIRS.length);
    expect(run.completedAt).not.toBeNull();
    expect((await page.request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
  });

test("reloaded in the third step and opened from the start page, without a connection", async ({
  page,
  context,
  member,
}) => {
  await saveRun(page, member.id, runBefore("building-blocks"));
  await openAndKeep(page, "/building-blocks", "en");
  await context.setOffline(true);
  await skipPortraits(page);
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.reload();
  await saysOffline(page, "en");
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio").first().check({ force: true });
  await page.goto("/");
  await main(page)
    .getByRole("link", { name: words("en", "steps.color-phase") })
    .or(main(page).locator(".btn-primary"))
    .first()
    .click();
  await page.waitForURL("**/color-phase*");
  await chooseColors(page, "en");
  await page.waitForURL("**/detail-tokens*");
  // What is no part of the steps is asked of the network alone.
  expect(await page.evaluate(() => fetch("/api/me").catch(() => "none"))).toBe("none");
  await context.setOffline(false);
  await expect.poll(async () => (await savedRun(page)).colors?.value?.selectedStates).toHaveLength(2);
});

test("a step that is opened first and reloaded before any answer goes on without a connection", async ({
  page,
  context,
  member,
}) => {
  await openAndKeep(page, "/rheti", "en");
  await context.setOffline(true);
  await page.reload();
  await expect(statement(page, "left")).toBeVisible();
  await statement(page, "left").click();
  await expect.poll(async () => Object.keys((await keptRun(page, member.id))?.rheti ?? {})).toEqual(["1"]);
  await context.setOffline(false);
  await expect.poll(async () => Object.keys((await savedRun(page))?.rheti ?? {})).toEqual(["1"]);
});

for (const locale of ["en", "hi-G4"] as const)
  test(`${locale}: a page that is not kept says so without a connection, leads back to the questions, and comes by itself`, async ({
    page,
    context,
    member,
  }) => {
    await saveRun(page, member.id, runWithPairs(3));
    await openAndKeep(page, "/rheti", locale);
    await page.locator(".site-header [popovertarget]").click();
    await context.setOffline(true);
    await page.locator(".account-menu a[href='/reports']").click();
    const title = page.getByRole("heading", { level: 1, name: words(locale, "offlinePage.title") });
    await expect(title).toBeVisible();
    await expect(page).toHaveURL(/\/reports$/);
    await expect(page.locator("html")).toHaveAttribute("lang", localeInfo(locale).code);
    await flattenGrounds(page);
    expect(await findings(page)).toEqual([]);
    await main(page)
      .getByRole("link", { name: words(locale, "offlinePage.back") })
      .click();
    // The way back is a link; the button stands on the page that it leads to.
    await main(page).locator("button.btn-primary").first().click();
    await expect(statement(page, "left")).toBeVisible();
    await page.goto("/reports");
    await expect(title).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: words(locale, "reports.title") })).toBeVisible();
  });

test("a change of language is kept too", async ({ page, context, member }) => {
  await saveRun(page, member.id, runWithPairs(3));
  await openAndKeep(page, "/rheti", "en");
  await chooseLanguage(page, "ur-G4");
  await allKept(page, "ur-G4");
  await context.setOffline(true);
  await page.goto("/rheti");
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-G4");
  await saysOffline(page, "ur-G4");
});

test("who logs out leaves nothing of it on the device", async ({ page, context, member }) => {
  await saveRun(page, member.id, runWithPairs(3));
  await openAndKeep(page, "/rheti", "en");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: words("en", "reports.logout") }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith(OFFLINE_CACHE))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto("/rheti")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

test("what is kept is the same for everybody", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("detail-tokens"));
  await openAndKeep(page, "/detail-tokens", "en");
  const kept = await page.evaluate(async () => {
    const caught: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        caught.push({ address: new URL(url).pathname, text: (await (await cache.match(url))?.text()) ?? "" });
    }
    return caught;
  });
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.filter(({ address }) => address.startsWith("/api/"))).toEqual([]);
  for (const mark of [member.id, member.email, member.lastName])
    expect(kept.filter(({ text }) => text.includes(mark)).map(({ address }) => address)).toEqual([]);
});

test("visitors and the welcome page have no worker", async ({ page }) => {
  await page.goto("/love");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
