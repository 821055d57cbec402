import { expect, test } from "@playwright/test";
import { type Copies, startCopies } from "../support/copies";
import {
  administrator,
  bell,
  deliveryOf,
  expectSoon,
  firstPoll,
  notice,
  sendTo,
  type Watcher,
  watcherOfType,
} from "../support/notices";

const database = process.env.E2E_DATABASE_URL;
test.skip(!database, "two copies need PostgreSQL: npm run test:postgres");
test.describe.configure({ mode: "serial" });

let copies: Copies;
test.beforeAll(async () => {
  copies = await startCopies(database ?? "", 2);
});
test.afterAll(() => copies?.stop());

/** Both copies have looked once more for what is to be sent: whoever polls, here at each of them, makes a copy look. */
async function bothLook(watchers: readonly Watcher[]): Promise<void> {
  for (let polls = 0; polls < 2; polls += 1) await Promise.all(watchers.map(({ page }) => firstPoll(page)));
}

test("what is sent at one copy is delivered by the other within two polls, counted once, and cleared for one alone", async ({
  browser,
}) => {
  const [here = "", there = ""] = copies.origins;
  const admin = await administrator(browser, here);
  const four = await watcherOfType(browser, here, 4);
  const far = await watcherOfType(browser, there, 4);
  const seven = await watcherOfType(browser, there, 7);

  const { id, title } = await sendTo(admin, [4]);
  await Promise.all([four, far].map((watcher) => expectSoon(watcher, "toast", { title })));
  await expect(bell(far.page)).toHaveAccessibleName(/[1-9]\d* unread/);

  // The same person at both copies: the cookie of one is good at the other.
  const second = await far.context.newPage();
  await second.goto(`${here}/reports`);
  for (const page of [far.page, second]) {
    await bell(page).click();
    await notice(page, title).click();
  }
  await expect.poll(async () => (await deliveryOf(admin, id)).opened).toBe(1);
  await bothLook([four, far]);
  const { recipients, opened } = await deliveryOf(admin, id);
  expect([recipients, opened]).toEqual([2, 1]);

  await far.page.bringToFront();
  await far.page.getByRole("button", { name: "Clear All" }).click();
  await expect(far.page.getByText("No notifications yet")).toBeVisible();
  await second.reload();
  await bell(second).click();
  await expect(second.getByText("No notifications yet")).toBeVisible();
  await bell(four.page).click();
  await expect(notice(four.page, title)).toBeVisible();
  await bell(seven.page).click();
  await expect(notice(seven.page, title)).toHaveCount(0);

  const stats = await (await admin.request.get("/api/notifications/stats")).json();
  expect(stats).toMatchObject({ totalSent: recipients, totalOpened: 1, connectedClients: 3 });
  expect(stats.globalOpenRate).toBeCloseTo(100 / recipients, 0);
  for (const { context } of [four, far, seven]) await context.close();
  await admin.close();
});

test("a scheduled one goes out once, not before its time, and soon after, at both copies", async ({ browser }) => {
  const [here = "", there = ""] = copies.origins;
  const admin = await administrator(browser, here);
  const watchers = [await watcherOfType(browser, here, 4), await watcherOfType(browser, there, 4)];
  const { id, title, due } = await sendTo(admin, [4], 5);
  for (const { page } of watchers) await bell(page).click();
  await Promise.all(
    watchers.map(async (watcher) => {
      expect(await expectSoon(watcher, "list", { title }, due)).toBeGreaterThanOrEqual(due);
      await expect(notice(watcher.page, title)).toHaveCount(1);
    }),
  );
  const first = await deliveryOf(admin, id);
  await bothLook(watchers);
  expect(await deliveryOf(admin, id)).toEqual(first);
  for (const { context } of watchers) await context.close();
  await admin.close();
});

test("a session that is ended at one copy is ended for the polls of the other within two seconds or so", async ({
  browser,
}) => {
  const [here = "", there = ""] = copies.origins;
  const { context } = await watcherOfType(browser, there, 7);
  const poll = async () => (await context.request.get(`${there}/api/notifications/recent`)).status();
  expect([200, 304]).toContain(await poll());
  const { user } = await (await context.request.get(`${here}/api/me`)).json();
  const { Client } = await import("pg");
  const client = new Client({ connectionString: copies.databaseUrl });
  await client.connect();
  await client.query('UPDATE "User" SET "sessionEpoch" = "sessionEpoch" + 1 WHERE "id" = $1', [user.id]);
  await client.end();
  await expect.poll(poll, { timeout: 2_600, intervals: [200] }).toBe(401);
  await context.close();
});
