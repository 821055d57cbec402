import { expect } from "@playwright/test";
import { finishedRun, keepReport } from "./support/runs";
import { test } from "./support/visitor";
import { words } from "./support/words";

const text = (key: string, values = {}) => words("hi-Latn", key, values);

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone, what was deleted leaves its message in sight, with the focus; two that look alike say the time", async ({
  page,
  member,
}) => {
  for (const run of [finishedRun(), finishedRun()])
    await keepReport(page.request, member.id, { reportType: "career", locale: "hi-Latn", run });
  await page.goto("/reports?lang=hi-Latn");
  const list = page.getByRole("region", { name: text("reports.listTitle") });
  const days = list.getByText(/\d:\d\d/);
  await expect(days).toHaveCount(2);
  const remove = list.getByRole("button", { name: text("reports.owned.delete") }).first();
  await remove.click();
  const undo = list.getByRole("button", { name: text("reports.owned.undo") });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(list.locator("li.card")).toHaveCount(1);
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(list.getByLabel(text("reports.order.label"))).toBeVisible();
  expect(await undo.evaluate((button) => document.activeElement?.contains(button))).toBe(true);
  await undo.click();
  await expect(list.locator("li.card")).toHaveCount(2);
});
