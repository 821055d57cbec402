import { randomUUID } from "node:crypto";
import { expect, type Page, type Request } from "@playwright/test";
import { test } from "./support/accounts";
import {
  administrator,
  bell,
  deliveryOf,
  expectSoon,
  firstPoll,
  notice,
  pollsOf,
  sendTo,
  unread,
  type Watcher,
  watcherOfType,
  withoutNews,
} from "./support/notices";

const titleField = (page: Page) => page.locator("main [name=title]");
const messageField = (page: Page) => page.locator("main [name=message]");

/** Lets time pass in all tabs of a browser by half-seconds; each time, whatever was polled for is answered. */
async function pass({ context }: Watcher, polls: readonly Request[], seconds: number): Promise<void> {
  for (let half = 0; half < 2 * seconds; half += 1) {
    await context.clock.runFor(500);
    await Promise.all(polls.map((poll) => poll.response()));
  }
}

async function turnTabs(pages: readonly Page[], visibility: "hidden" | "visible"): Promise<void> {
  for (const page of pages) {
    await page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibility);
  }
}

test("who is addressed sees it within two polls, others never; opening counts once, Clear All is one's own", async ({
  browser,
  origin,
}) => {
  const admin = await administrator(browser, origin);
  const one = await watcherOfType(browser, origin, 1);
  const three = await watcherOfType(browser, origin, 3);
  const other = await watcherOfType(browser, origin, 1);

  const { id, title } = await sendTo(admin, [1]);
  await expectSoon(one, "toast", { title });
  await expect(bell(one.page)).toHaveAccessibleName(/, [1-9]\d* unread/);
  const before = await deliveryOf(admin, id);
  expect(before).toMatchObject({ opened: 0, sentAt: expect.any(String) });
  expect(before.recipients).toBeGreaterThanOrEqual(2);

  // The same person in a second tab: one poller for both, and one opening although both are clicked.
  const second = await one.context.newPage();
  await second.goto("/reports");
  const tracked: Promise<unknown>[] = [];
  one.context.on("request", (request) => {
    if (request.url().includes("/api/notifications/track")) tracked.push(request.response());
  });
  for (const page of [one.page, second]) {
    await bell(page).click();
    await notice(page, title).click();
    await expect(notice(page, title)).not.toContainText("New");
  }
  await expect.poll(async () => (await deliveryOf(admin, id)).opened).toBe(1);
  await Promise.all(tracked);
  expect((await deliveryOf(admin, id)).opened).toBe(1);

  await firstPoll(three.page);
  await bell(three.page).click();
  await expect(notice(three.page, title)).toHaveCount(0);

  await one.page.bringToFront();
  await one.page.getByRole("button", { name: "Clear All" }).click();
  await expect(one.page.getByText("No notifications yet")).toBeVisible();
  await expect(second.getByText("No notifications yet")).toBeVisible();
  await one.page.reload();
  await bell(one.page).click();
  await expect(one.page.getByText("No notifications yet")).toBeVisible();
  await bell(other.page).click();
  await expect(notice(other.page, title)).toBeVisible();
  for (const { context } of [one, three, other]) await context.close();
  await admin.close();
});

test("a scheduled one is not there before its time, and there after", async ({ browser, origin }) => {
  const admin = await administrator(browser, origin);
  const five = await watcherOfType(browser, origin, 5);
  await bell(five.page).click();
  const { id, title, due } = await sendTo(admin, [5], 6);
  const shown = await expectSoon(five, "list", { title }, due);
  expect(shown).toBeGreaterThanOrEqual(due);
  const { sentAt } = await deliveryOf(admin, id);
  expect(Date.parse(sentAt)).toBeGreaterThanOrEqual(due);
  expect(Date.parse(sentAt)).toBeLessThanOrEqual(shown);
  await five.context.close();
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
  // From here on: a toast of what another test sends would take the place of the one that is looked for.
  await withoutNews(admin);
  await page.reload();
  const title = `Written ${randomUUID().slice(0, 8)}`;
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
  await row.getByRole("button", { name: `Cancel “${title}”` }).click();
  await expect(row).toContainText("Canceled");

  await titleField(page).fill(`${title} now`);
  await messageField(page).fill("At once");
  await page.getByLabel("Audience").selectOption("personality_types");
  await page.getByRole("checkbox", { name: "Type 9: Peacemaker" }).check();
  await page.getByRole("button", { name: "Send notification" }).click();
  await expect(page.locator(".toast-card")).toContainText("Notification sent");
  await expect(page.locator(".sent-row", { hasText: `${title} now` })).toContainText("Sent");
  await admin.close();
});

test("a refused notification says why in a toast that can be read again, and keeps every word", async ({
  browser,
  origin,
}) => {
  const admin = await administrator(browser, origin);
  await withoutNews(admin);
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
  await page.getByRole("button", { name: /^Send to \d+ (person|people)$/ }).click();
  await expect(page.locator(".toast-card")).toContainText("Error sending notification: It broke");
  await expect(page.locator(".toast-card")).toHaveCount(0, { timeout: 8_000 });
  // Whoever scrolls to the end finds nothing behind the button.
  const again = page.getByRole("button", { name: /^Recent messages/ });
  await page.mouse.wheel(0, 100_000);
  const behind = async () => {
    const { bottom } = await page.locator(".site-footer").evaluate((footer) => footer.getBoundingClientRect().toJSON());
    return bottom - ((await again.boundingBox())?.y ?? 0);
  };
  await expect.poll(behind).toBeLessThanOrEqual(0);
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
  const watcher = await watcherOfType(browser, origin, 7);
  const polls = pollsOf(watcher);
  const second = await watcher.context.newPage();
  await watcher.context.clock.install();
  const pages = [watcher.page, second];
  for (const page of pages) {
    await page.goto("/reports");
    await expect(bell(page)).toBeVisible();
  }
  // The bell stands in the page before its script runs.
  await expect.poll(() => polls.length).toBeGreaterThan(0);
  await watcher.context.clock.pauseAt(Date.now() + 10_000);
  await pass(watcher, polls, 2);
  polls.length = 0;
  await pass(watcher, polls, 6);
  expect(polls.length).toBeGreaterThanOrEqual(2);
  expect(polls.length).toBeLessThanOrEqual(4);

  await turnTabs(pages, "hidden");
  await pass(watcher, polls, 1);
  polls.length = 0;
  await pass(watcher, polls, 4);
  expect(polls).toEqual([]);

  await watcher.context.route(/\/api\/notifications\/recent/, (route) => route.fulfill({ status: 503, json: {} }));
  await turnTabs([second], "visible");
  await expect.poll(() => polls.length).toBe(1);
  await pass(watcher, polls, 12);
  expect(polls.length).toBeGreaterThanOrEqual(2);
  expect(polls.length).toBeLessThanOrEqual(4);
  await watcher.context.clock.resume();
  await bell(second).click();
  await expect(second.getByText("There is no connection right now.")).toBeVisible();
  await watcher.context.close();
});

test("without anything unread the bell says so", async ({ browser, origin }) => {
  const eight = await watcherOfType(browser, origin, 8);
  await expect(bell(eight.page)).toHaveAccessibleName("Notifications, none unread");
  await expect(unread(eight.page, 1)).toHaveCount(0);
  await eight.context.close();
});
