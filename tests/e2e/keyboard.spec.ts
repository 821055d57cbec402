import { expect, type Page } from "@playwright/test";
import type { AssessmentDraft } from "@/lib/assessment/domain/draft";
import { PAIRS } from "@/lib/assessment/domain/pairs";
import { sideFor } from "@/tests/support/drafts";
import { pressOn, tabTo, typeInto, walkStops } from "./support/keys";
import { somebody } from "./support/people";
import { finishedRun, runBefore, runWithPairs } from "./support/runs";
import { saveRun, test } from "./support/visitor";
import { statement } from "./support/walk";

/** Nothing here clicks, fills or moves the focus by script: only keys are pressed. */

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function registerByKeys(page: Page): Promise<void> {
  const { firstName, lastName, email, phone, password } = somebody("Noor", "Khan");
  await typeInto(page, page.getByLabel("First name"), firstName);
  await typeInto(page, page.getByLabel("Last name"), lastName);
  await typeInto(page, page.getByLabel("E-mail"), email);
  await typeInto(page, page.getByLabel("Country code"), "Ind");
  await expect(page.getByLabel("Country code")).toHaveValue("+91");
  await typeInto(page, page.getByLabel("Phone number"), phone);
  await typeInto(page, page.getByLabel("Password"), password);
  await pressOn(page, page.getByRole("checkbox"), "Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await tabTo(page, page.getByLabel("Password"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/rheti*");
}

async function answerByKeys(page: Page): Promise<void> {
  for (const pair of PAIRS) {
    await expect(heading(page)).toContainText(`Pair ${pair.id} `);
    const side = sideFor(4, pair);
    if (pair.id === 1) await pressOn(page, statement(page, side));
    else if (pair.id === 2) await pressOn(page, statement(page, side), "Space");
    else await page.keyboard.press(side === "left" ? "ArrowLeft" : "ArrowRight");
    await expect(statement(page, side)).toHaveAttribute("aria-pressed", "true");
    await expect(statement(page, side)).toBeFocused();
    if (pair.id === 3) {
      await page.keyboard.press("Backspace");
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toContainText("Pair 2 ");
      await page.keyboard.press("PageDown");
      await expect(heading(page)).toContainText("Pair 3 ");
    }
    if (pair.id === 4) await pressOn(page, page.getByRole("button", { name: "Next", exact: true }));
    else if (pair.id < PAIRS.length) await page.keyboard.press("PageDown");
  }
  await pressOn(page, page.getByRole("button", { name: "Continue" }));
  await page.waitForURL("**/hero-moments*");
}

async function answerScenesByKeys(page: Page): Promise<void> {
  for (let place = 1; place <= 4; place += 1) {
    await expect(heading(page)).toContainText(`Scene ${place} of 4`);
    if (place > 1) await expect(heading(page)).toBeFocused();
    await pressOn(page, page.getByRole("main").getByRole("listitem").getByRole("button").first());
  }
  await page.waitForURL("**/building-blocks*");
}

async function chooseByKeys(page: Page): Promise<void> {
  await pressOn(page, page.getByRole("radio").first(), "Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio").last()).toBeChecked();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await pressOn(page, page.getByRole("button", { name: "Continue" }));

  await page.waitForURL("**/color-phase*");
  await pressOn(page, page.getByRole("button", { name: /^Steady/ }), "Space");
  await pressOn(page, page.getByRole("button", { name: /^Managing/ }));
  await tabTo(page, page.getByRole("slider"));
  for (let steps = 0; steps < 15; steps += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveValue("65");
  await pressOn(page, page.getByRole("button", { name: "Continue" }));
  await page.waitForURL("**/detail-tokens*");
}

async function placeByKeys(page: Page): Promise<void> {
  const add = (area: string) => page.getByRole("button", { name: `Add a token to ${area}` });
  for (const [area, count] of [
    ["Self-Preservation", 5],
    ["One-to-One", 4],
    ["Social", 1],
  ] as const) {
    await tabTo(page, add(area));
    for (let token = 0; token < count; token += 1) await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByRole("button", { name: "Take a token from One-to-One" }), "Shift+Tab");
  await page.keyboard.press("Space");
  await pressOn(page, add("Social"));
  await pressOn(page, page.getByRole("button", { name: "Continue" }));
  await page.waitForURL("**/results*");
}

