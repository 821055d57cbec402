import { type APIRequestContext, expect } from "@playwright/test";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { pageRoutes } from "@/tests/architecture/rules/routes";
import { readHouse } from "@/tests/architecture/rules/source";
import { type Account, completeBody, freshAddress, reportBody, test } from "./people";
import { expectProblem } from "./problem";

const pages = pageRoutes(readHouse()).flatMap((route) => {
  const path = route
    .replace("[theme]", "love")
    .replace("[slug]", "4")
    .replace(/\[\w+\]/g, "x");
  return [path, ...LOCALES.map(({ code }) => `/${code}${path === "/" ? "" : path}`)];
});
const reports = PERSONALITY_TYPES.flatMap((type) => [
  `/api/emergency-view/${type}`,
  ...REPORT_TYPES.map((kind) => `/api/reports/${kind}/${type}`),
]);
const readings = ["/api/me", "/api/blocks?type=4", "/api/state?score=50&type=4", "/sitemap.xml", "/api/no/such/thing"];

const marksOf = ({ firstName, lastName, email, userId, runId, reportId }: Account) =>
  [firstName, lastName, email, userId, runId, reportId].map((mark) => mark.toLowerCase());

async function bodyOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { headers: freshAddress() });
  expect(response.status(), path).toBeLessThan(500);
  return (await response.text()).toLowerCase();
}

/** The addresses whose answers hold something of one of these people. */
async function leaks(request: APIRequestContext, paths: readonly string[], about: readonly Account[]) {
  const marks = about.flatMap(marksOf);
  const found: string[] = [];
  for (const path of paths) {
    const body = await bodyOf(request, path);
    found.push(...marks.filter((mark) => body.includes(mark)).map((mark) => `${path}: ${mark}`));
  }
  return found;
}

test("nobody finds anything of anybody, on any page, report or reading", async ({ people }) => {
  const { user, other, nobody } = people;
  const paths = [...pages, ...reports, ...readings, other.share.url, `/api/users/${user.userId}/reports`];
  expect(paths.length).toBeGreaterThan(100);
  expect(await leaks(nobody, paths, [user, other])).toEqual([]);
});

for (const [who, about] of [
  ["user", "other"],
  ["other", "user"],
] as const) {
  test(`the ${who} finds nothing of the ${about}, whose type is the same`, async ({ people }) => {
    const { request } = people[who];
    const paths = [...pages, ...reports, ...readings, `/api/users/${people[who].userId}/reports`];
    expect(await leaks(request, paths, [people[about]])).toEqual([]);
  });
}

test("the owner's own reports do hold the name", async ({ people }) => {
  const { user } = people;
  for (const path of ["/api/reports/love/2", "/api/emergency-view/2", `/api/reports/love/2?report=${user.reportId}`])
    expect(await bodyOf(user.request, path)).toContain("zephyrine quillfeather");
  expect(await bodyOf(user.request, "/api/reports/love/5")).not.toContain("zephyrine");
});

test("a report about a type is made once for all who are not signed in, and is their own for who is", async ({
  people,
}) => {
  const { user, nobody } = people;
  const path = "/api/reports/love/2?lang=en";
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    nobody.get(path, { headers: { ...freshAddress(), ...headers } });
  await expect.poll(async () => (await ask()).headers().etag).toBeTruthy();
  const kept = await ask();
  expect(kept.headers()).toMatchObject({
    "cache-control": "private, no-cache",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  expect((await ask({ "if-none-match": kept.headers().etag ?? "" })).status()).toBe(304);
  const own = await user.request.get(path, { headers: { "if-none-match": kept.headers().etag ?? "" } });
  expect([own.status(), own.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
  expect((await own.text()).toLowerCase()).toContain("zephyrine");
  expect((await (await ask()).text()).toLowerCase()).not.toContain("zephyrine");
});

test("a report is kept by nobody on its way", async ({ people }) => {
  const { userId, reportId, request } = people.user;
  for (const path of ["/api/me", `/api/users/${userId}/reports`, `/api/reports/love/2?report=${reportId}`]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("no-store");
  }
});

test("another's saved report is refused, as a page and as a PDF, in every language", async ({
  people: { user, other, nobody },
}) => {
  for (const form of ["", "/pdf"]) {
    for (const language of ["", "&lang=ur-G4"]) {
      const path = `/api/reports/love/2${form}?report=${user.reportId}${language}`;
      await expectProblem(await nobody.get(path), 401);
      await expectProblem(await other.request.get(path), 403);
      expect((await user.request.get(path)).status()).toBe(200);
    }
  }
});

test("another's list of reports is refused", async ({ own: { user, other }, people: { nobody } }) => {
  const path = `/api/users/${user.userId}/reports`;
  await expectProblem(await nobody.get(path), 401);
  await expectProblem(await other.request.get(path), 403);
  expect(await (await user.request.get(path)).json()).toHaveLength(1);
});

test("another's run in progress is neither read nor changed", async ({ own: { user, other }, people: { nobody } }) => {
  const path = `/api/users/${user.userId}`;
  const { assessmentData } = completeBody(user.runId);
  expect((await user.request.patch(path, { data: { assessmentData } })).status()).toBe(200);
  const later = {
    assessmentData: { ...assessmentData, tokens: { value: { self: 0, oneToOne: 0, social: 10 }, at: Date.now() } },
  };
  await expectProblem(await nobody.patch(path, { data: later }), 401);
  await expectProblem(await other.request.patch(path, { data: later }), 403);
  expect((await (await user.request.get("/api/me")).json()).draft).toEqual(assessmentData);
  expect((await (await other.request.get("/api/me")).json()).draft).toBeNull();
});

test("another's run gives no report, under whichever name it is asked for", async ({ people: { user, other } }) => {
  const ask = (userId: string, runId: string) =>
    other.request.post("/api/reports", { data: reportBody(userId, runId, "wealth") });
  await expectProblem(await ask(user.userId, user.runId), 403);
  await expectProblem(await ask(other.userId, user.runId), 404);
  await expectProblem(await other.request.post("/api/assessment/complete", { data: completeBody(user.runId) }), 403);
});
