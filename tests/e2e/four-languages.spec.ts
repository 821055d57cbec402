import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { STEPS } from "@/lib/assessment/domain/run/steps";
import { LOCALES, type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { fullRun, sideFavouring } from "@/tests/support/sample-runs";
import { chooseLanguage } from "./support/language";
import { registerByApi, somebody } from "./support/people";
import { test } from "./support/visitor";
import { skipPortraits, statement } from "./support/walk";

// Pairs then wait for "next" instead of following each other by themselves.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const uiOf = (locale: Locale): Words => JSON.parse(readFileSync(`messages/${locale}/ui.json`, "utf8"));
const statementsOf = (locale: Locale) => JSON.parse(readFileSync(`messages/${locale}/rheti.json`, "utf8")).pairs;
const word = (locale: Locale, group: string, key: string) => uiOf(locale)[group]?.[key] ?? `${group}.${key} is missing`;

async function changeTo(page: Page, locale: Locale): Promise<void> {
  await chooseLanguage(page, locale);
  await expect(page.locator("html")).toHaveAttribute("dir", localeInfo(locale).dir);
}

async function answer(page: Page, from: number, to: number): Promise<void> {
  for (const pair of PAIRS.slice(from - 1, to)) {
    const chosen = statement(page, sideFavouring(4, pair));
    await expect(chosen).toHaveAttribute("aria-pressed", "false");
    await chosen.click();
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    if (pair.id < PAIRS.length) await page.locator("main button", { hasText: await nextWord(page) }).click();
  }
}

async function nextWord(page: Page): Promise<RegExp> {
  const lang = (await page.locator("html").getAttribute("lang")) as Locale;
  return new RegExp(`^${word(lang, "common", "next")}$`);
}

const go = async (page: Page, locale: Locale) =>
  page.getByRole("button", { name: word(locale, "common", "continue"), exact: true }).click();

/** Latin words that a page in another script may show: the brand, names of languages, what the person typed. */
const ALLOWED = /Ninefold|English|Hinglish|Asha|Verma|[\w.+-]+@[\w.-]+/g;

/** The names of packs are as an editor wrote them, and other tests make packs meanwhile. */
async function latinWords(page: Page): Promise<string[]> {
  const named = await page.locator("[translate=no]").allInnerTexts();
  const text = named.reduce((rest, name) => rest.replace(name, " "), await page.locator("body").innerText());
  return text.replace(ALLOWED, " ").match(/\p{Script=Latin}{2,}/gu) ?? [];
}

test("the language changes in the middle, and every answer and the place stay", async ({ page }) => {
  const id = await registerByApi(page.request, somebody());
  await page.goto("/rheti");
  await answer(page, 1, 20);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pair 21 ");
  for (const locale of ["ur-G4", "hi-G4", "en", "ur-G4"] as const) {
    await changeTo(page, locale);
    const texts = statementsOf(locale)["21"];
    await expect(statement(page, "left")).toContainText(texts.left);
    await expect(statement(page, "right")).toContainText(texts.right);
  }
  await answer(page, 21, 36);
  await expect
    .poll(async () => Object.keys((await (await page.request.get("/api/me")).json()).draft.rheti).length)
    .toBe(36);
  const { draft } = await (await page.request.get("/api/me")).json();
  for (const pair of PAIRS) expect(draft.rheti[pair.id].value.side).toBe(sideFavouring(4, pair));
  expect(await latinWords(page)).toEqual([]);

  await go(page, "ur-G4");
  await page.waitForURL("**/hero-moments*");
  for (let scene = 0; scene < 4; scene += 1) {
    await expect(page.getByRole("main").getByRole("listitem").getByRole("button", { pressed: true })).toHaveCount(0);
    expect(await latinWords(page)).toEqual([]);
    await page.locator("main ul li button").first().click();
    if (scene < 3)
      await expect(page.locator("main ul li button[aria-pressed=true]")).toHaveCount(0, { timeout: 5_000 });
  }
  await page.waitForURL("**/building-blocks*");
  await expect(page.getByRole("radio")).toHaveCount(3);
  expect(await latinWords(page)).toEqual([]);
  await skipPortraits(page, "ur-G4");
  await expect(page.getByRole("radio")).toHaveCount(2);
  await page.getByRole("radio").first().check({ force: true });
  expect(await latinWords(page)).toEqual([]);
  await go(page, "ur-G4");
  await page.waitForURL("**/color-phase*");
  await page.locator("main button[aria-pressed]").nth(1).click();
  await page.locator("main button[aria-pressed]").nth(2).click();
  expect(await latinWords(page)).toEqual([]);
  await go(page, "ur-G4");
  await page.waitForURL("**/detail-tokens*");
  const add = page.locator('main [role="group"] button.icon-btn:last-of-type');
  for (let token = 0; token < 10; token += 1) await add.nth(token % 3).click();
  expect(await latinWords(page)).toEqual([]);
  await go(page, "ur-G4");
  await page.waitForURL("**/results*");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await latinWords(page)).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("lang", "ur-G4");
  expect(id).toBeTruthy();
});

