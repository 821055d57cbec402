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

/**
 * Reads the look of what bears the indicator: the element itself, the card that it fills, or the label of an input that
 * is hidden from sight. Of every element, as the page hands over what a locator finds.
 */
function looksOf(elements: readonly Element[]): Look[] {
  return elements.map((element) => {
    const own = element.getBoundingClientRect();
    const hidden = own.width <= 1 || own.height <= 1;
    const onCard = !hidden && getComputedStyle(element).outlineStyle === "none";
    const bearer = (hidden && element.closest("label")) || (onCard && element.closest(".choice")) || element;
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
  });
}

/** Whether the one wanted element has the focus, and which one has it in a few words, for the message of a failure. */
function focusOf(wanted: readonly Element[]): { reached: boolean; inWords: string } {
  const element = document.activeElement;
  const reached = wanted.length === 1 && wanted[0] === element;
  if (!element || element === document.body) return { reached, inWords: "(the bare page)" };
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  const words = element.getAttribute("aria-label") ?? label ?? "";
  return { reached, inWords: `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"` };
}

/**
 * Asserts that `wanted` has the focus and shows it: by an outline, or by a shadow unlike the one it has at rest,
 * and not hidden behind anything.
 * @param resting its shadow without the focus; null when that is not known, so that only an outline counts
 */
export async function expectVisibleFocus(wanted: Locator, resting: string | null = null): Promise<void> {
  await expect(wanted).toBeFocused();
  const faults = async () => {
    const [look] = await wanted.evaluateAll(looksOf);
    if (!look) return ["gone"];
    const { outlined, shadow, uncovered } = look;
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
  let focus = await wanted.evaluateAll(focusOf);
  const looks = focus.reached ? [] : await wanted.evaluateAll(looksOf);
  const resting = looks.length === 1 ? (looks[0]?.shadow ?? null) : null;
  const passed: string[] = [];
  while (!focus.reached) {
    passed.push(focus.inWords);
    if (passed.length > MOST_PRESSES)
      throw new Error(`${key} never reached ${wanted}. It passed:\n${passed.join("\n")}`);
    await page.keyboard.press(key);
    focus = await wanted.evaluateAll(focusOf);
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
    const [look] = await focused.evaluateAll(looksOf);
    if (!look) return stops;
    if (!look.outlined || !look.uncovered) await expectVisibleFocus(focused);
  }
  throw new Error("Tab never left the page");
}
