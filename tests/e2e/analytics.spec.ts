import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, request } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { fullRun } from "@/tests/support/sample-runs";
import { ADMIN_PASSWORD } from "./support/admin-password";
import { withoutNews } from "./support/notices";
import { registerByApi, somebody } from "./support/people";
import { someAddress, test } from "./support/visitor";

const HEAD = [
  ...["Name", "Email", "Phone Number", "Type", "Wing", "State 1", "State 2"],
  ...["Dominant Subtype", "Secondary Subtype", "Blind Subtype", "Completed At", "User ID"],
];

interface Someone {
  readonly firstName: string;
  readonly type: PersonalityType;
  readonly theme: "love" | "career";
}

const PEOPLE: readonly Someone[] = [
  { firstName: "आशा", type: 4, theme: "love" },
  { firstName: "عائشہ", type: 7, theme: "career" },
  { firstName: '=HYPERLINK("x")', type: 7, theme: "love" },
];

/** Finished runs of three people whose surname nobody else has. */
async function finishedRuns(baseURL: string): Promise<string> {
  const family = `Fam${randomUUID().slice(0, 8)}`;
  for (const { firstName, type, theme } of PEOPLE) {
    const caller = await request.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
    await registerByApi(caller, somebody(firstName, family));
    const assessmentData = fullRun(type, randomUUID(), Date.now() - 9 * 60_000);
    const done = await caller.post("/api/assessment/complete", { data: { reportType: theme, assessmentData } });
    expect(done.status()).toBe(200);
    await caller.dispose();
  }
  return family;
}

async function openDashboard(page: Page, query: string): Promise<void> {
  await withoutNews(page.context());
  const signedIn = await page.request.post("/api/auth/admin-login", { data: { password: ADMIN_PASSWORD } });
  expect(signedIn.status()).toBe(200);
  await page.goto(`/analytics?${query}`);
  await expect(page.getByRole("heading", { name: "Analytics", level: 1 })).toBeVisible();
}

const table = (page: Page) => page.getByRole("table", { name: "Assessments", exact: true });
const names = (page: Page) => table(page).getByRole("rowheader");
const completed = (page: Page) =>
  page.getByRole("region", { name: "Figures" }).getByText("Completed", { exact: true }).locator("..");

async function exported(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as CSV" }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/**
 * What the export says in the browser's own message box, which is closed at once, so that the click need not be told
 * `noWaitAfter`: such a click does not look what it hit, and one that met something else is lost without a word.
 */
async function exportSays(page: Page): Promise<string> {
  await expect(page.getByRole("region", { name: "Figures" })).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("region", { name: "Assessments" }).getByRole("status")).toHaveCount(0);
  const said = new Promise<string>((tell) => {
    page.once("dialog", (dialog) => void dialog.dismiss().then(() => tell(dialog.message())));
  });
  await page.getByRole("button", { name: "Export as CSV" }).click();
  return said;
}

const rowsOf = (bytes: Buffer): string[][] => parse(bytes, { bom: true });

test("filters live in the address and hold for figures, table and export", async ({ page, baseURL }) => {
  const family = await finishedRuns(baseURL ?? "");
  await openDashboard(page, "lang=en");
  await page.getByLabel("Name, email or phone").fill(family);
  await expect(names(page)).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`q=${family}`));
  await expect(completed(page)).toContainText("3");

  await page.getByLabel("Type", { exact: true }).selectOption("7");
  await expect(names(page)).toHaveCount(2);
  await expect(completed(page)).toContainText("2");
  await page.getByLabel("Theme", { exact: true }).selectOption("career");
  await expect(names(page)).toHaveText([new RegExp(`عائشہ ${family}`)]);
  await expect(completed(page)).toContainText("1");
  const one = await exported(page);
  expect(one.name).toBe(`assessments-${new Date().toISOString().slice(0, 10)}.csv`);
  expect(rowsOf(one.bytes)).toEqual([HEAD, expect.arrayContaining([`عائشہ ${family}`, "7"])]);

  await page.reload();
  await expect(names(page)).toHaveCount(1);
  await expect(page.getByLabel("Theme", { exact: true })).toHaveValue("career");
  await page.getByLabel("From").fill("2100-01-01");
  await expect(page.getByText("No assessments match the filters")).toBeVisible();
  expect(await exportSays(page)).toBe("No assessment data to export");
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(page).not.toHaveURL(/q=|type=|theme=|from=/);
  await expect(page.getByLabel("Name, email or phone")).toHaveValue("");
});

