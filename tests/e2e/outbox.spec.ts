import { expect, type Page } from "@playwright/test";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { EXPECTED_USER_HEADER } from "@/lib/platform/http/fetch-json";
import { main } from "./support/look";
import { finishedRun, runWithPairs } from "./support/runs";
import { type Member, register, reportCount, savedRun, saveRun, test } from "./support/visitor";
import { answerPairs, openOverview, statement } from "./support/walk";
import { words } from "./support/words";

const answered = async (page: Pick<Page, "request">) => Object.keys((await savedRun(page))?.rheti ?? {}).length;
/** No run reaches the server any more from this page. */
const cutOff = (page: Page) => page.route("**/api/users/*", (route) => route.abort());

/** Nothing leaves this page any more: a route would let through what is sent in the moment in which the tab closes. */
const loseConnection = (page: Page) =>
  page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("no connection"));
  });

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Access My Report" }).click();
  await page.waitForURL("**/reports*");
}

/** Leaves no byte free in this browser's local storage. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 21, name = 0; size >= 1; ) {
      try {
        localStorage.setItem(`ballast-${name}`, "x".repeat(size));
        name += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

/** How many pairs are answered in the run that waits in the outbox. */
const inOutbox = (page: Page) =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await result(indexedDB.open("ninefold-outbox"));
    const entries = await result(database.transaction("entries").objectStore("entries").getAll());
    database.close();
    return Math.max(0, ...entries.map(({ body }) => Object.keys(body?.assessmentData?.rheti ?? {}).length));
  });

test("a full local storage: the outbox has room, over a closed tab", async ({ page, context, member }) => {
  await saveRun(page, member.id, runWithPairs(3));
  await page.goto("/rheti");
  await expect(main(page)).toContainText("Pair 4");
  await fillStorage(page);
  await loseConnection(page);
  await answerPairs(page, 4, 7);
  await expect(main(page).getByText(words("en", "steps.waiting"))).toBeVisible();
  await expect(main(page).getByText(words("en", "steps.thisTabOnly"))).toHaveCount(0);
  await expect.poll(() => inOutbox(page)).toBe(7);
  await page.close();
  expect(await answered(context)).toBe(3);
  const next = await context.newPage();
  await next.goto("/rheti");
  await expect(next.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "7");
  await expect.poll(() => answered(next)).toBe(7);
});

test("no storage at all: the person is told, and the tab sends what it holds", async ({ page, context, member }) => {
  await saveRun(page, member.id, runWithPairs(3));
  await context.addInitScript(() => {
    const refuse = {
      get(): never {
        throw new DOMException("denied", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) Object.defineProperty(window, name, refuse);
  });
  await page.goto("/rheti");
  await expect(main(page)).toContainText("Pair 4");
  await context.setOffline(true);
  await expect(main(page).getByText(words("en", "common.offline"))).toBeVisible();
  await statement(page, "left").click();
  await expect(main(page).getByText(words("en", "steps.thisTabOnly"))).toBeVisible();
  await expect(main(page).getByText(words("en", "common.offlineTab"))).toBeVisible();
  await expect(main(page).getByText(words("en", "steps.waitingTab"))).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByText(words("en", "steps.saved"))).toBeVisible();
  await expect(main(page).getByText(words("en", "common.offlineTab"))).toHaveCount(0);
  expect(await answered(page)).toBe(4);
});

test("two tabs answer at once without a connection, and nothing of either is lost", async ({
  page,
  context,
  member,
}) => {
  await saveRun(page, member.id, runWithPairs(2));
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto("/rheti");
    await expect(main(each)).toContainText("Pair 3");
  }
  await context.setOffline(true);
  await openOverview(other);
  await other.getByRole("button", { name: "Pair 9, open" }).click();
  await Promise.all([statement(page, "left").click(), statement(other, "right").click()]);
  await other.close();
  await context.setOffline(false);
  await expect.poll(() => answered(page)).toBe(4);
  expect((await savedRun(page)).rheti).toMatchObject({
    3: { value: { side: "left" } },
    9: { value: { side: "right" } },
  });
});

