import { expect } from "@playwright/test";
import { keepReport } from "./support/runs";
import { test } from "./support/visitor";

test("at the end of a report nothing lies across its last words, and they are as wide as a chapter", async ({
  page,
  member,
}) => {
  const url = await keepReport(page.request, member.id, { reportType: "love", locale: "en" });
  await page.goto(url);
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not drawn`);
    return box;
  };
  for (const width of [390, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(".ending .ways a").last().scrollIntoViewIfNeeded();
    const [ending, contents, chapter] = [await boxOf(".ending"), await boxOf(".contents"), await boxOf("#plan")];
    const apart =
      contents.x + contents.width <= ending.x ||
      ending.x + ending.width <= contents.x ||
      contents.y + contents.height <= ending.y;
    expect.soft(apart, `contents and ending at ${width}`).toBe(true);
    expect.soft(Math.abs(ending.x - chapter.x), `beginning at ${width}`).toBeLessThan(2);
    expect.soft(Math.abs(ending.width - chapter.width), `width at ${width}`).toBeLessThan(2);
  }
});
