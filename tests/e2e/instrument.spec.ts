import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { ADMIN_PASSWORD } from "./support/admin-password";
import { newDataFolder, startOnFolder } from "./support/copies";
import { withoutNews } from "./support/notices";
import { keepReport, runWithPairs } from "./support/runs";
import { keptRun, type Member, register, savedRun, saveRun, someAddress, test } from "./support/visitor";
import { statement } from "./support/walk";

/** People with a completed run before the test begins; three of the pairs that they met are biased. */
const PEOPLE = 600;

// A server of its own: what new runs begin with is one thing for everybody on it.
test.describe.configure({ mode: "serial", timeout: 400_000 });

let server: Awaited<ReturnType<typeof startOnFolder>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const folder = newDataFolder("instrument");
  const script = ["tsx", "--tsconfig", "scripts/tsconfig.json", "tests/support/seed-simulated-people.ts", `${PEOPLE}`];
  const seeded = spawnSync("npx", script, { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" } });
  expect({ status: seeded.status, said: String(seeded.stderr) }).toMatchObject({ status: 0 });
  server = await startOnFolder(folder);
});
test.afterAll(() => server?.stop());

/** A page of a browser of its own, at this server. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-forwarded-for": someAddress() },
  });
  return context.newPage();
}

async function openInstrument(browser: Browser): Promise<Page> {
  const page = await openPage(browser);
  await withoutNews(page.context());
  const signedIn = await page.request.post("/api/auth/admin-login", { data: { password: ADMIN_PASSWORD } });
  expect(signedIn.status()).toBe(200);
  await page.goto("/admin/instrument?lang=en");
  await expect(page.getByRole("heading", { name: "Instrument", level: 1 })).toBeVisible();
  return page;
}

/** Somebody new who answers the first pair in the browser: their run, as it is kept here and there. */
async function beginRun(browser: Browser): Promise<AssessmentRun> {
  const page = await openPage(browser);
  const { id } = await register(page);
  await page.goto("/rheti?lang=en");
  await statement(page, "left").click();
  await expect.poll(async () => Object.keys((await savedRun(page))?.rheti ?? {})).toEqual(["1"]);
  const run = await savedRun(page);
  expect((await keptRun(page, id))?.calibration).toEqual(run.calibration);
  await page.context().close();
  return run;
}

/** A person with a saved report: how it reads, and what is kept of the run. */
async function readReport(page: Page, { id }: Member, url: string) {
  const html = await (await page.request.get(url)).text();
  await page.goto(url);
  const words = await page.locator("main").innerText();
  return { html, words, runs: await (await page.request.get(`/api/users/${id}/runs`)).json() };
}

test("an administrator adopts a calibration, and an old report reads as before", async ({ browser }) => {
  const old = await openPage(browser);
  const owner = await register(old);
  const url = await keepReport(old.request, owner.id, { reportType: "love", locale: "en" });
  const before = await readReport(old, owner, url);
  expect(before.runs).toHaveLength(1);
  const underWay = await openPage(browser);
  const walker = await register(underWay);
  await saveRun(underWay, walker.id, runWithPairs(5));
  expect((await beginRun(browser)).calibration).toBeUndefined();

  const page = await openInstrument(browser);
  await expect(page.getByText("Edition 2, as it was set")).toBeVisible();
  const estimate = page.getByRole("button", { name: `Estimate from ${PEOPLE + 1} runs` });
  const progress = page.getByRole("progressbar", { name: "Estimating" });
  await estimate.click();
  await expect(progress).toBeVisible();
  const again = await page.request.post("/api/instrument/estimation");
  expect([again.status(), (await again.json()).message]).toEqual([
    409,
    "An estimate is under way already. Wait for it, or stop it first.",
  ]);
  await page.getByRole("button", { name: "Stop estimating" }).click();
  await expect(page.getByText("The estimate was stopped. Nothing has changed.")).toBeVisible();

  await estimate.click();
  await expect(progress).toBeVisible();
  // It goes on while nobody looks.
  await page.reload();
  await expect(page.getByText("The estimate is done. You’ll find the result below.")).toBeVisible({ timeout: 240_000 });
  await expect(page.getByText("It predicts unseen answers better than what was in use")).toBeVisible();
  const moved = page.getByRole("region", { name: "What moved" }).getByRole("rowheader");
  for (const pair of ["3", "8", "20"]) await expect(moved.getByText(pair, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Adopt for new runs" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Adopt it" }).click();
  await expect(page.getByText(/^Edition 2, calibrated on .* runs$/).first()).toBeVisible();
  const { adoptions } = await (await page.request.get("/api/instrument")).json();

  const begun = await beginRun(browser);
  expect(begun.calibration?.id).toBe(adoptions[0].calibrationId);
  expect(begun.calibration?.parameters.pairs[2]?.[1]).toBeGreaterThan(0.5);
  await underWay.goto("/rheti?lang=en");
  await expect(underWay.getByRole("heading", { level: 1 })).toContainText("Pair 6 ");
  await statement(underWay, "left").click();
  await expect.poll(async () => Object.keys((await savedRun(underWay)).rheti)).toHaveLength(6);
  expect((await savedRun(underWay)).calibration).toBeUndefined();
  expect(await readReport(old, owner, url)).toEqual(before);

  await page.getByRole("button", { name: "Go back to the edition as it was set" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Go back" }).click();
  await expect(page.getByText("Edition 2, as it was set").first()).toBeVisible();
  expect((await beginRun(browser)).calibration).toBeUndefined();
  expect(await readReport(old, owner, url)).toEqual(before);
});

test("the answers come as a file that names nobody, with its codebook", async ({ browser }) => {
  const page = await openInstrument(browser);
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name, exact: true }).click(),
    ]);
    return {
      name: file.suggestedFilename(),
      rows: parse(readFileSync(await file.path()), { bom: true }) as string[][],
    };
  };
  const answers = await download("Download the answers");
  expect(answers.name).toMatch(/^answers-\d{4}-\d\d-\d\d\.csv$/);
  expect(answers.rows).toHaveLength(PEOPLE + 2);
  const codebook = await download("Download the codebook");
  const explained = new Set(codebook.rows.slice(1).map(([variable]) => variable));
  expect(answers.rows[0]?.filter((variable) => !explained.has(variable))).toEqual([]);
  expect(answers.rows.flat().join(" ")).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/);
});