test("the browser's own way back keeps every answer", async ({ page, member }) => {
  await saveRun(page, member.id, runWithPairs(35));
  await page.goto("/rheti");
  await expect(main(page)).toContainText("Pair 36");
  await cutOff(page);
  await statement(page, "left").click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/hero-moments*");
  await main(page).getByRole("listitem").getByRole("button").first().click();
  await page.goBack();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "36");
  await page.goForward();
  await expect(main(page)).toContainText("Scene 2 of 4");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect.poll(async () => Object.keys((await savedRun(page)).hero)).toEqual(["general_001"]);
  expect(await answered(page)).toBe(36);
});

test("answers of a session that ended wait for the same person, and go out in nobody else's", async ({
  page,
  context,
  member,
}) => {
  await saveRun(page, member.id, runWithPairs(5));
  await page.goto("/rheti");
  await expect(main(page)).toContainText("Pair 6");
  await context.clearCookies();
  await statement(page, "left").click();
  await expect(main(page).getByText(words("en", "steps.signedOut"))).toBeVisible();

  const stranger = await register(page);
  const sentAs: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && sentAs.push(request.url()));
  // What waits goes out in order: once the stranger's own answer is there, the older one was passed over.
  await page.goto("/rheti");
  await expect(main(page)).toContainText("Pair 1 ");
  await statement(page, "left").click();
  await expect.poll(() => answered(page)).toBe(1);
  await expect(main(page).getByText(words("en", "steps.saved"))).toBeVisible();
  expect(new Set(sentAs.map((url) => new URL(url).pathname))).toEqual(new Set([`/api/users/${stranger.id}`]));

  await context.clearCookies();
  await signIn(page, member);
  await expect.poll(() => answered(page), { timeout: 20_000 }).toBe(6);
});

test("a report asked for without a connection is made though the tab is gone", async ({ page, context, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results");
  await expect(page.getByRole("button", { name: "Generate My Report" })).toBeVisible();
  await page.route(/\/api\/(assessment|users|reports)/, (route) => route.abort());
  await page.getByRole("button", { name: "Generate My Report" }).click();
  await expect(main(page).getByRole("alert")).toContainText(words("en", "results.report.network"));
  expect(await reportCount(page, member.id)).toBe(0);
  await page.close();
  // Not a step: any page takes care of what waits.
  const next = await context.newPage();
  await next.goto("/reports");
  await expect.poll(() => reportCount(next, member.id), { timeout: 20_000 }).toBe(1);
  expect((await savedRun(next)).completedAt).not.toBeNull();
});

test("what the server refuses for good is said, and asked no more", async ({ page, member }) => {
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results");
  await page.route("**/api/assessment/complete", (route) => route.abort());
  await page.getByRole("button", { name: "Generate My Report" }).click();
  await expect(main(page).getByRole("alert")).toContainText(words("en", "results.report.network"));
  // The page that asked would say it itself, were it still there when the server answers.
  await page.goto("/icon.svg");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  let asked = 0;
  await page.route("**/api/assessment/complete", (route) => {
    asked += 1;
    return route.fulfill({ status: 400, json: { code: "invalid_input", message: "This is no run of ours." } });
  });
  await page.goto("/reports");
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText(words("en", "common.notTaken"), { timeout: 30_000 });
  await expect(alert).toContainText("This is no run of ours.");
  expect(asked).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.outbox)).toBeNull();
  const before = asked;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(before);
  expect(await reportCount(page, member.id)).toBe(0);
});

test("a kept request is carried out for the person whom it names, and for nobody else", async ({ page, member }) => {
  const other = await register(page);
  const answers = async (id: string) => {
    const headers = { [EXPECTED_USER_HEADER]: id };
    const paths = ["/api/assessment/complete", "/api/reports", "/api/analytics"];
    return Promise.all(
      paths.map(async (path) => (await page.request.post(path, { headers, data: { hers: true } })).status()),
    );
  };
  expect(await answers(member.id)).toEqual([401, 401, 401]);
  expect(await answers(other.id)).toEqual([400, 400, 400]);
});
