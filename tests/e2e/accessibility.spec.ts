import { expect } from "@playwright/test";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { REPORT_PAGES, SCREENS } from "./screens";
import type { ScreenState } from "./screens/screen-state";
import { test } from "./support/accounts";
import { clipped, complaintsOf, findings, flattenGrounds, overflow } from "./support/look";
import { saveRun, someAddress } from "./support/visitor";

// A trace of every visit would take longer than the visits.
test.use({ trace: "off" });

/** The narrow one first: some dialogs can be opened there alone. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Every run looks at every state of every page in English and Urdu; `ALL_LANGUAGES=true` looks at all four. */
const LANGUAGES: readonly Locale[] =
  process.env.ALL_LANGUAGES === "true" ? LOCALES.map(({ code }) => code) : ["en", "ur-G4"];

const ALL_LOOKS: readonly { name: string; locale: Locale; colorScheme: "light" | "dark" }[] = [
  { name: "English, light", locale: "en", colorScheme: "light" },
  { name: "Urdu, dark", locale: "ur-G4", colorScheme: "dark" },
  { name: "Hindi, dark", locale: "hi-G4", colorScheme: "dark" },
  { name: "Hinglish, light", locale: "hi-Latn", colorScheme: "light" },
];
const LOOKS = ALL_LOOKS.filter(({ locale }) => LANGUAGES.includes(locale));

const PAGES: readonly (readonly [route: string, state: ScreenState])[] = [
  ...Object.entries(SCREENS).flatMap(([route, states]) => states.map((state) => [route, state] as const)),
  ...REPORT_PAGES.map((state) => ["report", state] as const),
];

for (const [route, state] of PAGES) {
  for (const { name, locale, colorScheme } of LOOKS) {
    test(`${route}, ${state.name}: ${name}`, async ({ browser, origin, walker, owner, admin }) => {
      const viewer = state.viewer ?? (state.run ? "walker" : "visitor");
      const account = { visitor: null, walker, owner, admin }[viewer];
      const context = await browser.newContext({
        ...(account && { storageState: account.storageState }),
        colorScheme,
        reducedMotion: "reduce",
        viewport: SIZES[0],
        extraHTTPHeaders: { "x-forwarded-for": someAddress() },
      });
      await context.addCookies([{ name: "selectedLanguage", value: locale, url: origin }]);
      if (account && "id" in account && state.run) await saveRun(context, account.id, state.run());

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
      await flattenGrounds(page);

      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect(page.locator(state.shows).first()).toBeVisible();
        expect.soft(await findings(page), `axe at ${size.width}`).toEqual([]);
        expect.soft(await overflow(page), `width at ${size.width}`).toEqual([]);
        expect.soft(await clipped(page), `clipped text at ${size.width}`).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}

test("a page with faults is caught", async ({ page }) => {
  const complaints = complaintsOf(page, /\/api\//);
  await page.goto("/login");
  await flattenGrounds(page);
  expect([await findings(page), await overflow(page), complaints]).toEqual([[], [], []]);
  await page.evaluate(() => {
    document.querySelector("main")?.insertAdjacentHTML(
      "beforeend",
      `<img src="/icon.svg"><p style="color: #999">faint</p><p style="width: 3000px">wide</p>
       <p style="background: linear-gradient(red, blue)">on a gradient</p>`,
    );
    console.error("Minified React error #418");
  });
  const found = (await findings(page)).join("\n");
  for (const fault of ["image-alt", "color-contrast", "not judged"]) expect(found).toContain(fault);
  expect(await overflow(page)).not.toEqual([]);
  expect(complaints).toEqual(["Minified React error #418"]);
});
