import { expect, type Page } from "@playwright/test";
import { main } from "./support/look";
import { finishedRun, keepReport, runBefore } from "./support/runs";
import { keptRun, savedRun, saveRun, test } from "./support/visitor";
import { statement } from "./support/walk";
import { words } from "./support/words";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const text = (key: string) => words("en", key);

test("what is finished stays: a step asks before it changes anything, and the result is one tap away afterwards", async ({
  page,
  member,
}) => {
  const run = finishedRun();
  const reportUrl = await keepReport(page.request, member.id, { reportType: "standard", locale: "en", run });
  const completed = { ...run, completedAt: Date.now() };
  await saveRun(page, member.id, completed);
  await page.goto("/color-phase");
  await expect(heading(page)).toHaveText(text("steps.finished.title"));
  await expect(main(page).getByRole("slider")).toHaveCount(0);
  await main(page)
    .getByRole("link", { name: text("steps.finished.result") })
    .click();
  await expect(heading(page)).toHaveText("The Individualist");
  expect(await savedRun(page)).toEqual(completed);

  await page.goto("/rheti?pairs=1");
  await page.getByRole("button", { name: text("steps.finished.change") }).click();
  await statement(page, run.rheti["1"]?.value?.side === "left" ? "right" : "left").click();
  await expect.poll(async () => (await savedRun(page)).runId).not.toBe(run.runId);
  await page.goto("/");
  const finished = main(page).getByRole("region", { name: "Your finished result" });
  await expect(finished.getByRole("link", { name: /^Read my report: The Individualist/ })).toHaveAttribute(
    "href",
    reportUrl,
  );
  await page.goto("/results");
  await main(page)
    .getByRole("link", { name: text("results.beside.see") })
    .click();
  await expect(main(page).getByText(/as it was then/)).toBeVisible();
});

test("a deleted result that is taken back is again what it was, here and on another device", async ({
  page,
  member,
  browser,
}) => {
  const run = finishedRun();
  await keepReport(page.request, member.id, { reportType: "standard", locale: "en", run });
  const completed = { ...run, completedAt: Date.now() };
  await saveRun(page, member.id, completed);
  const other = await browser.newPage({ storageState: await page.context().storageState() });
  await other.goto("/reports");
  const card = (on: Page) => main(on).getByRole("region", { name: "Your assessment" });
  const read = (on: Page) => card(on).getByRole("link", { name: /^Read my report: The Individualist/ });
  await expect(read(other)).toBeVisible();

  await page.goto("/reports");
  await expect(read(page)).toBeVisible();
  const runs = main(page).getByRole("region", { name: text("reports.runs.title") });
  await runs.getByRole("button", { name: /^Delete / }).click();
  await expect(main(page).getByText("The report made from it is gone too, and comes back with it.")).toBeVisible();
  await expect(read(page)).toHaveCount(0);
  await expect.poll(async () => (await keptRun(page, member.id))?.standInFor).toBe(run.runId);
  await other.goto("/reports");
  await expect(main(other).getByText("1 deleted")).toBeVisible();
  await expect(read(other)).toHaveCount(0);

  await page.getByRole("button", { name: text("reports.owned.undo"), exact: true }).click();
  await expect(read(page)).toBeVisible();
  const restored = { ...completed, completedAt: expect.any(Number), restoredAt: expect.any(Number) };
  expect(await savedRun(page)).toEqual(restored);
  expect(await keptRun(page, member.id)).toEqual(restored);
  for (const device of [page, other]) {
    await device.goto("/");
    await expect(read(device)).toBeVisible();
    await device.goto("/results");
    await expect(heading(device)).toHaveText("The Individualist");
    await expect(main(device).getByText("Find out your type")).toHaveCount(0);
  }
  expect(await savedRun(page)).toEqual(restored);
  await other.close();
});

test("an answer of an older device that comes after the end is no part of the result, and is named", async ({
  page,
  member,
  browser,
}) => {
  const whole = finishedRun();
  const run = {
    ...whole,
    rheti: { ...whole.rheti, "36": { value: { side: "right" as const, strong: false }, at: 1 } },
  };
  const { "36": _last, ...others } = run.rheti;
  await saveRun(page, member.id, {
    ...runBefore("hero-moments"),
    runId: run.runId,
    startedAt: run.startedAt,
    rheti: others,
  });
  const older = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await older.newPage();
  await device.goto("/rheti");
  await expect(heading(device)).toContainText("Pair 36 ");
  await device.route("**/api/users/**", (route) => route.abort());
  await statement(device, "left").click();
  await expect(main(device).getByText(text("steps.waiting"))).toBeVisible();

  const completed = { ...run, completedAt: Date.now() };
  await keepReport(page.request, member.id, { reportType: "standard", locale: "en", run });
  await saveRun(page, member.id, completed);
  await device.unrouteAll({ behavior: "ignoreErrors" });
  await device.goto("/");
  await expect(main(device).getByRole("link", { name: /^Read my report/ })).toBeVisible();
  await expect(main(device).getByText(/1 answer given here after you had finished/)).toBeVisible();
  expect((await savedRun(device)).rheti).toEqual(completed.rheti);
  // They begin a new assessment only by a tap of their own, and the result stays.
  await device.getByRole("button", { name: text("steps.setAside.lateStart") }).click();
  await expect.poll(async () => (await savedRun(device)).rheti["36"]?.value?.side).toBe("left");
  await device.goto("/");
  await expect(main(device).getByRole("region", { name: "Your finished result" })).toBeVisible();
  await older.close();
});

test("my result is the finished one while an older assessment is open", async ({ page, member }) => {
  await keepReport(page.request, member.id, { reportType: "standard", locale: "en" });
  await saveRun(page, member.id, runBefore("color-phase"));
  await page.goto("/results");
  await expect(heading(page)).toHaveText("The Individualist");
  await main(page)
    .getByRole("link", { name: text("results.beside.goOn") })
    .click();
  await page.waitForURL("**/color-phase*");
});
