import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import { fullRun } from "@/tests/support/sample-runs";
import { bell, notice } from "./support/notices";
import { somebody } from "./support/people";
import { register, someAddress, test } from "./support/visitor";
import { words } from "./support/words";

/** Somebody with a result, in a browser of their own, at their reports. */
async function person(browser: Browser, firstName: string, type: PersonalityType): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": someAddress() } });
  const page = await context.newPage();
  await register(page, somebody(firstName));
  const done = await page.request.post("/api/assessment/complete", {
    data: {
      reportType: "standard",
      reportAccess: null,
      assessmentData: fullRun(type, randomUUID(), Date.UTC(2026, 0, 1)),
    },
  });
  expect(done.status()).toBe(200);
  await page.goto("/reports?lang=en");
  await expect(page.getByRole("heading", { name: "Compare with somebody" })).toBeVisible();
  return page;
}

test("two people agree by a link in two browsers, both read the report, and when one ends it both lose it", async ({
  browser,
}) => {
  const [asha, ravi] = [await person(browser, "Asha", 4), await person(browser, "Ravi", 8)];
  await asha.getByRole("button", { name: "Make an invitation" }).click();
  const code = (await asha.locator("[data-code]").textContent()) ?? "";
  expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const link = new URL((await asha.locator("[data-invitation]").textContent()) ?? "");
  expect([link.pathname, link.hash]).toEqual(["/compare", `#${code}/Asha`]);
  await expect(asha.getByRole("img", { name: /QR code/ })).toBeVisible();

  await ravi.getByRole("button", { name: "Continue" }).click();
  await expect(ravi.getByText("Please enter the code")).toBeVisible();
  const field = ravi.getByLabel("The other person’s code");
  await field.fill("00000-00000");
  await field.press("Enter");
  await expect(ravi.getByText("This code doesn’t work, or has stopped working.")).toBeVisible();
  await expect(field).toHaveValue("00000-00000");
  await field.fill(code.toLowerCase());
  await field.press("Enter");
  const dialog = ravi.getByRole("dialog");
  await expect(dialog).toContainText("Compare with Asha?");
  await expect(dialog).toContainText("Never shown: answers, last name, email and phone.");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  // A visitor is told what it is; the invitation is kept in the browser, and the address never reaches the server.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${link.pathname}?lang=en${link.hash}`);
  await expect(visitor.getByRole("heading", { name: "Asha invites you to compare" })).toBeVisible();
  await visitor.getByRole("link", { name: "Find my pattern" }).click();
  await expect(visitor.getByText("Asha’s invitation to compare is waiting for your answer.")).toBeVisible();
  await visitor.goto("/compare?lang=en");
  await expect(visitor.getByText("The invitation waits in this browser until you come back.")).toBeVisible();
  await visitor.context().close();

  await ravi.goto(`${link.pathname}?lang=en${link.hash}`);
  await expect(ravi.getByRole("heading", { name: "Compare with Asha?" })).toBeVisible();
  await ravi.getByRole("button", { name: "I agree, compare us" }).click();
  await ravi.waitForURL(/\/api\/v2\/reports\/general\?pair=/);
  const figures = ravi.locator("#meeting figure");
  await expect(figures.first().locator("svg")).toHaveAttribute("data-figure", "towers");
  await expect(figures.nth(1).locator("svg")).toHaveAttribute("data-figure", "places");
  await expect(figures.nth(1).locator("path")).toHaveCount(9);
  await ravi.goto("/reports?lang=en");
  await expect(ravi.getByText("invitation to compare is waiting")).toHaveCount(0);
  await expect(asha.getByRole("link", { name: "Open the report with Ravi" })).toBeVisible({ timeout: 20_000 });

  // Who gave the code finds it in the bell, in the language of the page, wherever they are; the other one was there.
  await asha.goto("/?lang=ur-G4");
  await asha.getByRole("button", { name: /^اطلاعات/ }).click();
  const told = asha.getByRole("dialog").getByRole("listitem");
  await expect(told).toContainText(words("ur-G4", "notifications.matchMade"));
  await expect(told).not.toContainText("Ravi");
  await asha.goto("/reports?lang=en");
  const ready = words("en", "notifications.matchMade");
  await bell(asha).click();
  await notice(asha, ready).click();
  await expect(notice(asha, ready)).not.toContainText("New");
  await asha.getByRole("link", { name: `Open the link of “${ready}”` }).click();
  await expect(asha.getByRole("dialog")).toHaveCount(0);
  await expect(asha.getByRole("link", { name: "Open the report with Ravi" })).toBeInViewport();
  await bell(ravi).click();
  await expect(notice(ravi, ready)).toHaveCount(0);
  await ravi.getByRole("button", { name: "Close notifications" }).click();

  const addresses = [];
  for (const [page, other] of [
    [asha, "Ravi"],
    [ravi, "Asha"],
  ] as const) {
    const [report] = await Promise.all([
      page.context().waitForEvent("page"),
      page
        .getByRole("link", { name: `Open the report with ${other} (` })
        .first()
        .click(),
    ]);
    await expect(report.getByRole("heading", { name: "How you two meet" })).toBeVisible();
    await expect(report.locator("body")).toContainText("Made for Asha and Ravi");
    await expect(report.locator("body")).not.toContainText("Verma");
    expect(report.url()).not.toMatch(/asha|ravi/i);
    addresses.push(report.url());
    const pdf = await page.request.get(report.url().replace("/general?", "/general/pdf?"));
    expect(pdf.status()).toBe(200);
  }
  expect(new Set(addresses).size).toBe(1);

  await ravi.getByRole("button", { name: "End the comparison with Asha" }).click();
  await ravi.getByRole("dialog").getByRole("button", { name: "End the comparison" }).click();
  await expect(ravi.getByText("The comparison with Asha has ended.")).toBeVisible();
  const [address = ""] = addresses;
  for (const page of [asha, ravi]) {
    expect((await page.request.get(address)).status()).toBe(404);
    expect((await page.request.get(address.replace("/general?", "/general/pdf?"))).status()).toBe(404);
  }
  await asha.reload();
  await bell(asha).click();
  await expect(notice(asha, ready)).toHaveCount(0);
  await asha.getByRole("button", { name: "Close notifications" }).click();
  await expect(asha.getByRole("heading", { name: "Compare with somebody" })).toBeVisible();
  await expect(asha.getByRole("link", { name: "Open the report with Ravi" })).toHaveCount(0);
  await asha.context().close();
  await ravi.context().close();
});
