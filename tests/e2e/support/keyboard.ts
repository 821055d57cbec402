import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has on the way to anything. */
const MOST_PRESSES = 80;

/** How an element looks to somebody who asks where the focus is. */
interface Look {
  readonly outlined: boolean;
  readonly shadow: string;
  /** Some part of it stands on the screen with nothing above it. */
  readonly uncovered: boolean;
}

/** Reads the look of what bears the indicator: the element itself, or the label of an input that is hidden from sight. */
function lookOf(element: Element): Look {
  const own = element.getBoundingClientRect();
  const bearer = own.width > 1 && own.height > 1 ? element : (element.closest("label") ?? element);
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(bearer);
  const transparent = outlineColor === "transparent" || /[,/] 0\)$/.test(outlineColor);
  const { left, top, width, height } = bearer.getBoundingClientRect();
  const tenths = [0.1, 0.3, 0.5, 0.7, 0.9];
  return {
    outlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0 && !transparent,
    shadow: boxShadow,
    uncovered: tenths.some((x) =>
      tenths.some((y) => bearer.contains(document.elementFromPoint(left + width * x, top + height * y))),
    ),
  };
}

/** The element with the focus in a few words, for the message of a failure. */
function focusInWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "(the bare page)";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    const words = element.getAttribute("aria-label") ?? label ?? "";
    return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
  });
}

const hasFocus = async (page: Page, wanted: Locator) => (await wanted.and(page.locator(":focus")).count()) === 1;

async function restingShadow(page: Page, wanted: Locator): Promise<string | null> {
  if ((await wanted.count()) !== 1 || (await hasFocus(page, wanted))) return null;
  return (await wanted.evaluate(lookOf)).shadow;
}

/**
 * Asserts that `wanted` has the focus and shows it: by an outline, or by a shadow unlike the one it has at rest,
 * and not hidden behind anything.
 * @param resting its shadow without the focus; null when that is not known, so that only an outline counts
 */
export async function expectVisibleFocus(wanted: Locator, resting: string | null = null): Promise<void> {
  await expect(wanted).toBeFocused();
  const faults = async () => {
    const { outlined, shadow, uncovered } = await wanted.evaluate(lookOf);
    const marked = outlined || (resting !== null && shadow !== "none" && shadow !== resting);
    return [!marked && "no focus indicator", !uncovered && "covered or off the screen"].filter(Boolean);
  };
  await expect.poll(faults, { message: `the focus is to be seen on ${wanted}`, timeout: 3_000 }).toEqual([]);
}

/**
 * Presses Tab until `wanted` has the focus, then asserts that the focus is to be seen there.
 * @throws Error naming every stop that was passed, when `wanted` is not among the next 80
 */
export async function tabTo(page: Page, wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(wanted).toBeAttached();
  const resting = await restingShadow(page, wanted);
  const passed: string[] = [];
  while (!(await hasFocus(page, wanted))) {
    passed.push(await focusInWords(page));
    if (passed.length > MOST_PRESSES)
      throw new Error(`${key} never reached ${wanted}. It passed:\n${passed.join("\n")}`);
    await page.keyboard.press(key);
  }
  await expectVisibleFocus(wanted, resting);
}

/** Goes to `wanted` by Tab and presses a key there. */
export async function pressOn(page: Page, wanted: Locator, key: "Enter" | "Space"): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/**
 * Goes by Tab through the whole page once and asserts at each stop that the focus is to be seen.
 * @returns how many stops there were
 * @throws Error when the page seems to have no end
 */
export async function walkStops(page: Page): Promise<number> {
  const focused = page.locator(":focus");
  for (let stops = 0; stops <= MOST_PRESSES; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 0) return stops;
    await expectVisibleFocus(focused);
  }
  throw new Error("Tab never left the page");
}
