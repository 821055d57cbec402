import { expect, type Locator, type Page } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { finishedRun, runBefore } from "./support/runs";
import { savedRun, saveRun, test } from "./support/visitor";
import { skipPortraits } from "./support/walk";
import { words } from "./support/words";

const PHONE = { width: 390, height: 844 };

/** The middle of an element on the screen, and its edges. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { ...box, across: box.x + box.width / 2, bottom: box.y + box.height };
}

for (const code of ["en", "ur-G4"] as const) {
  test(`${code}: towards a state the slider gives more of that state, by pointer and by key`, async ({
    page,
    member,
  }) => {
    await saveRun(page, member.id, runBefore("detail-tokens"));
    await page.goto(`/color-phase?lang=${code}`);
    const slider = page.getByRole("slider");
    const ends = page.locator(".range-ends > span");
    const [track, first, second] = [await boxOf(slider), await boxOf(ends.first()), await boxOf(ends.last())];
    const firstIsLeft = first.across < second.across;
    expect(firstIsLeft).toBe(code === "en");
    const clickAt = (share: number) => slider.click({ position: { x: track.width * share, y: track.height / 2 } });
    const primary = async () => Number(await slider.inputValue());

    await clickAt(firstIsLeft ? 0.2 : 0.8);
    expect(await primary()).toBeGreaterThan(70);
    await clickAt(firstIsLeft ? 0.8 : 0.2);
    expect(await primary()).toBeLessThan(30);
    const before = await primary();
    await slider.press(firstIsLeft ? "ArrowLeft" : "ArrowRight");
    expect(await primary()).toBe(before + 1);
    await slider.press(firstIsLeft ? "ArrowRight" : "ArrowLeft");
    expect(await primary()).toBe(before);
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`${before}.*${100 - before}`));
  });
}

test("on a phone the second state brings the split into view, above the buttons", async ({ page, member }) => {
  await page.setViewportSize(PHONE);
  await saveRun(page, member.id, runBefore("color-phase"));
  await page.goto("/color-phase");
  const states = page.locator("main fieldset > .choice");
  await states.first().click();
  await states.nth(1).click();
  await expect
    .poll(async () => {
      const [slider, foot] = [await boxOf(page.locator(".range-field")), await boxOf(page.locator(".step-bar"))];
      return slider.y > 0 && slider.bottom <= foot.y + 1;
    })
    .toBe(true);
});

test("where another type leads now, the way to the result passes the states, which are said to have other texts", async ({
  page,
  member,
}) => {
  const { colors, ...run } = finishedRun();
  if (!colors) throw new Error("no states");
  const forAnother = { ...colors, value: { ...colors.value, personalityType: 8 as const } };
  await saveRun(page, member.id, { ...run, block: { value: "8w9", at: colors.at }, colors: forAnother });
  await page.goto("/results");
  await expect(page.getByText(words("en", "results.incomplete.oneLeft"))).toBeVisible();
  await page.getByRole("link", { name: words("en", "results.incomplete.chooseBlock") }).click();
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/color-phase*");
  const note = page.getByText(words("en", "colorStep.otherType", { type: "Individualist" }));
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/detail-tokens*");
  await expect.poll(async () => (await savedRun(page)).colors?.value.personalityType).toBe(4);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.waitForURL("**/color-phase*");
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(note).toHaveCount(0);
});

/** How far the letters of a text in one line reach up and down on the screen. */
const inkOf = (text: Locator) =>
  text.evaluate((element) => {
    const foot = element.appendChild(document.createElement("span"));
    foot.style.display = "inline-block";
    const baseline = foot.getBoundingClientRect().bottom;
    foot.remove();
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    context.font = getComputedStyle(element).font;
    const ink = context.measureText(element.textContent ?? "");
    return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
  });

test("in Urdu the words beside the small tower touch neither each other nor the header", async ({ page, member }) => {
  await page.setViewportSize(PHONE);
  await saveRun(page, member.id, runBefore("color-phase"));
  await page.goto("/color-phase?lang=ur-G4");
  await page.locator("main fieldset > .choice").last().scrollIntoViewIfNeeded();
  const header = await boxOf(page.locator(".site-header"));
  const [status, caption] = [await inkOf(page.locator(".tower-status")), await inkOf(page.locator(".tower-caption"))];
  expect(status.top).toBeGreaterThan(header.bottom);
  expect(caption.top).toBeGreaterThan(status.bottom);
});

/** The texts of the choices on the screen of which a part is not shown. */
const cutTexts = (page: Page) =>
  page
    .locator("main .choice span:not(.sr-only):not(.sr-only *)")
    .evaluateAll((texts) =>
      texts
        .filter((text) => getComputedStyle(text).overflowY !== "visible" && text.scrollHeight > text.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );

test("what there is to choose from is read whole before it is chosen, in every language", async ({ page, member }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await saveRun(page, member.id, runBefore("building-blocks"));
  await page.goto("/building-blocks");
  await skipPortraits(page);
  for (const { code } of LOCALES) {
    await page.goto(`/building-blocks?lang=${code}`);
    await expect(page.getByRole("radio")).toHaveCount(2);
    expect.soft(await cutTexts(page), code).toEqual([]);
  }
  await saveRun(page, member.id, runBefore("color-phase"));
  for (const { code } of LOCALES) {
    await page.goto(`/color-phase?lang=${code}`);
    await expect(page.locator("main fieldset > .choice")).toHaveCount(5);
    expect.soft(await cutTexts(page), code).toEqual([]);
  }
});

for (const code of ["en", "ur-G4"] as const) {
  test(`${code}: in the circle of a result one stands to the right of nine, and no name lies on a number`, async ({
    page,
    member,
  }) => {
    await page.setViewportSize(PHONE);
    await saveRun(page, member.id, finishedRun());
    await page.goto(`/results?lang=${code}`);
    const dots = page.locator(".nine-dot");
    await expect(dots).toHaveCount(9);
    expect((await boxOf(dots.nth(0))).across).toBeGreaterThan((await boxOf(dots.nth(8))).across);
    const overlaps = await page.locator(".nine-circle").evaluate((circle) => {
      const dotsOf = [...circle.querySelectorAll(".nine-dot")].map((dot) => dot.getBoundingClientRect());
      return [...circle.querySelectorAll(".nine-label")].flatMap((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const name = range.getBoundingClientRect();
        return dotsOf.some(
          (dot) => name.left < dot.right && name.right > dot.left && name.top < dot.bottom && name.bottom > dot.top,
        )
          ? [label.textContent]
          : [];
      });
    });
    expect(overlaps).toEqual([]);
  });
}

for (const path of ["/results", "/reports"])
  test(`${path} asks who is here once, at once, and its screen reads the answer`, async ({ page, member }) => {
    await saveRun(page, member.id, finishedRun());
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/me") asked.push(request.method());
    });
    // No script comes before the answer is there: the page itself has to ask.
    const answered = page.waitForResponse("**/api/me");
    await page.route("**/_next/static/**/*.js", async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual(["GET"]);
  });
