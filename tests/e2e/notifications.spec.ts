import { expect, type Page } from "@playwright/test";
import { test } from "./support/accounts";
import {
  administrator,
  bell,
  firstPoll,
  notice,
  sendTo,
  shownAt,
  standing,
  unread,
  watcherOfType,
} from "./support/notices";

const titleField = (page: Page) => page.locator("main [name=title]");
const messageField = (page: Page) => page.locator("main [name=message]");

test("who is addressed sees it within 3 s, others never; opening counts once, Clear All is one's own", async ({
  browser,
  origin,
}) => {
  const admin = await administrator(browser, origin);
  const four = await watcherOfType(browser, origin, 4);
  const seven = await watcherOfType(browser, origin, 7);
  const other = await watcherOfType(browser, origin, 4);

  const { id, title } = await sendTo(admin, [4]);
  await shownAt(four.page, "toast", title, 3_000);
  await expect(bell(four.page)).toHaveAccessibleName(/, [1-9]\d* unread/);
  const before = await standing(admin, id);
  expect(before).toMatchObject({ opened: 0, sentAt: expect.any(String) });
  expect(before.recipients).toBeGreaterThanOrEqual(2);

  // The same person in a second tab: one poller for both, and one opening although both are clicked.
  const second = await four.context.newPage();
  await second.goto("/reports");
  for (const page of [four.page, second]) {
    await bell(page).click();
    await notice(page, title).click();
    await expect(notice(page, title)).not.toContainText("New");
  }
  await expect.poll(async () => (await standing(admin, id)).opened).toBe(1);
  await four.page.waitForTimeout(2_500);
  expect((await standing(admin, id)).opened).toBe(1);

  await bell(seven.page).click();
  await expect(notice(seven.page, title)).toHaveCount(0);

  await four.page.bringToFront();
  await four.page.getByRole("button", { name: "Clear All" }).click();
  await expect(four.page.getByText("No notifications yet")).toBeVisible();
  await expect(second.getByText("No notifications yet")).toBeVisible();
  await four.page.reload();
  await bell(four.page).click();
  await expect(four.page.getByText("No notifications yet")).toBeVisible();
  await bell(other.page).click();
  await expect(notice(other.page, title)).toBeVisible();
  for (const { context } of [four, seven, other]) await context.close();
  await admin.close();
});

test("a scheduled one is not there before its time, and there within 3 s after", async ({ browser, origin }) => {
  const admin = await administrator(browser, origin);
  const four = await watcherOfType(browser, origin, 4);
  const { id, title } = await sendTo(admin, [4], 6);
  const due = Date.now() + 6_000;
  await bell(four.page).click();
  while (Date.now() < due - 300) {
    expect(await notice(four.page, title).count()).toBe(0);
    await four.page.waitForTimeout(500);
  }
  await expect(notice(four.page, title)).toBeVisible({ timeout: Math.max(1, due + 3_000 - Date.now()) });
  const { sentAt } = await standing(admin, id);
  expect(Date.parse(sentAt)).toBeGreaterThanOrEqual(due - 200);
  await four.context.close();
  await admin.close();
});

