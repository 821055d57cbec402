import { expect, type Locator, type Page } from "@playwright/test";
import { buildMailContent, headerSubject, MAIL_KINDS, renderMailHtml } from "@/lib/accounts/domain/mail";
import { BRAND } from "@/lib/platform/brand";
import { formatLongDate } from "@/lib/platform/format-date";
import { type Locale, localeInfo } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { misplaced } from "./support/drawn";
import { settled } from "./support/look";
import { administrator } from "./support/notices";
import { registerByApi, somebody, storedPhone } from "./support/people";
import { finishedRun, keepReport } from "./support/runs";
import { saveRun, test } from "./support/visitor";
import { words } from "./support/words";

const WIDTHS = [360, 1440];

/** People whose names are in another script than the page. */
const PEOPLE = [
  ["ur-G4", "Asha", "Verma"],
  ["hi-G4", "Asha", "Verma"],
  ["en", "عائشہ", "خان"],
] as const;

/** Something on a page, and which of its words belong together. */
type Place = readonly [place: Locator, wholes?: readonly string[]];

async function expectInOrder(page: Page, places: readonly Place[]): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const [place, wholes] of places) {
      await expect(place.first()).toBeVisible();
      expect.soft(await misplaced(place, wholes), `${place} at ${width}`).toEqual([]);
    }
  }
}

/** After the first poll somebody sends a message, as an administrator would. */
async function sendToast(page: Page, title: string, message: string): Promise<void> {
  let polls = 0;
  await page.route("**/api/notifications/recent*", async (route) => {
    // Without a mark of what is known already, so that the whole answer comes.
    const { "if-none-match": _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    polls += 1;
    if (polls === 1) return route.fulfill({ response });
    const now = new Date().toISOString();
    const own = { id: "drawn", title, message, type: "general", priority: "normal", createdAt: now, sentAt: now };
    // The page may have been left while this was under way: then nobody waits for it, and there is nothing to read.
    const reply = await response.json().catch(() => null);
    return reply ? route.fulfill({ response, json: { ...reply, notifications: [own] } }) : route.abort();
  });
}

for (const [code, firstName, lastName] of PEOPLE)
  test(`${code}: names, dates, percentages and phone numbers are drawn where they are written`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const name = `${firstName} ${lastName}`;
    const t = (key: string, values = {}) => words(code, key, values);
    const person = somebody(firstName, lastName);
    const id = await registerByApi(page.request, person);
    const url = await keepReport(page.request, id, { reportType: "love", locale: code });
    await saveRun(page, id, finishedRun());
    await page.goto("/icon.svg");
    const user = { id, userId: id, firstName, lastName };
    await page.evaluate((value) => localStorage.setItem("loggedInUser", JSON.stringify(value)), user);
    const date = formatLongDate(new Date().toISOString(), localeInfo(code).tag) ?? "";

    await page.goto(url);
    const cover = page.locator(".cover");
    await expectInOrder(page, [
      [cover.locator(".reader bdi"), [name]],
      [cover.locator(".reader > span")],
      // Every text of the report; those that are not drawn at a width have no place.
      [page.locator(":is(.cover, .pages) :is(h1, h2, h3, p:not(.reader), li, dt, dd, th, td, caption)")],
    ]);

    await sendToast(page, t("pairs.list.ended", { name }), t("reports.share.revoked", { date }));
    await page.goto(`/reports?lang=${code}`);
    const toast = page.locator(".toast-text");
    await expect(toast).toBeVisible();
    // Whoever is there keeps it from going.
    await page.keyboard.press("F8");
    await expectInOrder(page, [[toast.locator(".toast-title"), [name]], [toast.locator("> :last-child")]]);
    const main = page.getByRole("main");
    await expectInOrder(page, [
      [main.locator(".lede").first(), [name]],
      [main.getByText(t("reports.generatedOn", { date: "" }).trim()).first()],
      [page.locator("#account dd bdi").nth(2), [storedPhone(person)]],
    ]);
    // On a narrow page the buttons of a result leave its words their room.
    await page.setViewportSize({ width: 360, height: 900 });
    const result = main
      .getByRole("list", { name: t("reports.runs.caption") })
      .getByRole("listitem")
      .first();
    await expect.poll(async () => (await result.locator("p").last().boundingBox())?.width).toBeGreaterThan(180);
    await page.getByRole("button", { name: t("account.details.open") }).click();
    await expectInOrder(page, [[page.getByText(t("account.fields.phoneHint"))]]);

    await page.goto(`/results?lang=${code}`);
    const row = main.getByRole("table").first().getByRole("row").nth(1);
    await expectInOrder(page, [
      [main.locator(".lede").first()],
      [row.getByRole("cell").nth(0).locator("span").first()],
      [row.getByRole("cell").nth(1)],
    ]);

    const admin = await (await administrator(browser, baseURL ?? "")).newPage();
    await admin.goto(`/analytics?lang=${code}&q=${encodeURIComponent(person.email)}`);
    const record = admin.getByRole("row").filter({ hasText: name }).first();
    await expectInOrder(admin, [
      [record.getByRole("rowheader").locator("bdi"), [name]],
      [record.locator("bdi", { hasText: "+1" }), [storedPhone(person)]],
      [record.getByRole("cell").last()],
    ]);
    await admin.context().close();
  });

/** A mail program's list of mails, which knows nothing of the language of a line. */
const mailList = (subjects: readonly string[], dir: string) =>
  `<!doctype html><html dir="${dir}"><body><ul>${subjects.map((subject) => `<li>${subject}</li>`).join("")}</ul></body></html>`;

test("the subjects and the words of mails are drawn as they are written, in lists of both directions", async ({
  page,
}) => {
  for (const [code, firstName] of PEOPLE) {
    const { tag, dir } = localeInfo(code);
    const facts = { brand: BRAND, firstName, email: "asha@example.org", url: "https://example.org/a", time: 30 };
    const mails = MAIL_KINDS.map((kind) => buildMailContent(kind, translator(code satisfies Locale), facts));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const direction of ["ltr", "rtl"]) {
        await page.setContent(
          mailList(
            mails.map((mail) => headerSubject(mail, { tag, dir })),
            direction,
          ),
        );
        for (const at of mails.keys())
          expect
            .soft(await misplaced(page.locator("li").nth(at), [BRAND], dir), `${code} in a list ${direction}`)
            .toEqual([]);
      }
      for (const mail of mails) {
        await page.setContent(renderMailHtml(mail, { tag, dir }));
        expect.soft(await misplaced(page.locator("p").first(), [firstName])).toEqual([]);
      }
    }
  }
});
