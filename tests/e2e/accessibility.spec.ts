import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { REPORT_PAGES, SCREENS } from "./screens";
import type { ScreenState } from "./screens/screen-state";
import { type Accounts, test } from "./support/accounts";
import { chooseLanguage } from "./support/language";
import { changeScheme, clipped, complaintsOf, findings, flattenGrounds, overflow, settled } from "./support/look";
import { saveRun } from "./support/visitor";
import { windowOf } from "./support/window";

/** The narrow one first: some dialogs can be opened there alone. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
type Size = (typeof SIZES)[number];
/** The sizes in the order in which the n-th look at a state, from 0, goes through them: to and fro. */
const sizesOf = (look: number): readonly Size[] => (look % 2 === 0 ? SIZES : [...SIZES].reverse());

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
/** `npm run screens` names a folder: then every state is drawn instead of judged, in English and Urdu, light and dark. */
const PICTURES = process.env.PICTURES_FOLDER;
const DRAWN_LOOKS = ALL_LOOKS.filter(({ locale }) => locale === "en" || locale === "ur-G4").flatMap((look) =>
  (["light", "dark"] as const).map((colorScheme) => ({ ...look, name: `${look.locale}, ${colorScheme}`, colorScheme })),
);
const LOOKS = PICTURES ? DRAWN_LOOKS : ALL_LOOKS.filter(({ locale }) => LANGUAGES.includes(locale));

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

/** Brings the page into the state, in the first of its looks. */
async function open(page: Page, state: ScreenState, { owner }: Pick<Accounts, "owner">, first: Look) {
  const complaints = complaintsOf(page, state.failing);
  if (state.failing) {
    await page.route(state.failing, (request) => request.fulfill({ status: 503, json: { code: "unavailable" } }));
  }
  await page.setViewportSize(SIZES[0]);
  await page.emulateMedia({ colorScheme: first.colorScheme });
  await page.goto(typeof state.path === "string" ? state.path : state.path(owner.reports, first.locale));
  await expect(page.locator("html")).toHaveAttribute("lang", first.locale);
  await state.reach?.(page);
  if (!PICTURES) await flattenGrounds(page);
  return complaints;
}

/** Notes what does not come and goes on. */
const fits = expect.configure({ soft: true });

/** The most pixels of a page, from its top, that a picture shows: three screens of a phone, and a report's beginning. */
const PICTURE_HEIGHT = 2_400;

/** A picture of the page under a file name made of these words. */
async function draw(page: Page, folder: string, name: string): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  // So high that nothing scrolls: what sticks to an edge of the screen would lie across the picture.
  await page.setViewportSize({ width, height: Math.min(height, PICTURE_HEIGHT) });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await settled(page);
  await page.screenshot({
    path: join(folder, `${name.replaceAll(/[^\p{L}\d]+/gu, "-")}.jpg`),
    type: "jpeg",
    quality: 70,
  });
}

/**
 * Looks at the page in both sizes, from the one that it has to the other: whether all of it fits, and at the first size
 * what axe has against it. The next look begins with the second size, so axe meets both sizes and both languages.
 */
async function judge(
  page: Page,
  {
    route,
    state,
    look: { name, locale },
    sizes,
  }: { route: string; state: ScreenState; look: Look; sizes: readonly Size[] },
): Promise<void> {
  const { dir } = localeInfo(locale);
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await expect(page.locator(state.shows).first()).toBeVisible();
    await settled(page);
    if (PICTURES) {
      await draw(page, PICTURES, `${route}, ${state.name}, ${name}, ${size.width}`);
      continue;
    }
    if (at === 0) expect.soft(await findings(page), `axe: ${name}, ${size.width}`).toEqual([]);
    // A chart follows its box a moment later, so what fits is waited for.
    await fits.poll(() => overflow(page), `width: ${name}, ${size.width}`).toEqual([]);
    await fits.poll(() => clipped(page), `clipped text: ${name}, ${size.width}`).toEqual([]);
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
      const news = viewer !== "admin" || state.failing?.test("/api/notifications/recent") === true;
      const page = await windowOf(browser, `${viewer}, ${news}`, { account, news }, { locale: first.locale, origin });
      if (account && "id" in account && state.run) await saveRun(page, account.id, state.run());

      const complaints = await open(page, state, { owner }, first);
      await judge(page, { route, state, look: first, sizes: sizesOf(state.oneLanguage ? LOOKS.indexOf(first) : 0) });
      for (const [at, look] of others.entries()) {
        await changeScheme(page, look.colorScheme);
        await chooseLanguage(page, look.locale);
        await judge(page, { route, state, look, sizes: sizesOf(at + 1) });
      }
      expect(complaints).toEqual([]);
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
