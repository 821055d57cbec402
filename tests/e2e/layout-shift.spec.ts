import { expect, type Page } from "@playwright/test";
import { FIRST_FILES } from "@/generated/first-fonts";
import { LOCALE_STORAGE_KEY, type Locale } from "@/lib/platform/i18n/locales";
import { settled } from "./support/look";
import { finishedRun } from "./support/runs";
import { register, saveRun, test } from "./support/visitor";

/** The phone on which Lighthouse opens pages. */
const PHONE = { width: 412, height: 823 };
/** Languages of two scripts, and the font of their text. */
const TEXT_FONTS: readonly (readonly [Locale, string])[] = [
  ["en", FIRST_FILES.sans],
  ["ur-G4", FIRST_FILES.urdu],
];

/** Screens, and what shows that they are there to the end. */
const SCREENS = [
  { path: "/love", shows: "form [type=submit]:enabled", signedIn: false },
  { path: "/types/4", shows: ".chapter", signedIn: false },
  { path: "/rheti", shows: "button[data-side]", signedIn: true },
  { path: "/results", shows: "#trust-title", signedIn: true },
];

declare global {
  interface Window {
    /** What moved without anybody having done anything, from the first paint on. */
    movedElements: string[];
  }
}

/** Has the page note what moves by itself. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.movedElements = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          window.movedElements.push(
            `${value.toFixed(4)} ${(element?.cloneNode() as Element | undefined)?.outerHTML ?? "gone"}`,
          );
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Lets no style sheet in before the font of the text is there: the page has to ask for both at once. */
async function fontBeforeStyles(page: Page, font: string): Promise<void> {
  const fetched = page.waitForResponse((response) => response.url().endsWith(font)).then((answer) => answer.finished());
  await page.route("**/*.css", async (route) => {
    await fetched;
    await route.continue();
  });
}

for (const [language, font] of TEXT_FONTS)
  for (const { path, shows, signedIn } of SCREENS)
    test(`${path} in ${language}: nothing moves while the page comes`, async ({ page, context, baseURL }) => {
      if (signedIn) {
        const { id } = await register(page);
        if (path === "/results") await saveRun(page, id, finishedRun());
      }
      await context.addCookies([{ name: LOCALE_STORAGE_KEY, value: language, url: baseURL ?? "" }]);
      await page.setViewportSize(PHONE);
      await noteShifts(page);
      await fontBeforeStyles(page, font);
      await page.goto(path);
      await page.locator(shows).first().waitFor();
      await settled(page);
      expect(await page.evaluate(() => window.movedElements)).toEqual([]);
    });
