import { expect, type Page } from "@playwright/test";
import { FAMILIES } from "@/lib/platform/design/fonts";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { REPORT_FONTS, WELCOME_FONTS } from "@/tests/support/font-bounds";
import { complaintsOf, main, settled, systemFonts } from "./support/look";
import { somebody } from "./support/people";
import { register, test } from "./support/visitor";

const OWN = { "hi-G4": FAMILIES.devanagari, "ur-G4": FAMILIES.urdu, en: FAMILIES.serif, "hi-Latn": FAMILIES.serif };

/** The fonts that the page fetches from now on: names, and bytes of their bodies. */
function fetchedFonts(page: Page): { name: string; cached: string; bytes: Promise<number> }[] {
  const fetched: { name: string; cached: string; bytes: Promise<number> }[] = [];
  page.on("response", (answer) => {
    const name = answer.url().split("/").at(-1) ?? "";
    if (!name.endsWith(".woff2")) return;
    const cached = answer.headers()["cache-control"] ?? "";
    fetched.push({ name, cached, bytes: answer.body().then(({ length }) => length) });
  });
  return fetched;
}

for (const { code } of LOCALES)
  test(`${code}: the welcome page and a report have their letters in few bytes, and none of the system`, async ({
    browser,
    baseURL,
  }) => {
    for (const [path, bound] of [
      ["/love", WELCOME_FONTS[code]],
      ["/api/reports/love/4", REPORT_FONTS],
    ] as const) {
      // Of its own: what one of the two has fetched, the other one has.
      const page = await browser.newPage({ baseURL });
      const complaints = complaintsOf(page);
      const fetched = fetchedFonts(page);
      await page.goto(`${path}?lang=${code}`);
      // What its scripts, which come after the first paint, change in the page is there.
      await page.waitForLoadState("networkidle");
      await settled(page);
      expect(await systemFonts(page)).toEqual([]);
      const bytes = await Promise.all(fetched.map((each) => each.bytes));
      expect(bytes.reduce((all, each) => all + each, 0) / 1000).toBeLessThanOrEqual(bound);
      expect(fetched.filter(({ name }) => !/-small-\w+\.woff2$/.test(name))).toEqual([]);
      expect(new Set(fetched.map(({ cached }) => cached))).toEqual(new Set(["public, max-age=31536000, immutable"]));
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
      );
      expect(loaded).toContain(OWN[code]);
      expect(complaints).toEqual([]);
      await page.close();
    }
  });

test("a name has all its letters: those that no text of ours has come with the whole file", async ({ page }) => {
  const fetched = fetchedFonts(page);
  await register(page, somebody("Łāğő", "ݔوسف ॷ"));
  await page.goto("/reports?lang=ur-G4");
  await expect(main(page).getByText("Łāğő").first()).toBeVisible();
  await settled(page);
  expect(await systemFonts(page)).toEqual([]);
  const whole = fetched.map(({ name }) => name).filter((name) => !name.includes("-small-"));
  expect(whole.map((name) => name.replace(/-wght.*/, "")).sort()).toEqual([
    "instrument-sans-latin-ext",
    "noto-nastaliq-urdu-arabic",
    "noto-sans-devanagari-devanagari",
  ]);
});
