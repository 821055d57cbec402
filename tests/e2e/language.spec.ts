import { expect, type Page } from "@playwright/test";
import { LOCALE_STORAGE_KEY, LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { tabTo } from "./support/keyboard";
import { chooseLanguage, languageSelect } from "./support/language";
import { somebody, storedPhone } from "./support/people";
import { runBefore, runWithPairs } from "./support/runs";
import { savedRun, saveRun, test } from "./support/visitor";
import { fillRegistration, statement } from "./support/walk";
import { words } from "./support/words";

/** Where a choice of language is to be seen, all of it at once. */
async function expectChosen(page: Page, locale: Locale): Promise<void> {
  const { dir } = localeInfo(locale);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("html")).toHaveAttribute("dir", dir);
  await expect(languageSelect(page)).toHaveValue(locale);
  await expect(page).toHaveURL((url) => url.searchParams.get("lang") === locale);
  expect(await page.evaluate((key) => localStorage.getItem(key), LOCALE_STORAGE_KEY)).toBe(locale);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === LOCALE_STORAGE_KEY)?.value).toBe(locale);
}

/** A reload would take this mark off the page. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { unbroken: true }));
const expectNoReload = async (page: Page) => expect(await page.evaluate(() => "unbroken" in window)).toBe(true);

test("chosen one after another, without a reload", async ({ page }) => {
  await page.goto("/love?utm=x#begin");
  await mark(page);
  for (const locale of ["ur-G4", "hi-G4", "hi-Latn", "en"] as const) {
    await chooseLanguage(page, locale);
    await expectChosen(page, locale);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      words(locale, "welcome.themes.love.title", { brand: "" }).trim(),
    );
  }
  await expectNoReload(page);
  const address = new URL(page.url());
  expect([address.pathname, address.searchParams.get("utm"), address.hash]).toEqual(["/love", "x", "#begin"]);
});

test("chosen by keyboard", async ({ page }) => {
  await page.goto("/login");
  await mark(page);
  await expect(page.locator("form [type=submit]")).toBeEnabled();
  await tabTo(page, languageSelect(page));
  // The closed list takes arrows and first letters; each language arrives before the next one is asked for.
  for (const [key, locale] of [
    ["ArrowDown", "hi-G4"],
    ["h", "hi-Latn"],
    ["End", "ur-G4"],
    ["Home", "en"],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(page, locale);
    await expect(languageSelect(page)).toBeFocused();
  }
  await expectNoReload(page);
});

test("of several choices in a row the last one stays, whichever arrives last", async ({ page }) => {
  await page.goto("/login");
  await expect(page.locator("form [type=submit]")).toBeEnabled();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/locales/hi-*/*", async (route) => {
    await released;
    await route.continue();
  });
  await tabTo(page, languageSelect(page));
  for (const locale of ["hi-G4", "hi-Latn", "ur-G4"]) {
    await page.keyboard.press("ArrowDown");
    await expect(languageSelect(page)).toHaveValue(locale);
  }
  await expectChosen(page, "ur-G4");
  const late = page.waitForResponse(/locales\/hi-Latn/);
  release();
  await (await late).finished();
  await expectChosen(page, "ur-G4");
});

test("a first visit is served in the browser's language", async ({ request }) => {
  const cases: readonly [header: string, locale: Locale][] = [
    ["ur", "ur-G4"],
    ["ur-PK,ur;q=0.9,en;q=0.5", "ur-G4"],
    ["hi-IN,hi;q=0.9", "hi-G4"],
    ["hi-Latn,hi;q=0.8", "hi-Latn"],
    ["en-GB,ur;q=0.5", "en"],
    ["fr-FR,fr;q=0.9", "en"],
    ["de,ur;q=0.4", "ur-G4"],
  ];
  for (const path of ["/", "/love", "/login", "/no/such/page"]) {
    for (const [header, locale] of cases) {
      const html = await (await request.get(path, { headers: { "accept-language": header } })).text();
      expect(html, `${path} ${header}`).toContain(`<html lang="${locale}" dir="${localeInfo(locale).dir}"`);
    }
  }
});

test("the address wins over the cookie, the cookie over the browser, and unknown is English", async ({ request }) => {
  const cases: readonly [path: string, cookie: string | null, header: string, locale: Locale][] = [
    ["/", "ur-G4", "en", "ur-G4"],
    ["/", "en", "ur", "en"],
    ["/?lang=hi-Latn", "ur-G4", "en", "hi-Latn"],
    ["/love?lang=ur-G4", null, "en", "ur-G4"],
    ["/?lang=xx", null, "en", "en"],
    ["/?lang=xx", "klingon", "en", "en"],
  ];
  for (const [path, cookie, header, locale] of cases) {
    const headers = { "accept-language": header, ...(cookie && { cookie: `${LOCALE_STORAGE_KEY}=${cookie}` }) };
    const response = await request.get(path, { headers });
    expect(await response.text(), `${path} ${cookie} ${header}`).toContain(`<html lang="${locale}"`);
    expect(response.headers()["cache-control"]).toBe("private, no-cache");
  }
});

test("a language that is none of ours falls back to English in the browser too", async ({ page }) => {
  await page.goto("/?lang=tlh");
  await expect(page.locator("form [type=submit]")).toBeEnabled();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(languageSelect(page)).toHaveValue("en");
});

