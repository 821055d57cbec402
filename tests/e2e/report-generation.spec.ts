import { expect, type Page } from "@playwright/test";
import { hold } from "./support/hold";
import { main } from "./support/look";
import { finishedRun } from "./support/runs";
import { reportCount, saveRun, test } from "./support/visitor";
import { words } from "./support/words";

const text = (key: string, values = {}) => words("en", key, values);
const generate = (page: Page) => page.getByRole("button", { name: "Generate My Report" });
const open = (page: Page) => page.getByRole("link", { name: "Open my report" });

/** Notes what the bar shows from now on, every time that it changes. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { at: number; value: number }[] = [];
    const note = () => {
      const value = Number(document.querySelector("[aria-labelledby=report-title] [role=progressbar]")?.ariaValueNow);
      if (!Number.isNaN(value) && value !== seen.at(-1)?.value) seen.push({ at: performance.now(), value });
    };
    new MutationObserver(note).observe(document.body, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { bar: seen });
  });
}

const barOf = (page: Page): Promise<{ at: number; value: number }[]> =>
  page.evaluate(() => (window as unknown as { bar: { at: number; value: number }[] }).bar);

test("while the report is made the bar rises by steps, and stays below its end", async ({ page, context, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results");
  const { held, release } = hold();
  await page.route("**/api/assessment/complete", async (route) => {
    await held;
    await route.continue();
  });
  await expect(generate(page)).toBeVisible();
  await watchBar(page);
  const opened = context.waitForEvent("page");
  await generate(page).click();
  const busy = main(page).locator("[aria-labelledby=report-title] [aria-busy=true]");
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await expect(main(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "95");
  release();
  await opened;
  const bar = await barOf(page);
  const values = bar.map(({ value }) => value);
  expect(values.at(0)).toBe(0);
  expect(values.at(-1)).toBe(100);
  const rising = values.slice(0, -1);
  expect(Math.max(...rising)).toBe(95);
  for (const [at, value] of rising.entries()) {
    const step = value - (rising[at - 1] ?? value);
    expect(at === 0 || value === 95 || (step >= 5 && step <= 20), `${values}`).toBe(true);
  }
  expect(await reportCount(page, member.id)).toBe(1);
});

test("the tab opens a second after the report is ready", async ({ page, context, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results");
  await expect(generate(page)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await generate(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(open(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(700);
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent("page");
  await page.clock.runFor(300);
  await opened;
});

test("where the browser holds the new tab back, the link is there", async ({ page, context, member }) => {
  await page.addInitScript(() => {
    window.open = () => {
      document.documentElement.dataset.heldBack = "true";
      return null;
    };
  });
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results?career");
  await generate(page).click();
  await expect(open(page)).toBeVisible();
  await expect(open(page)).toBeFocused();
  await expect(main(page).getByText(text("results.report.doneText"))).toBeVisible();
  await expect(page.locator("html[data-held-back]")).toHaveCount(1);
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent("page");
  await open(page).click();
  await expect((await opened).locator("h1")).toHaveText("The Individualist");
});

test("when the server fails, the general report opens and says what it is", async ({ page, context, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results?love");
  const lost = "**/api/assessment/complete";
  await page.route(lost, (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
  const opened = context.waitForEvent("page");
  await generate(page).click();
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText(text("results.report.failedTitle"));
  await expect(alert).toContainText(text("results.report.server"));
  await expect(alert).toContainText(text("results.report.fallback", { type: "Individualist" }));
  const general = await opened;
  await general.waitForLoadState();
  expect(new URL(general.url()).pathname + new URL(general.url()).search).toBe("/api/emergency-view/4");
  await expect(general.locator("body")).toContainText(text("report.cover.generalTitle"));
  await expect(general.locator("body")).not.toContainText(member.lastName);
  await expect(alert.getByRole("link", { name: text("results.report.openGeneral") })).toBeVisible();
  expect(await reportCount(page, member.id)).toBe(0);

  await page.unroute(lost);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(open(page)).toBeVisible();
  expect(await reportCount(page, member.id)).toBe(1);
});

test("a corporate report that comes without its page says so", async ({ page, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results?corporate");
  await page.route("**/api/assessment/complete", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), reportHtml: undefined } });
  });
  await generate(page).click();
  await expect(main(page).getByRole("alert")).toContainText("Enhanced corporate report generation failed");
});

test("three kinds of report from one run, on a phone, each opens", async ({ page, context, member }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results?love");
  const choose = async (kind: string) => {
    // The card is the target of the finger; the button itself is for readers of screens.
    await main(page)
      .locator("label.kind", { hasText: text(`reports.kinds.${kind}`) })
      .click();
    await expect(page.getByRole("radio", { name: new RegExp(`^${text(`reports.kinds.${kind}`)}`) })).toBeChecked();
  };
  await expect(page.getByRole("radio")).toHaveCount(7);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  for (const kind of ["love", "career", "standard"]) {
    await choose(kind);
    const opened = context.waitForEvent("page");
    await generate(page).click();
    const report = await opened;
    await expect(report.locator("body")).toContainText(text(`report.kind.${kind}`));
    await expect(open(page)).toHaveAttribute("href", new RegExp(`^${new URL(report.url()).pathname}`));
    await report.close();
  }
  // Each is there from now on, and the button opens it.
  await page.reload();
  await choose("career");
  await expect(main(page).getByText(text("results.report.have"))).toBeVisible();
  const again = context.waitForEvent("page");
  await open(page).click();
  await expect((await again).locator("body")).toContainText(text("report.kind.career"));
  // So it is with the latest result above the list of reports.
  await page.goto("/reports");
  await choose("leadership");
  const fourth = context.waitForEvent("page");
  await generate(page).click();
  await expect((await fourth).locator("body")).toContainText(text("report.kind.leadership"));
  await expect(main(page).locator("ul .card[data-theme]")).toHaveCount(4);
});
