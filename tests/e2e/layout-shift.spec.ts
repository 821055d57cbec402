import { expect, type Page } from "@playwright/test";
import { FIRST_FILES } from "@/generated/first-fonts";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { LOCALE_STORAGE_KEY, type Locale } from "@/lib/platform/i18n/locales";
import { hold } from "./support/hold";
import { complaintsOf, settled } from "./support/look";
import { finishedRun, keepReport, runWithPairs } from "./support/runs";
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
  { path: "/", shows: "form [type=submit]:enabled", signedIn: false },
  { path: "/love", shows: "form [type=submit]:enabled", signedIn: false },
  { path: "/types/4", shows: ".chapter", signedIn: false },
  { path: "/rheti", shows: "button[data-side]", signedIn: true },
  { path: "/results", shows: "#trust-title", signedIn: true },
];

const WELCOME_PATHS = ["/", "/love"];

/** Where the server has somebody whom this browser remembers, and what shows that their card is there to the end. */
interface Standing {
  readonly name: string;
  readonly shows: string;
  /** Makes it so. */
  prepare(page: Page, id: string): Promise<unknown>;
}

const STANDINGS: readonly Standing[] = [
  {
    name: "with an open run",
    shows: "#mine .progress-track",
    prepare: (page, id) => saveRun(page, id, runWithPairs(19)),
  },
  { name: "with a finished run", shows: "#mine .tower-small", prepare: (page, id) => saveRun(page, id, finishedRun()) },
  {
    name: "with a report",
    shows: "#mine a[href^='/api/reports/']",
    async prepare(page, id) {
      const run = finishedRun();
      await keepReport(page.request, id, { reportType: "love", locale: "en", run });
      await saveRun(page, id, run);
    },
  },
  {
    name: "with an open run beside a finished one",
    shows: "#mine .progress ~ * .tower-small",
    async prepare(page, id) {
      await keepReport(page.request, id, { reportType: "love", locale: "en" });
      await saveRun(page, id, runWithPairs(19));
    },
  },
  {
    name: "whose session is over",
    shows: "#mine [role=status] ~ form [type=submit]:enabled",
    prepare: (page) => page.context().clearCookies(),
  },
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

/** Holds back what the page asks for until it is let go, so that what comes after it comes in a frame of its own. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { held, release } = hold();
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Where an element begins, and how wide it is. */
async function placeOf(page: Page, selector: string) {
  const { x, y, width } = (await page.locator(selector).first().boundingBox()) ?? {};
  return { x, y, width };
}

for (const [language, font] of TEXT_FONTS)
  for (const path of WELCOME_PATHS)
    for (const { name, shows, prepare } of STANDINGS)
      test(`${path} in ${language}: nothing moves for somebody remembered ${name}`, async ({ page, baseURL }) => {
        const { id, firstName } = await register(page);
        await prepare(page, id);
        const user = JSON.stringify({ id, userId: id, firstName });
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.user, user] as const);
        await page.context().addCookies([{ name: LOCALE_STORAGE_KEY, value: language, url: baseURL ?? "" }]);
        await page.setViewportSize(PHONE);
        await noteShifts(page);
        const complaints = complaintsOf(page, /\/api\//);
        const bringScripts = await holdBack(page, "**/*.js");
        const sayWho = await holdBack(page, "**/api/me");
        const sayMore = await holdBack(page, "**/api/users/**");
        await fontBeforeStyles(page, font);

        // Before any script of the page has come.
        await page.goto(path, { waitUntil: "commit" });
        await page.locator("#mine .card").waitFor();
        await settled(page);
        const place = await placeOf(page, "#mine .card");
        await expect(page.locator(".first-pair, .site-footer, #begin").filter({ visible: true })).toHaveCount(0);
        // While it is not known yet where they stand.
        bringScripts();
        await page.locator("#mine :is(h1, h2)").waitFor();
        await settled(page);
        const said = page.waitForResponse("**/api/me").then((answer) => answer.finished());
        sayWho();
        await said;
        await settled(page);
        sayMore();
        await page.locator(shows).first().waitFor();
        await page.locator(".site-footer").waitFor();
        await settled(page);

        expect(await placeOf(page, "#mine .card")).toEqual(place);
        expect(await page.evaluate(() => window.movedElements)).toEqual([]);
        expect(complaints).toEqual([]);
      });

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
