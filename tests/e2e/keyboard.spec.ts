import { expect, type Page } from "@playwright/test";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { sideFavouring } from "@/tests/support/sample-runs";
import { expectVisibleFocus, pressOn, tabTo, typeInto } from "./support/keyboard";
import { type Person, somebody } from "./support/people";
import { test } from "./support/visitor";
import { statement } from "./support/walk";
import { words } from "./support/words";

// Pairs follow each other by themselves here.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const ARROWS = { left: "ArrowLeft", right: "ArrowRight" } as const;
/** So many pairs are left to follow each other by themselves, as they do at first. */
const BY_THEMSELVES = 2;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function register(page: Page, person: Person): Promise<void> {
  await typeInto(page, page.getByLabel("First name"), person.firstName);
  await typeInto(page, page.getByLabel("Last name"), person.lastName);
  await typeInto(page, page.getByLabel("Email"), person.email);
  await typeInto(page, page.getByLabel("Phone number"), person.phone);
  await typeInto(page, page.getByLabel("Password"), person.password);
  await pressOn(page, page.getByRole("checkbox"), "Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await pressOn(page, button(page, "Create account and start"), "Enter");
  await page.waitForURL("**/rheti*");
}

/** Switches off that pairs follow each other by themselves, and comes back to the statements. */
async function stayOnPairs(page: Page): Promise<void> {
  await pressOn(page, page.getByRole("button", { name: /, see all pairs$/ }), "Enter");
  const movesOn = page.getByRole("checkbox", { name: /next pair automatically/ });
  await pressOn(page, movesOn, "Space");
  await expect(movesOn).not.toBeChecked();
  await page.keyboard.press("Escape");
  await tabTo(page, statement(page, "right"), "Shift+Tab");
}

async function choosePairs(page: Page): Promise<void> {
  await expect(heading(page)).toContainText("Pair 1 ");
  await tabTo(page, statement(page, "left"));
  for (const [place, pair] of PAIRS.entries()) {
    await expect(heading(page)).toContainText(`Pair ${pair.id} `);
    if (place > 0) await expect(heading(page)).toBeFocused();
    if (place === BY_THEMSELVES) await stayOnPairs(page);
    const side = sideFavouring(4, pair);
    await page.keyboard.press(ARROWS[side]);
    if (place < BY_THEMSELVES) continue;
    await expect(statement(page, side)).toHaveAttribute("aria-pressed", "true");
    await expectVisibleFocus(statement(page, side));
    if (place < PAIRS.length - 1) await pressOn(page, button(page, "Next"), "Enter");
  }
  await pressOn(page, button(page, "Continue"), "Enter");
  await page.waitForURL("**/hero-moments*");
}

async function chooseScenes(page: Page): Promise<void> {
  for (const [place, key] of (["Enter", "Space", "Enter", "Space"] as const).entries()) {
    await expect(heading(page)).toContainText(`Scene ${place + 1} of 4`);
    await pressOn(page, page.getByRole("main").getByRole("listitem").getByRole("button").first(), key);
  }
  await page.waitForURL("**/building-blocks*");
}

async function choosePortrait(page: Page): Promise<void> {
  const [first, second] = [page.getByRole("radio").first(), page.getByRole("radio").nth(1)];
  await pressOn(page, first, "Space");
  await page.keyboard.press("ArrowDown");
  await expect(second).toBeChecked();
  await expectVisibleFocus(second);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(words("en", "blocksStep.title"));
}

async function chooseBlock(page: Page): Promise<void> {
  const [first, second] = [page.getByRole("radio").first(), page.getByRole("radio").nth(1)];
  await pressOn(page, first, "Space");
  await expect(first).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(second).toBeChecked();
  await expectVisibleFocus(second);
  await page.keyboard.press("ArrowUp");
  await expect(first).toBeChecked();
  await pressOn(page, button(page, "Continue"), "Enter");
  await page.waitForURL("**/color-phase*");
}

async function chooseStates(page: Page): Promise<void> {
  for (const [name, key] of [
    [/^Steady/, "Space"],
    [/^Managing/, "Enter"],
  ] as const) {
    const state = page.getByRole("button", { name });
    await pressOn(page, state, key);
    await expect(state).toHaveAttribute("aria-pressed", "true");
  }
  const share = page.getByRole("slider");
  const before = Number(await share.inputValue());
  await tabTo(page, share);
  // Towards the second state, so less of the first.
  await page.keyboard.press("ArrowRight");
  await expect(share).toHaveValue(String(before - 1));
  await pressOn(page, button(page, "Continue"), "Enter");
  await page.waitForURL("**/detail-tokens*");
}

async function placeTokens(page: Page): Promise<void> {
  for (const [area, count, key] of [
    ["Self-Preservation", 5, "Enter"],
    ["One-to-One", 3, "Space"],
    ["Social", 2, "Enter"],
  ] as const) {
    for (let token = 0; token < count; token += 1) await pressOn(page, button(page, `Add a token to ${area}`), key);
    const board = page.getByRole("group", { name: area });
    await expect(board.getByText(`${count} tokens`, { exact: true })).toBeAttached();
  }
  await pressOn(page, button(page, "Continue"), "Enter");
  await page.waitForURL("**/results*");
}

test("from a themed landing page to the list of reports, by the keyboard alone", async ({ page, context }) => {
  test.setTimeout(240_000);
  const person = somebody("Asha", "Verma");
  await page.goto("/love");
  await test.step("register", () => register(page, person));
  await test.step("pairs", () => choosePairs(page));
  await test.step("scenes", () => chooseScenes(page));
  await test.step("portrait", () => choosePortrait(page));
  await test.step("block", () => chooseBlock(page));
  await test.step("states", () => chooseStates(page));
  await test.step("tokens", () => placeTokens(page));

  await expect(heading(page)).toContainText("Individualist");
  const opened = context.waitForEvent("page");
  await pressOn(page, button(page, "Generate My Report"), "Enter");
  const report = await opened;
  await expect(report.locator("body")).toContainText("Asha Verma", { ignoreCase: true });
  expect(new URL(report.url()).pathname).toBe("/api/reports/love/4");

  // The button gives way to the link: whoever pressed it is to find the focus there, not at the start of the page.
  await expectVisibleFocus(page.getByRole("link", { name: "Open my report" }));
  await pressOn(page, page.getByRole("link", { name: "All my reports" }), "Enter");
  await page.waitForURL("**/reports*");
  await expect(heading(page)).toHaveText("Your Transformation Reports");
  const again = context.waitForEvent("page");
  await pressOn(page, page.getByRole("link", { name: /^View Report/ }), "Enter");
  const sameReport = await again;
  await expect(sameReport.locator("body")).toContainText("Asha Verma", { ignoreCase: true });
  expect(sameReport.url()).toBe(report.url());
});
