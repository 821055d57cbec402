import { expect } from "@playwright/test";
import { overflow } from "./support/look";
import { administrator } from "./support/notices";
import { mailTo } from "./support/outbox";
import { registerByApi, somebody } from "./support/people";
import { keepReport } from "./support/runs";
import { test } from "./support/visitor";

const FIRST = '<img src=x onerror="alert(1)">';
const LAST = `Robert'); DROP TABLE "User";--`;

/** Names are text wherever they are shown; a script that ran would open a dialog, or be refused by the policy. */
test("markup and SQL for a name stay text on screens, in reports, mails and exports", async ({
  page,
  browser,
  baseURL,
}) => {
  const opened: string[] = [];
  page.on("dialog", (dialog) => opened.push(dialog.message()));
  const person = somebody(FIRST, LAST);
  const id = await registerByApi(page.request, person);
  const url = await keepReport(page.request, id, { reportType: "love", locale: "en" });
  await page.goto("/icon.svg");
  await page.evaluate((user) => localStorage.setItem("loggedInUser", user), JSON.stringify({ id, userId: id }));

  await page.goto("/reports");
  await expect(page.getByRole("main").getByText(`${FIRST} ${LAST}`).first()).toBeVisible();
  await page.goto(url);
  await expect(page.getByText(FIRST).first()).toBeVisible();
  expect(await page.locator("img[src=x]").count()).toBe(0);

  await page.request.post("/api/auth/forgot-password", { data: { email: person.email } });
  const mail = await mailTo(person.email);
  expect(mail.html).not.toContain("<img src=x");
  // An address that nobody has confirmed may be a stranger's: no name goes there.
  expect(mail.text).not.toContain(FIRST);

  const admin = await administrator(browser, baseURL ?? "");
  const csv = await (
    await admin.request.get(`/api/assessments/all?format=csv&q=${encodeURIComponent(person.email)}`)
  ).text();
  expect(csv).toContain(`"${`${FIRST} ${LAST}`.replaceAll('"', '""')}"`);
  const table = await admin.request.get(`/api/assessments/all?q=${encodeURIComponent(person.email)}`);
  expect((await table.json())[0]).toMatchObject({ firstName: FIRST, lastName: LAST });
  const dashboard = await admin.newPage();
  await dashboard.goto(`/analytics?q=${encodeURIComponent(person.email)}`);
  await expect(dashboard.getByText(`${FIRST} ${LAST}`).first()).toBeVisible();
  expect(await dashboard.locator("img[src=x]").count()).toBe(0);
  expect(opened).toEqual([]);
});

/** As long as the form allows, and without a space. */
const LONG = "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 80);

test("a name of 80 letters without a space widens no page on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = somebody(LONG, LONG);
  const id = await registerByApi(page.request, person);
  const url = await keepReport(page.request, id, { reportType: "love", locale: "en" });
  await page.goto("/icon.svg");
  await page.evaluate((user) => localStorage.setItem("loggedInUser", JSON.stringify(user)), {
    ...{ id, userId: id },
    ...{ email: person.email, firstName: LONG, lastName: LONG },
  });
  for (const path of ["/", "/reports"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(LONG).first()).toBeVisible();
    expect({ path, wide: await overflow(page) }).toEqual({ path, wide: [] });
  }
  await page.goto("/results");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.goto(url);
  await expect(page.locator(".reader")).toContainText(LONG);
  expect(await overflow(page)).toEqual([]);
});