test("an administrator writes, previews, schedules, cancels and sends by keyboard and mouse", async ({
  browser,
  origin,
}) => {
  const admin = await administrator(browser, origin);
  const page = await admin.newPage();
  await page.goto("/analytics?tab=notifications");
  await firstPoll(page);
  await expect(page.getByText("Connection: Connected")).toBeVisible();
  const title = `Written ${Date.now()}`;
  await page.getByRole("button", { name: "Send notification" }).click();
  await expect(page.getByText("Please enter a title")).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type(title);
  await messageField(page).fill("Words for people of type 9 alone");
  await page.getByLabel("Audience").selectOption("personality_types");
  await page.getByRole("checkbox", { name: "Type 9: Peacemaker" }).check();
  await expect(page.getByText(/would get it right now/)).toBeVisible();
  const previews = page.getByRole("region", { name: "Preview" });
  await expect(previews.getByText(title)).toHaveCount(4);
  await expect(previews.locator('[lang="ur-G4"][dir="rtl"]')).toContainText("نئی");

  // What was typed outlives a reload.
  await page.reload();
  await expect(messageField(page)).toHaveValue("Words for people of type 9 alone");

  await page.getByLabel("Send at").fill("2036-01-01T10:00");
  await page.getByRole("button", { name: "Schedule notification" }).click();
  await expect(page.locator(".toast-card")).toContainText("Notification scheduled");
  const row = page.locator(".sent-row", { hasText: title });
  await expect(row).toContainText("Scheduled");
  await row.getByRole("button", { name: `Cancel "${title}"` }).click();
  await expect(row).toContainText("Cancelled");

  await titleField(page).fill(`${title} now`);
  await messageField(page).fill("At once");
  await page.getByLabel("Audience").selectOption("personality_types");
  await page.getByRole("checkbox", { name: "Type 9: Peacemaker" }).check();
  await page.getByRole("button", { name: "Send notification" }).click();
  await expect(page.locator(".toast-card")).toContainText("Notification sent to all connected users");
  await expect(page.locator(".sent-row", { hasText: `${title} now` })).toContainText("Sent");
  await admin.close();
});

test("a refused notification says why in a toast that can be read again, and keeps every word", async ({
  browser,
  origin,
}) => {
  const admin = await administrator(browser, origin);
  const page = await admin.newPage();
  await page.goto("/analytics?tab=notifications");
  await page.route(/\/api\/notifications$/, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { error: "It broke", message: "It broke", code: "internal" } })
      : route.continue(),
  );
  await titleField(page).fill("Kept");
  await messageField(page).fill("Kept as well");
  await page.getByRole("button", { name: "Send notification" }).click();
  await expect(page.locator(".toast-card")).toContainText("Error sending notification: It broke");
  await expect(page.locator(".toast-card")).toHaveCount(0, { timeout: 8_000 });
  await page.keyboard.press("F8");
  const recent = page.getByRole("region", { name: "Recent messages" });
  await expect(recent).toBeFocused();
  await expect(recent).toContainText("Error: Error sending notification: It broke");
  await page.keyboard.press("Escape");
  await expect(titleField(page)).toHaveValue("Kept");
  await expect(messageField(page)).toHaveValue("Kept as well");
  await admin.close();
});

test("of two tabs one polls; none does while hidden; a server that fails is asked less and less often", async ({
  browser,
  origin,
}) => {
  const four = await watcherOfType(browser, origin, 7);
  const polls: string[] = [];
  four.context.on("request", (request) => {
    if (request.url().includes("/api/notifications/recent")) polls.push(request.url());
  });
  const second = await four.context.newPage();
  await second.goto("/reports");
  await expect(bell(second)).toBeVisible();
  polls.length = 0;
  await second.waitForTimeout(6_500);
  expect(polls.length).toBeGreaterThanOrEqual(2);
  expect(polls.length).toBeLessThanOrEqual(4);

  for (const page of [four.page, second]) {
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
  }
  await second.waitForTimeout(300);
  polls.length = 0;
  await second.waitForTimeout(3_000);
  expect(polls).toEqual([]);

  await four.context.route(/\/api\/notifications\/recent/, (route) => route.fulfill({ status: 503, json: {} }));
  await second.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await second.waitForTimeout(12_000);
  expect(polls.length).toBeGreaterThanOrEqual(2);
  expect(polls.length).toBeLessThanOrEqual(4);
  await bell(second).click();
  await expect(second.getByText("There is no connection right now.")).toBeVisible();
  await four.context.close();
});

test("without anything unread the bell says so", async ({ browser, origin }) => {
  const seven = await watcherOfType(browser, origin, 7);
  await expect(bell(seven.page)).toHaveAccessibleName("Notifications, nothing unread");
  await expect(unread(seven.page, 1)).toHaveCount(0);
  await seven.context.close();
});
