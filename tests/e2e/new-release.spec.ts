import { readFileSync } from "node:fs";
import { type BrowserContext, expect } from "@playwright/test";
import { OFFLINE_CACHE } from "@/lib/assessment/client/offline/offline-files";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { chooseLanguage } from "./support/language";
import { twoReleases } from "./support/releases";
import { closeLeaders, runWithPairs } from "./support/runs";
import { answerScenes, chooseBlock, openAndKeep, press, saysOffline } from "./support/steps";
import { savedRun, saveRun, test } from "./support/visitor";
import { statement } from "./support/walk";
import { words } from "./support/words";

test.use({ serviceWorkers: "allow" });

const releaseOf = (name: string) => name.slice(OFFLINE_CACHE.length + 1);

/** Signed in at another address of the same server as well: cookies know no port, storage does. */
async function rememberAt(context: BrowserContext, id: string): Promise<void> {
  await context.addInitScript((user) => localStorage.setItem("loggedInUser", user), JSON.stringify({ id, userId: id }));
}

test("a release in the middle of a run: open tabs go on, and the next worker takes over from the last of them", async ({
  page,
  context,
  member,
  baseURL,
}) => {
  const releases = await twoReleases(baseURL ?? "", readFileSync(".next/BUILD_ID", "utf8").trim());
  const { former, next } = releases.names;
  const kept = async () => (await page.evaluate(() => caches.keys())).map(releaseOf).filter(Boolean).sort();
  await saveRun(page, member.id, runWithPairs(35));
  await rememberAt(context, member.id);
  await openAndKeep(page, `${releases.origin}/rheti`, "en");
  const other = await context.newPage();
  await other.goto(`${releases.origin}/rheti`);
  await expect(statement(other, "left")).toBeVisible();
  expect(await kept()).toEqual([former]);

  releases.deploy();
  await statement(page, "left").click();
  await press(page, "en", "common.continue");
  await page.waitForURL("**/hero-moments*");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Scene 1 of 4");
  await expect.poll(() => page.content()).toContain(next);
  // A browser asks by itself, at a time of its own.
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waits, { timeout: 30_000 }).toBe("installed");
  expect(await kept()).toEqual([former, next].sort());
  // The tab of the former release asks for a script that the server has no more.
  await chooseLanguage(other, "ur-G4");
  await chooseLanguage(other, "en");
  await expect(statement(other, "left")).toBeVisible();
  await other.close();

  await answerScenes(page);
  await page.waitForURL("**/building-blocks*");
  await expect.poll(kept, { timeout: 30_000 }).toEqual([next]);
  await context.setOffline(true);
  await page.reload();
  await saysOffline(page, "en");
  await chooseBlock(page, "en");
  await page.waitForURL("**/color-phase*");
  await context.setOffline(false);
  await expect.poll(async () => (await savedRun(page)).block?.value).toBeTruthy();
  expect(Object.keys((await savedRun(page)).rheti)).toHaveLength(36);
  await releases.close();
});

/** The script that brings the words of an earlier edition, by what only it has. */
const isEarlierWords = (text: string) => text.includes('["rheti","hero"]') && text.includes("files:Object.fromEntries");

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  // The framework asks for a script twice, each time the page is loaded.
  for (const missing of [2, 9])
    test(`a script that the server lacks ${missing} times: the page is loaded again, once`, async ({
      page,
      member,
    }) => {
      await saveRun(page, member.id, closeLeaders());
      let refused = 0;
      let loads = 0;
      page.on("request", (each) => {
        if (each.isNavigationRequest()) loads += 1;
      });
      await page.route("**/_next/static/chunks/*.js", async (route) => {
        const response = await route.fetch();
        if (refused >= missing || !isEarlierWords(await response.text())) return route.fulfill({ response });
        refused += 1;
        return route.fulfill({ status: 404, body: "" });
      });
      await page.goto("/results");
      const broken = page.getByRole("heading", { name: words("en", "failure.title") });
      const shown = missing === 2 ? page.getByRole("button", { name: words("en", "results.report.generate") }) : broken;
      await expect(shown).toBeVisible();
      expect(loads).toBe(2);
      expect(refused).toBe(missing === 2 ? 2 : 4);
      expect(Object.keys((await savedRun(page)).rheti)).toHaveLength(PAIRS.length);
    });
});
