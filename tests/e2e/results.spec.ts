import { expect, type Page } from "@playwright/test";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { deciderRound } from "@/lib/assessment/domain/run/decider-round";
import { buildProfile } from "@/lib/assessment/domain/run/profile";
import { workingType } from "@/lib/assessment/domain/run/selectors";
import { optionOrder } from "@/lib/assessment/domain/scoring/card-order";
import { tenths } from "@/lib/assessment/domain/scoring/wording";
import { towardSecond } from "@/tests/support/finished-run";
import { findings, flattenGrounds, main } from "./support/look";
import { storedPhone } from "./support/people";
import { closeLeaders, dividedEvidence, finishedRun, keepReport, runBefore } from "./support/runs";
import { savedRun, saveRun, test } from "./support/visitor";
import { words } from "./support/words";

const text = (key: string, values = {}) => words("en", key, values);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const generate = (page: Page) => page.getByRole("button", { name: "Generate My Report" });
const open = (page: Page) => page.getByRole("link", { name: "Open my report" });
const typeName = (type: number) => text(`results.typeNames.${type}`);

for (const reportType of REPORT_TYPES) {
  test(`a ${reportType} report is made, opens in a new tab, and is kept`, async ({ page, context, member }) => {
    await saveRun(page, member.id, finishedRun());
    await page.goto(reportType === "standard" ? "/results" : `/results?${reportType}`);
    const kind = text(`reports.kinds.${reportType}`);
    await expect(page.getByRole("radio", { name: new RegExp(`^${kind}`) })).toBeChecked();
    const opened = context.waitForEvent("page");
    await generate(page).click();
    const report = await opened;
    await report.waitForLoadState();
    const expected = reportType === "standard" ? "/api/emergency-view/4" : `/api/reports/${reportType}/4`;
    const { pathname, searchParams } = new URL(report.url());
    expect([pathname, searchParams.has("report")]).toEqual([expected, true]);
    await expect(report.locator("h1")).toHaveText("The Individualist");
    await expect(report.locator("body")).toContainText(text(`report.kind.${reportType}`));
    await expect(report.locator("body")).toContainText(`${member.firstName} ${member.lastName}`);
    await expect(report.locator("html")).toHaveAttribute("lang", "en");

    await expect(open(page)).toBeVisible();
    expect(await open(page).getAttribute("href")).toBe(pathname + new URL(report.url()).search);
    await expect(main(page).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await page.goto("/reports");
    const card = main(page).locator("ul .card[data-theme]");
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(kind);
    await expect(card).toContainText("The Individualist");
    const link = (name: string) => card.getByRole("link", { name: new RegExp(`^${name}:`) });
    await expect(link("View Report")).toHaveAttribute("href", pathname + new URL(report.url()).search);
    const pdf = `/api/reports/${reportType}/4/pdf${new URL(report.url()).search}`;
    await expect(link("PDF")).toHaveAttribute("href", pdf);
    await expect(report.getByRole("link", { name: text("report.pdf") })).toHaveAttribute("href", pdf);
    const file = await page.request.get(pdf);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
}

test("what is missing is listed, each with the way there", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("color-phase"));
  await page.goto("/report");
  await expect(heading(page)).toHaveText("Assessment Incomplete");
  const missing = page.getByRole("region", { name: text("results.incomplete.missing") });
  await expect(missing.getByRole("listitem")).toHaveCount(2);
  await expect(missing).toContainText("chosen 0 of 2");
  await expect(missing).toContainText("placed 0 of 10");
  await expect(generate(page)).toHaveCount(0);
  await missing.getByRole("link", { name: "Color phase" }).click();
  await page.waitForURL("**/color-phase*");
  await page.goto("/results");
  await page.getByRole("button", { name: "Start again" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(Object.keys((await savedRun(page)).rheti)).toHaveLength(36);
});

/** Answers the extra scenes toward the second of the two types. */
async function answerDecider(page: Page): Promise<{ before: number; after: number }> {
  const run = closeLeaders();
  const round = deciderRound(run);
  if (!round) throw new Error("the leaders are not close");
  const pick = towardSecond(run);
  await page.getByRole("button", { name: `Answer ${round.cards.length} short scenes` }).click();
  for (const [at, card] of round.cards.entries()) {
    const panel = page.getByRole("region", { name: "Two types are close" });
    await expect(panel.getByText(`Scene ${at + 1} of ${round.cards.length}`)).toBeVisible();
    await expect(panel.getByRole("heading", { level: 3 })).toBeFocused();
    await panel.locator(".choice").nth(pick(card.types)).click();
  }
  return { before: round.before.type, after: round.before.runnerUp };
}

test("close leaders: the outcome of the extra scenes accepted, and taken out again", async ({ page, member }) => {
  const run = closeLeaders();
  await saveRun(page, member.id, run);
  await page.goto("/results");
  await expect(heading(page)).toHaveText(`The ${typeName(workingType(run) ?? 0)}`);
  const { before, after } = await answerDecider(page);
  await expect(main(page).getByText(`With the extra scenes it points to the ${typeName(after)}`)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(`With the extra scenes it points to the ${typeName(after)}`)).toBeVisible();
  await page.getByRole("button", { name: text("results.decider.acceptBlock") }).click();
  await page.waitForURL("**/building-blocks*");
  await page.getByRole("radio").first().check({ force: true });
  await page.goto("/results");
  await expect(heading(page)).toHaveText(`The ${typeName(after)}`);
  await expect(page.getByRole("heading", { name: text("results.decider.acceptedTitle") })).toBeVisible();
  await generate(page).click();
  await expect(open(page)).toHaveAttribute("href", new RegExp(`/${after}\\?report=`));
  await page.getByRole("button", { name: text("results.decider.undo") }).click();
  await page.waitForURL("**/building-blocks*");
  await page.getByRole("radio").first().check({ force: true });
  await page.goto("/results");
  await expect(heading(page)).toHaveText(`The ${typeName(before)}`);
});

test("close leaders: the outcome refused leaves the first answer", async ({ page, member }) => {
  await saveRun(page, member.id, closeLeaders());
  await page.goto("/results");
  const { before } = await answerDecider(page);
  await page.getByRole("button", { name: text("results.decider.takeBack") }).click();
  await expect(main(page).locator("[aria-labelledby=decider-title] .choice")).toHaveCount(2);
  await main(page).locator("[aria-labelledby=decider-title] .choice").first().click();
  await page.getByRole("button", { name: text("results.decider.refuse") }).click();
  await expect(page.getByRole("heading", { name: text("results.decider.refusedTitle") })).toBeVisible();
  await expect(heading(page)).toHaveText(`The ${typeName(before)}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: text("results.decider.refusedTitle") })).toBeVisible();
  await expect(heading(page)).toHaveText(`The ${typeName(before)}`);
  await generate(page).click();
  await expect(open(page)).toHaveAttribute("href", new RegExp(`/${before}\\?report=`));
});

for (const locale of ["en", "ur-G4"] as const) {
  test(`${locale}: scenes that disagree with the pairs: both types are named, and the extra scenes decide`, async ({
    page,
    member,
  }) => {
    const run = dividedEvidence();
    const round = deciderRound(run);
    const { type, evidence } = buildProfile(run) ?? {};
    if (!round || !type || !evidence) throw new Error("the run is not complete");
    const other = evidence.certainty.type;
    const named = (each: number) => words(locale, `results.typeNames.${each}`);
    await saveRun(page, member.id, run);
    await page.goto(`/results?lang=${locale}`);
    await expect(heading(page)).toHaveText(words(locale, "results.both", { name: named(type), other: named(other) }));
    const sentence = words(locale, "report.certainty.divided", {
      tenths: tenths(evidence.posterior[type]),
      otherTenths: tenths(evidence.posterior[other]),
      name: named(type),
      other: named(other),
    });
    await expect(main(page).getByText(sentence)).toBeVisible();
    await flattenGrounds(page);
    expect(await findings(page)).toEqual([]);

    const panel = main(page).locator("[aria-labelledby=decider-title]");
    await panel
      .getByRole("button", { name: words(locale, "results.decider.start", { count: round.cards.length }) })
      .click();
    for (const [at, card] of round.cards.entries()) {
      const place = words(locale, "results.decider.place", { place: at + 1, count: round.cards.length });
      await expect(panel.getByText(place)).toBeVisible();
      // The answers confirm the type that all the evidence leads to.
      await panel
        .locator(".choice")
        .nth(optionOrder(run.runId, card, 2).indexOf(Math.max(0, card.types.indexOf(other))))
        .click();
    }
    await expect(panel.getByText(words(locale, "results.decider.agreed"))).toBeVisible();
    await expect(panel.getByText(named(other))).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const kept = async () => {
      const { deciderAccepted, decider } = await savedRun(page);
      return [deciderAccepted?.value, Object.keys(decider).length];
    };
    await expect.poll(kept).toEqual([true, round.cards.length]);
  });
}

test("a run of the first edition shows its own statements and scenes, which other pages do not fetch", async ({
  page,
  member,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/locales/")) asked.push(pathname);
  });
  await saveRun(page, member.id, finishedRun());
  await page.goto("/results");
  await expect(page.locator("#evidence-title")).toBeVisible();
  expect(asked).toEqual([]);
  await saveRun(page, member.id, { ...closeLeaders(), startedAt: Date.now() + 1_000 });
  await page.goto("/results");
  await expect(page.locator("#evidence-title")).toBeVisible();
  expect(asked.sort()).toEqual(["/locales/en/hero1.json", "/locales/en/rheti1.json"]);
});

test("nobody but the owner opens a report of one's own", async ({ page, browser, member }) => {
  const url = await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  expect((await page.request.get(url)).status()).toBe(200);
  const stranger = await browser.newPage();
  expect((await stranger.request.get(url)).status()).toBe(401);
  const general = await stranger.request.get("/api/reports/love/4");
  expect(await general.text()).not.toContain(member.lastName);
  await stranger.close();
});

test("the list of reports: one deleted and taken back, account, light and dark, and logging out", async ({
  page,
  member,
}) => {
  for (const reportType of ["love", "standard"] as const) {
    await keepReport(page.request, member.id, { reportType, locale: "en" });
  }
  await page.goto("/reports");
  const cards = main(page).locator("ul .card[data-theme]");
  await expect(cards).toHaveCount(2);
  await expect(main(page).getByText(`Welcome back, ${member.firstName} ${member.lastName}`)).toBeVisible();
  await cards
    .first()
    .getByRole("button", { name: /^Delete / })
    .click();
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(cards).toHaveCount(2);
  const account = page.getByRole("region", { name: "Account Information" });
  await expect(account).toContainText(member.email);
  await expect(account).toContainText(storedPhone(member));
  await expect(account.getByText("Total Reports").locator("xpath=following-sibling::dd")).toHaveText("2");

  const lightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [0];
      return red + green + blue > 382 ? "light" : "dark";
    });
  const expectLook = (look: "light" | "dark") => expect.poll(lightness).toBe(look);
  const scheme = (name: string) => page.getByRole("radio", { name });
  await expect(scheme("System")).toBeChecked();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLook("dark");
  await scheme("Light").check({ force: true });
  await expectLook("light");
  await scheme("Dark").check({ force: true });
  await page.emulateMedia({ colorScheme: "light" });
  await expectLook("dark");
  await page.reload();
  await expect(scheme("Dark")).toBeChecked();
  await expectLook("dark");

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(main(page).getByText(text("welcome.back.loggedOut"))).toBeVisible();
  await expectLook("dark");
  expect(await page.evaluate(() => localStorage.getItem("loggedInUser"))).toBeNull();
  expect((await page.request.get("/api/me")).status()).toBe(401);
  await page.goto("/reports");
  await page.waitForURL("**/login*");
});
