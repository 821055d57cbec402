import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { consumeLimit, deleteExpiredLimits } from "@/lib/platform/http/limits";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

/** Points that a limit has for one caller; `signInAccount` is the smallest. */
const POINTS = 10;

async function take(caller: string, times: number, consume = consumeLimit) {
  const results = await Promise.allSettled(Array.from({ length: times }, () => consume("signInAccount", caller)));
  return {
    allowed: results.filter(({ status }) => status === "fulfilled").length,
    refusals: results.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])),
  };
}

test("a caller has so many tries, then waits at most the window", async () => {
  expect((await take("one", POINTS)).allowed).toBe(POINTS);
  const { allowed, refusals } = await take("one", 1);
  expect(allowed).toBe(0);
  const [refusal] = refusals;
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: "rate_limited" });
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(refusal.retryAfter).toBeLessThanOrEqual(300);
});

test("tries at the same moment are all counted", async () => {
  const { allowed, refusals } = await take("crowd", POINTS + 8);
  expect([allowed, refusals.length]).toEqual([POINTS, 8]);
});

test("callers and limits do not use up each other's", async () => {
  await take("two", POINTS + 1);
  expect((await take("three", 1)).allowed).toBe(1);
  await expect(consumeLimit("signIn", "two")).resolves.toBeUndefined();
});

test("another copy of the server goes on counting where this one is", async () => {
  await take("shared", POINTS - 1);
  await jest.isolateModulesAsync(async () => {
    const other = await import("@/lib/platform/http/limits");
    expect(other.consumeLimit).not.toBe(consumeLimit);
    expect((await take("shared", 3, other.consumeLimit)).allowed).toBe(1);
  });
  expect((await take("shared", 1)).allowed).toBe(0);
});

test("what has expired is removed, and what still counts goes on counting", async () => {
  const { rateLimit } = await db();
  await rateLimit.deleteMany();
  await take("four", POINTS);
  await rateLimit.create({ data: { key: "over", points: 1, expire: new Date(Date.now() - 1) } });
  await deleteExpiredLimits(new Date());
  expect((await rateLimit.findMany()).map(({ points }) => points)).toEqual([POINTS]);
  expect((await take("four", 1)).allowed).toBe(0);
});
