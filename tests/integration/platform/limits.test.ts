import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/app-error";
import { deleteExpiredLimits } from "@/lib/platform/http/limit-counts";
import { callersOf, consumeLimit, consumeLimits } from "@/lib/platform/http/limits";
import { setUpDatabase } from "@/tests/support/database";
import { passTime } from "@/tests/support/pass-time";
import { rejectionOf } from "@/tests/support/rejection-of";

setUpDatabase();

/** Points that `signInAccount` has for one caller. */
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

/** How many statements some work sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const client = await db();
  const sent = jest.spyOn(client, "$queryRaw");
  await work();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}

test("several callers and limits cost one statement, and whoever is past one of them costs none", async () => {
  const request = () =>
    consumeLimits([
      ["register", ...callersOf(null, "2001:db8:1:2::/64")],
      ["signInAccount", { name: "five" }],
    ]);
  expect(await statementsOf(request)).toBe(1);
  await take("five", POINTS);
  expect(await statementsOf(() => rejectionOf(request()))).toBe(0);
  expect(await statementsOf(() => consumeLimits([["read", ...callersOf("asha", "192.0.2.7")]]))).toBe(0);
});

test("a window that is over begins anew, by the database's clock", async () => {
  await take("six", POINTS + 1);
  const { rateLimit } = await db();
  await rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1_000) } });
  passTime(301_000);
  expect((await take("six", POINTS + 1)).allowed).toBe(POINTS);
  jest.restoreAllMocks();
});

test("pauses grow where a stranger could keep somebody out: one try after each, and no more", async () => {
  const tries = (times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => consumeLimit("signInAccountOverall", "eight")));
  const allowed = async (times: number) => (await tries(times)).filter(({ status }) => status === "fulfilled").length;
  expect(await allowed(110)).toBe(100);
  for (const pause of [30, 60, 120, 240]) {
    const [refused] = await tries(1);
    const { retryAfter } = refused?.status === "rejected" ? refused.reason : { retryAfter: 0 };
    expect(retryAfter).toBeGreaterThan(pause - 5);
    expect(retryAfter).toBeLessThanOrEqual(pause);
    passTime(pause * 1_000);
    expect(await allowed(20)).toBe(1);
  }
  jest.restoreAllMocks();
});

test("a day has points of its own", async () => {
  const share = () => consumeLimit("keep", "seven");
  const { rateLimit } = await db();
  let made = 0;
  for (let minute = 0; minute < 5; minute += 1) {
    const results = await Promise.allSettled(Array.from({ length: 50 }, share));
    made += results.filter(({ status }) => status === "fulfilled").length;
    await rateLimit.deleteMany({ where: { key: { startsWith: "keep:" } } });
    passTime(61_000);
  }
  expect(made).toBe(200);
  const refusal = await share().catch((thrown: unknown) => thrown);
  expect(refusal instanceof AppError ? refusal.retryAfter : 0).toBeGreaterThan(80_000);
  jest.restoreAllMocks();
});

describe("a request", () => {
  const ask = async (person: string | null, address: string, times: number) => {
    const requests = Array.from({ length: times }, () => consumeLimits([["pdf", ...callersOf(person, address)]]));
    return (await Promise.allSettled(requests)).filter(({ status }) => status === "fulfilled").length;
  };

  test("counts for the person, wherever they are, and others at the address go on", async () => {
    expect(await ask("asha", "192.0.2.1", 15)).toBe(15);
    expect(await ask("asha", "192.0.2.2", 15)).toBe(5);
    expect(await ask("ravi", "192.0.2.1", 15)).toBe(15);
    expect(await ask(null, "192.0.2.1", 25)).toBe(20);
    expect(await ask("zoya", "192.0.2.1", 15)).toBe(15);
  });

  test("of many accounts at one address is bounded all the same", async () => {
    const asked = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`crowd ${at}`, "192.0.2.9", 20)));
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(400);
  });

  test("counts for the networks of one site together", async () => {
    const networks = Array.from({ length: 30 }, (_, at) => `2001:db8:7:${at.toString(16)}::/64`);
    const asked = await Promise.all(networks.map((network) => ask(null, network, 20)));
    expect(asked.reduce((sum, each) => sum + each, 0)).toBe(400);
    expect(await ask(null, "2001:db8:8:1::/64", 20)).toBe(20);
  });
});

test("what has expired is removed, and what still counts goes on counting", async () => {
  const { rateLimit } = await db();
  await rateLimit.deleteMany();
  await take("four", POINTS);
  await rateLimit.create({ data: { key: "over", points: 1, expire: new Date(Date.now() - 1) } });
  await deleteExpiredLimits();
  expect((await rateLimit.findMany()).map(({ points }) => points)).toEqual([POINTS]);
  expect((await take("four", 1)).allowed).toBe(0);
});

test("counts are kept without a log, but in the embedded database", async () => {
  const [table] = await (await db()).$queryRaw<{ relpersistence: string }[]>`
    SELECT relpersistence::text FROM pg_class WHERE relname = 'RateLimit'`;
  expect(table?.relpersistence).toBe(process.env.TEST_DATABASE_URL ? "u" : "p");
});