test("the table is put in order by keyboard, and a row opens the whole record", async ({ page, baseURL }) => {
  const family = await finishedRuns(baseURL ?? "");
  await openDashboard(page, `lang=en&q=${family}`);
  await expect(names(page)).toHaveCount(3);
  await table(page).getByRole("button", { name: "Type" }).press("Enter");
  await expect(table(page).getByRole("columnheader", { name: "Type" })).toHaveAttribute("aria-sort", "ascending");
  await expect(names(page).first()).toContainText("आशा");
  await table(page).getByRole("button", { name: "Type" }).press("Enter");
  await expect(names(page).last()).toContainText("आशा");
  await expect(page).toHaveURL(/sort=type&order=desc|order=desc&sort=type/);

  await names(page).last().getByRole("button").press("Enter");
  const record = page.getByRole("dialog");
  await expect(record).toContainText(`आशा ${family}`);
  await expect(record.getByText("Pair 36", { exact: true })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(names(page).last().getByRole("button")).toBeFocused();
});

test("the export opens in a spreadsheet: names whole, formulas asleep", async ({ page, baseURL }) => {
  const family = await finishedRuns(baseURL ?? "");
  await openDashboard(page, `lang=en&q=${family}`);
  await expect(names(page)).toHaveCount(3);
  const { bytes } = await exported(page);
  const [head, ...rows] = rowsOf(bytes);
  expect(head).toEqual(HEAD);
  expect(rows.map(([name]) => name).sort()).toEqual(
    [`आशा ${family}`, `عائشہ ${family}`, `'=HYPERLINK("x") ${family}`].sort(),
  );
  const office = spawnSync("soffice", ["--version"]);
  test.skip(office.error !== undefined, "LibreOffice is not installed");
  const folder = mkdtempSync(join(tmpdir(), "ninefold-sheet-"));
  try {
    writeFileSync(join(folder, "in.csv"), bytes);
    // Comma, quotation mark, UTF-8: what its window proposes for a file with our mark; without a window it does not look.
    const read = "--infilter=Text - txt - csv (StarCalc):44,34,76,1";
    const into = ["--headless", read, "--convert-to", "fods", "--outdir", folder, join(folder, "in.csv")];
    expect(spawnSync("soffice", [`-env:UserInstallation=file://${folder}/profile`, ...into]).status).toBe(0);
    const sheet = readFileSync(join(folder, "in.fods"), "utf8");
    for (const text of [`आशा ${family}`, `عائشہ ${family}`, ...HEAD]) expect(sheet).toContain(text);
    expect(sheet).not.toContain("table:formula");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("figures that cannot be had are zeros that say so, and a failed export is told", async ({ page }) => {
  await page.route("**/api/analytics/summary**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.route("**/api/assessments/all**format=csv**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await openDashboard(page, "lang=en");
  await expect(page.getByText("The figures couldn’t be loaded. Showing zeros instead.")).toBeVisible();
  await expect(completed(page)).toContainText("0");
  expect(await exportSays(page)).toBe("Error exporting assessment data");
  await page.unroute("**/api/analytics/summary**");
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByText("Showing zeros instead.")).toHaveCount(0);
});

test("on a phone the filters are a sheet, and the counts stand beside those of the days before", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDashboard(page, "from=2020-01-01&to=2020-01-31");
  const type = page.getByLabel("Type", { exact: true });
  await expect(page.getByText(/^Before that: 0, Dec 1, 2019 to Dec 31, 2019$/)).toHaveCount(3);
  await expect(type).toBeHidden();
  await page.getByRole("button", { name: "Choose filters 2" }).click();
  await type.selectOption("4");
  await expect(page).toHaveURL(/type=4/);
  await expect(type).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(type).toBeHidden();
  await expect(page.getByRole("button", { name: "Choose filters 3" })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(type).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose filters 3" })).toBeHidden();
});
