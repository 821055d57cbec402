import { type BrowserContext, expect, type Page } from "@playwright/test";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { REPORT_PAGES, SCREENS } from "./screens";
import type { ScreenState } from "./screens/screen-state";
import { type Accounts, test } from "./support/accounts";
import { chooseLanguage } from "./support/language";
import { changeScheme, clipped, complaintsOf, findings, flattenGrounds, overflow, settled } from "./support/look";
import { withoutNews } from "./support/notices";
import { saveRun, someAddress } from "./support/visitor";

// A trace of every visit would take longer than the visits.
test.use({ trace: "off" });

/** The narrow one first: some dialogs can be opened there alone. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

interface Look {
  readonly name: string;
  readonly locale: Locale;
  readonly colorScheme: "light" | "dark";
}

/** Every run looks at every state of every page in English and Urdu; `ALL_LANGUAGES=true` looks at all four. */
const LANGUAGES: readonly Locale[] =
  process.env.ALL_LANGUAGES === "true" ? LOCALES.map(({ code }) => code) : ["en", "ur-G4"];

const ALL_LOOKS: readonly Look[] = [
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

/** The looks of one visit: a screen changes from one to the next in place, and begins each time with another. */
function visitsOf(state: ScreenState, place: number): readonly (readonly Look[])[] {
  if (state.oneLanguage) return LOOKS.map((look) => [look]);
  const first = place % LOOKS.length;
  return [[...LOOKS.slice(first), ...LOOKS.slice(0, first)]];
}

/** Brings a new page into the state, in the first of its looks. */
async function open(context: BrowserContext, state: ScreenState, { owner }: Pick<Accounts, "owner">, { locale }: Look) {
  const page = await context.newPage();
  const complaints = complaintsOf(page, state.failing);
  if (state.failing) {
    await page.route(state.failing, (request) => request.fulfill({ status: 503, json: { code: "unavailable" } }));
  }
  await page.goto(typeof state.path === "string" ? state.path : state.path(owner.reports, locale));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await state.reach?.(page);
  await flattenGrounds(page);
  return { page, complaints };
}

async function judge(page: Page, state: ScreenState, { name, locale }: Look): Promise<void> {
  const { dir } = localeInfo(locale);
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator(state.shows).first()).toBeVisible();
    await settled(page);
    expect.soft(await findings(page), `axe: ${name}, ${size.width}`).toEqual([]);
    expect.soft(await overflow(page), `width: ${name}, ${size.width}`).toEqual([]);
    expect.soft(await clipped(page), `clipped text: ${name}, ${size.width}`).toEqual([]);
  }
}

for (const [place, [route, state]] of PAGES.entries()) {
  for (const looks of visitsOf(state, place)) {
    const names = looks.map(({ name }) => name).join(" and ");
    test(`${route}, ${state.name}: ${names}`, async ({ browser, origin, walker, owner, admin }) => {
      const viewer = state.viewer ?? (state.run ? "walker" : "visitor");
      const account = { visitor: null, walker, owner, admin }[viewer];
      const [first, ...others] = looks;
      if (!first) throw new Error("no language was asked for");
      const context = await browser.newContext({
        ...(account && { storageState: account.storageState }),
        colorScheme: first.colorScheme,
        reducedMotion: "reduce",
        viewport: SIZES[0],
        extraHTTPHeaders: { "x-forwarded-for": someAddress() },
      });
      if (viewer === "admin" && !state.failing?.test("/api/notifications/recent")) await withoutNews(context);
      await context.addCookies([{ name: "selectedLanguage", value: first.locale, url: origin }]);
      if (account && "id" in account && state.run) await saveRun(context, account.id, state.run());

      const { page, complaints } = await open(context, state, { owner }, first);
      await judge(page, state, first);
      for (const look of others) {
        await changeScheme(page, look.colorScheme);
        await chooseLanguage(page, look.locale);
        await judge(page, state, look);
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
