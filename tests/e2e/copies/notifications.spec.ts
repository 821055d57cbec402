import { expect, test } from "@playwright/test";
import { type Copies, startCopies } from "../support/copies";
import { administrator, bell, notice, sendTo, shownAt, standing, watcherOfType } from "../support/notices";

const database = process.env.E2E_DATABASE_URL;
test.skip(!database, "two copies need PostgreSQL: npm run test:postgres");
test.describe.configure({ mode: "serial" });

let copies: Copies;
test.beforeAll(async () => {
  copies = await startCopies(database ?? "", 2);
});
test.afterAll(() => copies?.stop());

test("what is sent at one copy is delivered by the other within 3 s, counted once, and cleared for one alone", async ({
  browser,
}) => {
  const [here = "", there = ""] = copies.origins;
  const admin = await administrator(browser, here);
  const four = await watcherOfType(browser, here, 4);
  const far = await watcherOfType(browser, there, 4);
  const seven = await watcherOfType(browser, there, 7);

  const { id, title } = await sendTo(admin, [4]);
  const sent = Date.now();
  await Promise.all(
    [four, far].map(async ({ page }) => {
      const took = (await shownAt(page, "toast", title, 4_000)) - sent;
      console.log(`seen at ${page === far.page ? "the other" : "the same"} copy after ${took} ms`);
      expect(took).toBeLessThanOrEqual(3_000);
    }),
  );
  await expect(bell(far.page)).toHaveAccessibleName(/[1-9]\d* unread/);

  // The same person at both copies: the cookie of one is good at the other.
  const second = await far.context.newPage();
  await second.goto(`${here}/reports`);
  for (const page of [far.page, second]) {
    await bell(page).click();
    await notice(page, title).click();
  }
  await expect.poll(async () => (await standing(admin, id)).opened).toBe(1);
  await far.page.waitForTimeout(2_500);
  const { recipients, opened } = await standing(admin, id);
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

test("a scheduled one goes out once, within 3 s after its time, at both copies", async ({ browser }) => {
  const [here = "", there = ""] = copies.origins;
  const admin = await administrator(browser, here);
  const watchers = [await watcherOfType(browser, here, 4), await watcherOfType(browser, there, 4)];
  const { id, title } = await sendTo(admin, [4], 5);
  const due = Date.now() + 5_000;
  for (const { page } of watchers) await bell(page).click();
  while (Date.now() < due - 200) {
    for (const { page } of watchers) expect(await notice(page, title).count()).toBe(0);
    await new Promise((done) => setTimeout(done, 400));
  }
  await Promise.all(
    watchers.map(async ({ page }, copy) => {
      const late = (await shownAt(page, "list", title, 4_000)) - due;
      console.log(`copy ${copy + 1}: ${late} ms after its time`);
      expect(late).toBeLessThanOrEqual(3_000);
      await expect(notice(page, title)).toHaveCount(1);
    }),
  );
  const first = await standing(admin, id);
  await new Promise((done) => setTimeout(done, 11_000));
  expect(await standing(admin, id)).toEqual(first);
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
