import { expect, type Page } from "@playwright/test";
import { STEPS } from "@/lib/assessment/domain/run/steps";
import { main } from "./support/look";
import { runBefore, runWithPairs } from "./support/runs";
import { savedRun, saveRun, test } from "./support/visitor";
import { statement } from "./support/walk";
import { words } from "./support/words";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a new assessment sets the unfinished one aside, and one tap brings it back, here and on another device", async ({
  page,
  member,
  browser,
}) => {
  const unfinished = runWithPairs(19);
  await saveRun(page, member.id, unfinished);
  // The reports and the login lead to the same card as the start page.
  await page.goto("/login");
  await page.waitForURL("**/reports*");
  await expect(main(page).getByRole("heading", { name: "Pair 20 of 36" })).toBeVisible();
  await page.goto("/");
  await expect(heading(page)).toContainText("Welcome back");
  await page.getByRole("link", { name: "View my reports" }).click();
  await page.waitForURL("**/reports*");
  await page.getByRole("button", { name: "Start a new assessment" }).click();
  await page.getByRole("button", { name: "Go on at pair 20" }).click();
  await expect(heading(page)).toContainText("Pair 20 ");
  // So does the button of the reports, on the start page.
  await page.goto("/reports");
  await page.getByRole("link", { name: "New Assessment" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("button", { name: "Go on at pair 20" }).click();
  await expect(heading(page)).toContainText("Pair 20 ");
  await page.goto("/love");
  await page.getByRole("button", { name: "Start a new assessment" }).click();
  await page.getByRole("button", { name: "Set aside and begin again" }).click();
  await expect(heading(page)).toContainText("Pair 1 ");
  // The colours of the theme through which one came stay.
  await expect(page.locator("html")).toHaveAttribute("data-theme", "love");
  const note = main(page).getByText("19 answers from your unfinished assessment");
  await expect(note).toBeVisible();
  await statement(page, "right").click();
  await expect.poll(async () => Object.keys((await savedRun(page)).rheti)).toEqual(["1"]);

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  await device.evaluate(() => undefined);
  await device.goto("/rheti");
  await device.evaluate(() => localStorage.removeItem("assessmentSetAside"));
  await device.getByRole("button", { name: words("en", "steps.setAside.bringBack") }).click();
  await expect(heading(device)).toContainText("Pair 20 ");
  await expect.poll(async () => (await savedRun(device)).rheti).toEqual(unfinished.rheti);
  await other.close();

  await page.reload();
  await expect(heading(page)).toContainText("Pair 20 ");
  await expect(main(page).getByText("1 answer from your unfinished assessment")).toBeVisible();
});

test("what was set aside is thrown away before its time, on every device, and taken back as long as it is said", async ({
  page,
  member,
  browser,
}) => {
  const say = (key: string) => words("en", `steps.setAside.${key}`);
  const unfinished = runWithPairs(19);
  await saveRun(page, member.id, unfinished);
  await page.goto("/love");
  await page.getByRole("button", { name: "Start a new assessment" }).click();
  await page.getByRole("button", { name: "Set aside and begin again" }).click();
  await expect(heading(page)).toContainText("Pair 1 ");
  const offered = async () => (await (await page.request.get("/api/me")).json()).setAside?.run.runId ?? null;
  await expect.poll(offered).toBe(unfinished.runId);

  await page.getByRole("button", { name: say("delete") }).click();
  await expect(main(page).getByText(say("deleted"))).toBeVisible();
  expect(await offered()).toBeNull();
  await page.getByRole("button", { name: words("en", "reports.owned.undo") }).click();
  await expect(main(page).getByText("19 answers from your unfinished assessment")).toBeVisible();
  expect(await offered()).toBe(unfinished.runId);

  // Without a connection nothing is said to be gone that is not.
  await page.route("**/set-aside/**", (route) => route.abort());
  await page.getByRole("button", { name: say("delete") }).click();
  await expect(main(page).getByText(words("en", "reports.owned.failed"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("bringBack") })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: say("delete") }).click();
  await expect(main(page).getByText(say("deleted"))).toBeVisible();

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  for (const each of [page, await other.newPage()]) {
    await each.goto("/rheti");
    await expect(heading(each)).toContainText("Pair 1 ");
    await expect(each.getByRole("button", { name: say("bringBack") })).toHaveCount(0);
  }
  await other.close();
});

test("who comes back goes on at the step where they stopped, each of the five, here and on another device", async ({
  page,
  member,
  browser,
}) => {
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const device = await other.newPage();
  for (const { id, path } of STEPS) {
    await saveRun(page, member.id, id === "rheti" ? runWithPairs(19) : runBefore(id));
    for (const each of [page, device]) {
      await each.goto("/");
      await each.getByRole("button", { name: "Continue", exact: true }).click();
      await each.waitForURL(`**${path}*`);
      if (id === "rheti") await expect(heading(each)).toContainText("Pair 20 ");
      if (id === "hero-moments") await expect(heading(each)).toContainText("Scene 1 of 4");
    }
  }
  await other.close();
});
