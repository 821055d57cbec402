import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/platform/db/client";
import { databaseFault, isDatabaseDown } from "@/lib/platform/db/is-down";
import { inTransaction } from "@/lib/platform/db/transaction";
import { createRoute } from "@/lib/platform/http/route";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

/** Asks a route that does this work; resolves to its answer. */
async function answerTo(work: () => Promise<unknown>): Promise<Response> {
  const route = createRoute(
    { identify: async () => null, personOf: () => null },
    { summary: "Asks the database.", limit: "poll", handle: () => work().then(() => ({})) },
  );
  return route(new Request("http://localhost/api/work"), { params: Promise.resolve({}) });
}

/** The connections of a copy: the embedded engine has one. */
const CONNECTIONS = process.env.TEST_DATABASE_URL ? 10 : 1;

/** Rows whose insertion the database refuses with the code that is their key: at once, or when it commits. */
const AT_ONCE = -1;
const AT_COMMIT = -2;
const write = (tx: Prisma.TransactionClient, key: string, points: number) =>
  tx.rateLimit.create({ data: { key, points } });
const kept = async (key: string) => (await db()).rateLimit.count({ where: { key } });

beforeAll(async () => {
  const client = await db();
  await client.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = NEW.key; END $$`;
  await client.$executeRaw`
    CREATE TRIGGER refuse BEFORE INSERT ON "RateLimit" FOR EACH ROW WHEN (NEW.points = -1) EXECUTE FUNCTION refuse()`;
  await client.$executeRaw`
    CREATE CONSTRAINT TRIGGER refuse_at_commit AFTER INSERT ON "RateLimit" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.points = -2) EXECUTE FUNCTION refuse()`;
});

const FAULTS = [
  ["read only", "25006", "15"],
  ["disk full", "53100", "60"],
  ["memory full", "53200", "60"],
  ["an error of the disk", "58030", "60"],
  ["deadlock", "40P01", "1"],
  ["serialisation", "40001", "1"],
  ["statement timeout", "57014", "5"],
  ["lock timeout", "55P03", "5"],
  ["connections all taken", "53300", "5"],
  ["shutting down", "57P01", "5"],
  ["starting up", "57P03", "5"],
  ["connection lost", "08006", "5"],
] as const;

describe.each(FAULTS)("%s (%s)", (_what, code, seconds) => {
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a statement", async () => write(await db(), code, AT_ONCE)],
    ["plain SQL", async () => (await db()).$executeRaw`INSERT INTO "RateLimit" ("key", "points") VALUES (${code}, -1)`],
    ["a transaction", () => inTransaction((tx) => write(tx, code, AT_ONCE))],
    ["a COMMIT", () => inTransaction((tx) => write(tx, code, AT_COMMIT))],
  ];
  test.each(ways)("in %s is a 503 with a time to come back, and nothing is kept", async (_where, work) => {
    const answer = await answerTo(work);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe(seconds);
    expect(await answer.json()).toMatchObject({ code: "unavailable", message: expect.stringMatching(/\w+/) });
    expect(await kept(code)).toBe(0);
  });
});

test("a COMMIT that fails for another reason is no success", async () => {
  const answer = await answerTo(() => inTransaction((tx) => write(tx, "22012", AT_COMMIT)));
  expect(answer.status).toBe(500);
  expect(await kept("22012")).toBe(0);
});

test("a transaction that another one got in the way of is run again, three times at most", async () => {
  let runs = 0;
  const conflictUntil = (last: number) => async (tx: Prisma.TransactionClient) => {
    runs += 1;
    await write(tx, "40001", runs < last ? AT_COMMIT : 3);
  };
  await inTransaction(conflictUntil(3));
  expect([runs, await kept("40001")]).toEqual([3, 1]);
  await (await db()).rateLimit.deleteMany({ where: { key: "40001" } });

  runs = 0;
  await expect(inTransaction(conflictUntil(4))).rejects.toThrow();
  expect([runs, await kept("40001")]).toEqual([3, 0]);
});

test("a failure of any other kind is not tried again", async () => {
  let runs = 0;
  const refused = inTransaction(async (tx) => {
    runs += 1;
    await write(tx, "53100", AT_ONCE);
  });
  await expect(refused).rejects.toThrow();
  expect(runs).toBe(1);
});

test("a pool without a free connection is a 503, and the others are answered", async () => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const hold = () =>
    new Promise<{ readonly end: Promise<void> }>((holding) => {
      const end = inTransaction(async (tx) => {
        await tx.rateLimit.count();
        holding({ end });
        await released;
      });
    });
  const holders = await Promise.all(Array.from({ length: CONNECTIONS }, hold));
  const answer = await answerTo(() => inTransaction((tx) => tx.rateLimit.count()));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  release();
  await Promise.all(holders.map(({ end }) => end));
  expect((await answerTo(() => inTransaction((tx) => tx.rateLimit.count()))).status).toBe(200);
});

test.each([
  ["a refused connection", Object.assign(new Error("x"), { code: "ECONNREFUSED" }), "away"],
  ["a sentence of the driver", new Error("Connection terminated unexpectedly"), "away"],
  ["no answer in time", new Error("Query read timeout"), "busy"],
  ["a cause further in", new Error("x", { cause: { kind: "DatabaseNotReachable" } }), "away"],
  [
    "an adapter's error in a raw query",
    Object.assign(new Error("x"), { meta: { driverAdapterError: { cause: { kind: "SocketTimeout" } } } }),
    "away",
  ],
  ["a key that is taken", Object.assign(new Error("x"), { code: "P2002" }), null],
  ["a fault of ours", new TypeError("x is not a function"), null],
  ["nothing", null, null],
] as const)("%s is told apart", (_what, thrown, fault) => {
  expect(databaseFault(thrown)).toBe(fault);
  expect(isDatabaseDown(thrown)).toBe(fault !== null);
});
