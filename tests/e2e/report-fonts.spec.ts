import { expect } from "@playwright/test";
import { test } from "./support/accounts";
import { complaintsOf } from "./support/look";

for (const [code, family] of [
  ["hi-G4", "Noto Sans Devanagari Variable"],
  ["ur-G4", "Noto Nastaliq Urdu Variable"],
] as const)
  test(`${code}: a report has the letters of its language, in files that a browser keeps`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const kept: unknown[] = [];
    page.on("response", (answer) => {
      if (answer.url().endsWith(".woff2")) kept.push(answer.headers()["cache-control"]);
    });
    await page.goto(`/api/reports/love/4?lang=${code}`);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map((face) => face.family.replaceAll('"', "")),
    );
    expect(loaded).toContain(family);
    expect(new Set(kept)).toEqual(new Set(["public, max-age=31536000, immutable"]));
    expect(complaints).toEqual([]);
  });
