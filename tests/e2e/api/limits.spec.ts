import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { freshAddress } from "./people";
import { expectProblem } from "./problem";

test("after too many tries for one account it is closed for a while, wherever they come from", async ({ request }) => {
  const email = `${randomUUID()}@example.org`;
  const attempt = (address: string) =>
    request.post("/api/auth/login", { headers: freshAddress(), data: { email: address, password: "a guess" } });
  for (let tries = 0; tries < 10; tries += 1) await expectProblem(await attempt(email), 401);
  const closed = await attempt(email.toUpperCase());
  await expectProblem(closed, 429);
  const wait = Number(closed.headers()["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  await expectProblem(await attempt(`${randomUUID()}@example.org`), 401);
});

test("one address has so many tries, whatever it claims to be before the proxy", async ({ request }) => {
  const [own] = Object.values(freshAddress());
  const attempt = (claimed: string) =>
    request.post("/api/auth/register", { headers: { "x-forwarded-for": `${claimed}, ${own}` }, data: {} });
  for (let tries = 0; tries < 20; tries += 1) await expectProblem(await attempt(`192.0.2.${tries}`), 400);
  const closed = await attempt("192.0.2.99");
  await expectProblem(closed, 429);
  expect(Number(closed.headers()["retry-after"])).toBeGreaterThan(0);
  await expectProblem(await request.post("/api/auth/register", { headers: freshAddress(), data: {} }), 400);
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
