import { expect, type Page } from "@playwright/test";
import type { AssessmentRun } from "@/lib/assessment/domain/run/assessment-run";
import { pressOn, walkStops } from "./support/keyboard";
import { finishedRun, runBefore, runWithPairs } from "./support/runs";
import { forgetRuns, saveRun, test } from "./support/visitor";
import { statement } from "./support/walk";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the first stop leads past the header to the content", async ({ page }) => {
  await page.goto("/love");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the overview of the pairs by keyboard, on a phone", async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rheti");
  await pressOn(page, page.getByRole("button", { name: "1 of 36, see all pairs" }), "Enter");
  const dialog = page.getByRole("dialog", { name: "All pairs" });
  await expect(dialog).toBeVisible();
  await pressOn(page, dialog.getByRole("button", { name: "Pair 20, open" }), "Enter");
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toContainText("Pair 20 ");
  await page.keyboard.press("ArrowRight");
  await expect(statement(page, "right")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await expect(statement(page, "left")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Backspace");
  await expect(heading(page)).toContainText("Pair 19 ");
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(heading(page)).toContainText("Pair 20 ");
});

test("in Urdu the left key takes what stands on the left", async ({ page, member: _ }) => {
  await page.goto("/rheti?lang=ur-G4");
  await expect(statement(page, "left")).toBeVisible();
  const edge = (side: "left" | "right") => statement(page, side).evaluate((each) => each.getBoundingClientRect().left);
  expect(await edge("left")).toBeGreaterThan(await edge("right"));
  await page.keyboard.press("ArrowLeft");
  await expect(statement(page, "right")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(statement(page, "left")).toHaveAttribute("aria-pressed", "true");
});

test("a dialog keeps the focus inside and gives it back", async ({ page }) => {
  await page.goto("/login");
  const opener = page.getByRole("button", { name: "Forgot Password?" });
  await pressOn(page, opener, "Enter");
  const dialog = page.getByRole("dialog", { name: "Password Recovery" });
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press("Tab");
    const outside = page.locator(":focus:not(body)").and(page.locator(":not(dialog *):not(dialog)"));
    await expect(outside).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

const PHONE_STOPS: readonly (readonly [path: string, run: () => AssessmentRun])[] = [
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
      await forgetRuns(page);
      await page.goto(`${path}?lang=${locale}`);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("main").locator("h1")).toBeVisible();
      expect(await walkStops(page), path).toBeGreaterThan(2);
    }
  });
}