for (const code of ["hi-G4", "ur-G4"] as const) {
  test(`${code}: no step and no result shows an English word`, async ({ page }) => {
    const id = await registerByApi(page.request, somebody());
    const assessmentData = fullRun(4, randomUUID(), Date.now());
    await page.request.patch(`/api/users/${id}`, { data: { assessmentData } });
    for (const { path } of [...STEPS, { path: "/results" }, { path: "/reports" }]) {
      await page.goto(`${path}?lang=${code}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect({ path, words: await latinWords(page) }).toEqual({ path, words: [] });
    }
  });
}

for (const { code } of LOCALES.filter(({ code }) => code === "hi-G4" || code === "ur-G4")) {
  test(`${code}: no screen before the assessment shows an English word`, async ({ page }) => {
    for (const path of ["/", "/love", "/career", "/login"]) {
      await page.goto(`${path}?lang=${code}`);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      // The names of the countries come with the page's script.
      await expect.poll(async () => ({ path, words: await latinWords(page) })).toEqual({ path, words: [] });
    }
  });
}

/** Walks all pairs by key within the page, and says of each what does not lie whole and free between header and foot. */
function pairsThatDoNotFit(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const faults = new Set<string>();
    const tops = new Set<string>();
    const header = document.querySelector(".site-header")?.getBoundingClientRect();
    for (let pair = 1; pair <= 36; pair += 1) {
      await frame();
      await frame();
      const cards = [...document.querySelectorAll(".pair-card")];
      const foot = document.querySelector(".step-bar");
      const footTop = foot?.getBoundingClientRect().top ?? 0;
      if ((foot?.getBoundingClientRect().bottom ?? 9_999) > innerHeight + 1)
        faults.add(`${pair}: the buttons are below`);
      tops.add(cards.map((card) => Math.round(card.getBoundingClientRect().top)).join());
      for (const card of cards) {
        const { top, bottom } = card.getBoundingClientRect();
        if (top < (header?.bottom ?? 0) || bottom > footTop + 1)
          faults.add(`${pair}: ${top} to ${bottom}, foot ${footTop}`);
        if (card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1)
          faults.add(`${pair}: cut`);
      }
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
    }
    if (tops.size !== 1) faults.add(`the cards move: ${[...tops].join(" / ")}`);
    return [...faults];
  });
}

test("every pair lies whole on a phone, with the buttons in reach, and no card moves", async ({ page }) => {
  await registerByApi(page.request, somebody());
  for (const { code } of LOCALES) {
    await page.setViewportSize({ width: 360, height: code === "ur-G4" ? 780 : 640 });
    await page.goto(`/rheti?lang=${code}`);
    await expect(statement(page, "left")).toBeVisible();
    // The cards of a new pair rise into their place, and only the place is measured here.
    await page.addStyleTag({ content: ".pair-cards { animation: none !important; }" });
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await pairsThatDoNotFit(page), code).toEqual([]);
    await page.evaluate(() => sessionStorage.clear());
  }
});