test("the whole way by keyboard alone, from the start to the list of reports", async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.goto("/love");
  await expect(page.locator("form [type=submit]")).toBeEnabled();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await registerByKeys(page);
  await answerByKeys(page);
  await answerScenesByKeys(page);
  await chooseByKeys(page);
  await placeByKeys(page);

  await expect(heading(page)).toContainText("Individualist");
  await expect(heading(page)).toBeFocused();
  const opened = context.waitForEvent("page");
  await pressOn(page, page.getByRole("button", { name: "Generate My Report" }));
  const report = await opened;
  await report.waitForLoadState();
  await expect(report.locator("body")).toContainText("Noor Khan");
  await page.bringToFront();
  const link = page.getByRole("link", { name: "Open my report" });
  await expect(link).toBeFocused();
  await pressOn(page, page.getByRole("link", { name: "All my reports" }));
  await page.waitForURL("**/reports*");
  const again = context.waitForEvent("page");
  await pressOn(page, page.getByRole("link", { name: /View Report/ }));
  expect(new URL((await again).url()).pathname).toBe("/api/reports/love/4");
});

test("the overview of the pairs by keyboard, on a phone", async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rheti");
  await expect(heading(page)).toContainText("Pair 1 ");
  const opener = page.getByRole("button", { name: "1 of 36, see all pairs" });
  await pressOn(page, opener);
  const dialog = page.getByRole("dialog", { name: "All pairs" });
  await expect(dialog).toBeVisible();
  await pressOn(page, dialog.getByRole("button", { name: "Pair 20, open" }));
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toContainText("Pair 20 ");
  await page.keyboard.press("ArrowRight");
  await expect(statement(page, "right")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await expect(statement(page, "left")).toHaveAttribute("aria-pressed", "true");
});

test("in Urdu the left key takes what stands on the left", async ({ page, member: _ }) => {
  await page.goto("/rheti?lang=ur-G4");
  const first = statement(page, "left");
  await expect(first).toBeVisible();
  const edge = (side: "left" | "right") => statement(page, side).evaluate((each) => each.getBoundingClientRect().left);
  expect(await edge("left")).toBeGreaterThan(await edge("right"));
  await page.keyboard.press("ArrowLeft");
  await expect(statement(page, "right")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(first).toHaveAttribute("aria-pressed", "true");
});

test("a dialog keeps the focus inside and gives it back", async ({ page }) => {
  await page.goto("/login");
  const opener = page.getByRole("button", { name: "Forgot Password?" });
  await pressOn(page, opener);
  const dialog = page.getByRole("dialog", { name: "Password Recovery" });
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

const PHONE_STOPS: readonly (readonly [path: string, run: () => AssessmentDraft])[] = [
  ["/", finishedRun],
  ["/login", finishedRun],
  ["/rheti", () => runWithPairs(30)],
  ["/rheti", () => runBefore("hero-moments")],
  ["/hero-moments", () => runBefore("hero-moments")],
  ["/building-blocks", () => runBefore("color-phase")],
  ["/color-phase", () => runBefore("detail-tokens")],
  ["/detail-tokens", finishedRun],
  ["/results", finishedRun],
  ["/reports", finishedRun],
];

for (const locale of ["en", "ur-G4"]) {
  test(`on a phone nothing lies over what has the focus (${locale})`, async ({ page, member }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [path, run] of PHONE_STOPS) {
      await saveRun(page, member.id, run());
      await page.evaluate(() => localStorage.removeItem("assessmentDraft"));
      await page.goto(`${path}?lang=${locale}`);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("main").locator("h1")).toBeVisible();
      expect(await walkStops(page), path).toBeGreaterThan(2);
    }
  });
}
