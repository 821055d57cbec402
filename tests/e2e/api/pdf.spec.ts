import { expect } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { readPdf } from "@/tests/support/read-pdf";
import { freshAddress, test } from "./people";

const LEAST_PAGES = 6;

for (const { code, tag } of LOCALES)
  test(`a general report opens as a PDF in ${code}`, async ({ people }) => {
    const response = await people.nobody.get(`/api/reports/standard/4/pdf?lang=${code}`, { headers: freshAddress() });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(/^inline; filename="ninefold-standard-4\.pdf"; filename\*=UTF-8''/),
    });
    const bytes = await response.body();
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const { pages, language, outline } = await readPdf(bytes);
    expect(language).toBe(tag);
    expect(pages.length).toBeGreaterThanOrEqual(LEAST_PAGES);
    expect(outline.length).toBeGreaterThan(5);
    const text = pages.map((page) => page.text).join("\n");
    for (const { firstName, lastName } of [people.user, people.other]) {
      expect(text).not.toContain(firstName);
      expect(text).not.toContain(lastName);
    }
  });

test("a saved report opens as a PDF that names its owner inside, and nowhere around it", async ({ people }) => {
  const { user } = people;
  const path = `/api/reports/love/2/pdf?report=${user.reportId}`;
  const response = await user.request.get(path, { headers: freshAddress() });
  const { pages, title } = await readPdf(await response.body());
  expect(pages[0]?.text).toContain(user.lastName);
  const around = [title, response.headers()["content-disposition"]].join(" ");
  for (const part of [user.firstName, user.lastName]) expect(around).not.toContain(part);
});

test("an address that asks for more PDFs than the limit waits", async ({ people }) => {
  const headers = freshAddress();
  const answers = [];
  // An unknown report costs a point and no drawing.
  for (let at = 0; at < 21; at += 1) answers.push(await people.nobody.get("/api/reports/love/10/pdf", { headers }));
  expect(answers.map((answer) => answer.status())).toEqual([...Array(20).fill(400), 429]);
  expect(Number(answers.at(-1)?.headers()["retry-after"])).toBeGreaterThan(0);
  // Whoever opened it as a link reads the sentence on a page.
  const page = await people.nobody.get("/api/reports/love/10/pdf", { headers: { ...headers, accept: "text/html" } });
  expect([page.status(), page.headers()["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("Please try again in 1 minute.");
});

for (const path of [
  "/api/v2/packs/love/zip",
  "/api/v2/packs/love/files/manifest.json",
  "/api/v2/coverage/export?slug=love&format=csv",
  "/api/instrument/answers",
  "/api/instrument/codebook",
])
  test(`a refusal of ${path} is a page for whoever opened it as a link`, async ({ people }) => {
    const page = await people.nobody.get(path, { headers: { ...freshAddress(), accept: "text/html" } });
    expect([page.status(), page.headers()["content-type"]]).toEqual([401, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain('href="/admin-login"');
  });
