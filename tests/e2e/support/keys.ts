import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any of our screens has between two of its controls. */
const MOST_STOPS = 80;

/** Whether the focus is to be seen: on the element itself, or on the label that stands for it. */
async function focusShows(at: Locator): Promise<boolean> {
  return at.evaluate((element) => {
    const drawn = (each: Element | null) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
    };
    const { width, height } = element.getBoundingClientRect();
    const hidden = width <= 1 || height <= 1;
    return drawn(hidden ? element.closest("label") : element);
  });
}

/** Whether nothing lies over the middle of the focused element, and it is in the window. */
async function isInSight(at: Locator): Promise<boolean> {
  return at.evaluate((element) => {
    const shown = element.getBoundingClientRect().width > 1 ? element : (element.closest("label") ?? element);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const upper = Math.max(top, 0);
    const lower = Math.min(bottom, window.innerHeight);
    const hit = document.elementFromPoint((left + right) / 2, (upper + lower) / 2);
    return lower > upper && hit !== null && (shown.contains(hit) || hit.contains(shown));
  });
}

/**
 * Presses Tab (or Shift+Tab) until the control has the focus.
 * @throws Error when it cannot be reached; and fails where the focus is not to be seen.
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await focusShows(target), `the focus shows on ${target}`).toBe(true);
      expect(await isInSight(target), `${target} is in sight`).toBe(true);
      return;
    }
  }
  throw new Error(`${target} cannot be reached by ${key}`);
}

/** Reaches a control and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tabs once through the whole page; fails at a stop that is not to be seen. Returns how many there were. */
export async function walkStops(page: Page): Promise<number> {
  const focused = page.locator(":focus");
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 0) return stops;
    const what = await focused.evaluate((element) => element.outerHTML.slice(0, 160));
    expect.soft(await focusShows(focused), `the focus shows on ${what}`).toBe(true);
    expect.soft(await isInSight(focused), `in sight: ${what}`).toBe(true);
  }
  throw new Error("the page has no end");
}
