import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { REPORT_PAGES, SCREENS, type ScreenState } from "./screens";
import { test } from "./support/accounts";
import { saveRun, someAddress } from "./support/visitor";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The narrow one first: some dialogs can be opened there alone. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

const LOOKS: readonly { name: string; locale: Locale; colorScheme: "light" | "dark" }[] = [
  { name: "English, light", locale: "en", colorScheme: "light" },
  { name: "Urdu, dark", locale: "ur-G4", colorScheme: "dark" },
];

/** What the browser itself notes of an answer that is no success. */
const FAILED_REQUEST = /^Failed to load resource/;

/** Gathers what the page complains of, hydration included, from now on. */
function complaintsOf(page: Page, failing: RegExp | undefined): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    if (failing && FAILED_REQUEST.test(message.text()) && failing.test(message.location().url)) return;
    complaints.push(message.text());
  });
  return complaints;
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 300)}\n${failureSummary}`),
  );
}

/** What stands out past the edge of the page; nothing when it fits. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    });
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
}

const PAGES: readonly (readonly [route: string, state: ScreenState])[] = [
  ...Object.entries(SCREENS).flatMap(([route, states]) => states.map((state) => [route, state] as const)),
  ...REPORT_PAGES.map((state) => ["report", state] as const),
];

for (const [route, state] of PAGES) {
  for (const { name, locale, colorScheme } of LOOKS) {
    test(`${route}, ${state.name}: ${name}`, async ({ browser, origin, walker, owner }) => {
      const viewer = state.viewer ?? (state.run ? "walker" : "visitor");
      const account = { visitor: null, walker, owner }[viewer];
      const context = await browser.newContext({
        ...(account && { storageState: account.storageState }),
        colorScheme,
        reducedMotion: "reduce",
        viewport: SIZES[0],
        extraHTTPHeaders: { "x-forwarded-for": someAddress() },
      });
      await context.addCookies([{ name: "selectedLanguage", value: locale, url: origin }]);
      if (account && state.run) await saveRun(context, account.id, state.run());

      const page = await context.newPage();
      const complaints = complaintsOf(page, state.failing);
      if (state.failing) {
        await page.route(state.failing, (request) => request.fulfill({ status: 503, json: { code: "unavailable" } }));
      }
      await page.goto(typeof state.path === "string" ? state.path : state.path(owner.reports, locale));
      const { dir } = localeInfo(locale);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
      await state.reach?.(page);

      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.locator(state.shows).first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await findings(page), `axe at ${size.width}`).toEqual([]);
        expect.soft(await overflow(page), `width at ${size.width}`).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