test("what was chosen once is remembered, also where only the browser's storage is left", async ({ page }) => {
  await page.goto("/");
  await chooseLanguage(page, "ur-G4");
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.context().clearCookies();
  await page.goto("/career");
  await expectChosen(page, "ur-G4");
});

test("a language that cannot be fetched changes nothing and says so", async ({ page }) => {
  await page.route("**/locales/ur-G4/*", (route) => route.abort());
  await page.goto("/");
  await languageSelect(page).selectOption("ur-G4");
  await expect(page.getByText(words("en", "language.changeFailed", { name: "اردو" }))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await page.unroute("**/locales/ur-G4/*");
  await chooseLanguage(page, "ur-G4");
  await expectChosen(page, "ur-G4");
});

test("the registration form keeps what was typed, and the account is made in the new language", async ({ page }) => {
  const person = somebody();
  await page.goto("/wealth");
  await fillRegistration(page, person);
  await page.locator("[name=dialCode]").selectOption("+91");
  await chooseLanguage(page, "ur-G4");
  const value = (name: string) => page.locator(`form [name=${name}]`).inputValue();
  for (const name of ["firstName", "lastName", "email", "phone", "password"]) {
    const typed = person[name as keyof typeof person];
    expect(await value(name)).toBe(typed);
  }
  expect(await value("dialCode")).toBe("+91");
  await expect(page.locator("form [name=terms]")).toBeChecked();
  await page.locator("form [type=submit]").click();
  await page.waitForURL("**/rheti*");
  await expectChosen(page, "ur-G4");
  const { user } = await (await page.request.get("/api/me")).json();
  expect(user.phoneNumber).toBe(storedPhone(person, "+91"));
});

test("in the middle of the pairs every answer stays, and so does the place", async ({ page, member }) => {
  await saveRun(page, member.id, runWithPairs(11));
  await page.goto("/rheti");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pair 12 ");
  await statement(page, "right").click();
  await statement(page, "right").click();
  await mark(page);
  await chooseLanguage(page, "ur-G4");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words("ur-G4", "rhetiStep.pair", { id: 12 }));
  await expect(statement(page, "right")).toHaveAttribute("data-strong", "true");
  await expect(statement(page, "right")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "12");
  await expectNoReload(page);
  await expect.poll(async () => Object.keys((await savedRun(page)).rheti).length).toBe(12);
});

test("the next step goes on in the language that was chosen", async ({ page, member }) => {
  await saveRun(page, member.id, runBefore("color-phase"));
  await page.goto("/building-blocks");
  await expect(page.locator(".choice :checked")).toHaveCount(1);
  await chooseLanguage(page, "ur-G4");
  await page.locator(".step-bar .btn-primary").click();
  await page.waitForURL("**/color-phase*");
  await expectChosen(page, "ur-G4");
  await page.locator("main fieldset > .choice").nth(1).click();
  await page.locator("main fieldset > .choice").nth(3).click();
  await chooseLanguage(page, "en");
  await expect(page.locator("main fieldset > .choice[aria-pressed=true]")).toHaveCount(2);
  await page.locator(".step-bar .btn-primary").click();
  await page.waitForURL("**/detail-tokens*");
  await expectChosen(page, "en");
  await page.goBack();
  await page.waitForURL("**/color-phase*");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("all four are offered, each in its own words", async ({ page }) => {
  await page.goto("/");
  const options = languageSelect(page).locator("option");
  await expect(options).toHaveText(LOCALES.map(({ name }) => name));
  for (const [at, { tag, dir }] of LOCALES.entries()) {
    await expect(options.nth(at)).toHaveAttribute("lang", tag);
    await expect(options.nth(at)).toHaveAttribute("dir", dir);
  }
});

test("it can be hit by a finger on every screen, in both directions, and leaves the brand readable", async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const { code } of LOCALES) {
      await page.goto(`/login?lang=${code}`);
      const box = await languageSelect(page).boundingBox();
      const brand = await page.locator("header .brand").boundingBox();
      if (!box || !brand) throw new Error("the header is not drawn");
      expect(box.height, `${code} at ${width}`).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const apart = brand.x + brand.width <= box.x || box.x + box.width <= brand.x;
      expect(apart, `${code} at ${width}: brand and languages stand apart`).toBe(true);
    }
  }
});

test("a page about a type, whose texts the server alone has, comes anew in the language that is chosen", async ({
  page,
}) => {
  await page.goto("/types/4?lang=en");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(words("en", "results.typeDisplay.4"));
  await languageSelect(page).selectOption("ur-G4");
  await expect(heading).toContainText(words("ur-G4", "results.typeDisplay.4"));
  await expect(page).toHaveURL(/\/types\/4\?lang=ur-G4$/);
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", /\/types\/4\?lang=ur-G4$/);
});

test("a report on a phone is read in another language by two taps, and the bar names the chapter", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/api/reports/love/4?lang=en");
  for (const locale of ["ur-G4", "hi-Latn", "hi-G4", "en"] as const) {
    const { name, dir } = localeInfo(locale);
    await page.locator("nav.report-bar button").click();
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  expect(new URL(page.url()).pathname).toBe("/api/reports/love/4");
  // A wide window has room for the name of the chapter.
  await page.setViewportSize({ width: 1440, height: 900 });
  const chapter = page.locator("section.chapter").nth(3);
  await page.locator(".contents a").nth(3).click();
  const name = await chapter.getByRole("heading", { level: 2 }).innerText();
  await expect(page.locator(".report-bar-chapter > span").filter({ visible: true })).toHaveText([name]);
});
