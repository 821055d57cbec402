import { expect, type Page } from "@playwright/test";
import { finishedRun, keepReport, runBefore } from "./support/runs";
import { savedRun, saveRun, test } from "./support/visitor";
import { statement } from "./support/walk";
import { words } from "./support/words";

const main = (page: Page) => page.getByRole("main");
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
