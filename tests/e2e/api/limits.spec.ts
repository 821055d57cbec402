import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { METRICS_TOKEN } from "../support/admin-password";
import { freshAddress } from "./people";
import { expectProblem } from "./problem";

test("after too many tries for one account from one address it is closed there for a while, and says how long", async ({
  request,
}) => {
  const email = `${randomUUID()}@example.org`;
  const here = freshAddress();
  const attempt = (address: string, headers = here) =>
    request.post("/api/auth/login", { headers, data: { email: address, password: "a guess" } });
  for (let tries = 0; tries < 10; tries += 1) await expectProblem(await attempt(email), 401);
  const closed = await attempt(email.toUpperCase());
  await expectProblem(closed, 429);
  const wait = Number(closed.headers()["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  expect((await closed.json()).message).toMatch(/Please try again in [1-5] minutes?\.$/);
  await expectProblem(await attempt(`${randomUUID()}@example.org`), 401);
  await expectProblem(await attempt(email, freshAddress()), 401);
});

test("a wait is told in each language", async ({ request }) => {
  const headers = freshAddress();
  const attempt = (locale: string) => request.post(`/api/auth/admin-login?locale=${locale}`, { headers, data: {} });
  for (let tries = 0; tries < 10; tries += 1) await expectProblem(await attempt("en"), 400);
  const sentences = [];
  for (const { code } of LOCALES) {
    const closed = await attempt(code);
    await expectProblem(closed, 429);
    sentences.push((await closed.json()).message);
  }
  expect(new Set(sentences).size).toBe(LOCALES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/[1-5]/);
});

test("one address has so many tries, whatever it claims to be before the proxy", async ({ request }) => {
  const [own] = Object.values(freshAddress());
  const attempt = (claimed: string) =>
    request.post("/api/auth/admin-login", { headers: { "x-forwarded-for": `${claimed}, ${own}` }, data: {} });
  for (let tries = 0; tries < 10; tries += 1) await expectProblem(await attempt(`192.0.2.${tries}`), 400);
  const closed = await attempt("192.0.2.99");
  await expectProblem(closed, 429);
  expect(Number(closed.headers()["retry-after"])).toBeGreaterThan(0);
  await expectProblem(await request.post("/api/auth/admin-login", { headers: freshAddress(), data: {} }), 400);
});

test("the sentence comes in the language of the request", async ({ request }) => {
  const sentences = await Promise.all(
    LOCALES.map(async ({ code }) => {
      const response = await request.get(`/api/no/such/thing?locale=${code}`);
      await expectProblem(response, 404);
      return (await response.json()).message;
    }),
  );
  expect(sentences[0]).toBe("We couldn’t find that.");
});

test("the figures of the process are for whoever has their token", async ({ request }) => {
  const headers = (token: string) => ({ ...freshAddress(), authorization: `Bearer ${token}` });
  await expectProblem(await request.get("/api/metrics", { headers: headers("another token of some length") }), 404);
  await request.get("/api/users/nobody/reports", { headers: freshAddress() });
  const figures = await request.get("/api/metrics", { headers: headers(METRICS_TOKEN) });
  expect(figures.headers()["content-type"]).toContain("text/plain");
  const text = await figures.text();
  expect(text).toMatch(
    /duration_seconds_count\{method="GET",route="\/api\/users\/\[id\]\/reports",status="401"\} [1-9]/,
  );
  expect(text).toMatch(/database_query_duration_seconds_count [1-9]/);
  expect(text).toMatch(/job_last_success_timestamp_seconds\{job="[^"]+"\} [1-9]/);
  expect(text).toMatch(/ninefold_mails_waiting \d/);
});
