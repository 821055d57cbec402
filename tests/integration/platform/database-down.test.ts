import { closeDatabase, databaseIsReady, db } from "@/lib/platform/db/client";
import { isDatabaseDown } from "@/lib/platform/db/is-down";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { resetEnvForTests } from "@/lib/platform/env";
import { createRoute } from "@/lib/platform/http/route";
import { setUpDatabase } from "@/tests/support/database";
import { type TcpProxy, tcpProxy } from "@/tests/support/tcp-proxy";

setUpDatabase();

/** The embedded database is never away; a server can be. */
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

/** A route that needs the database for its answer, and not for its limit. */
const countRows = createRoute(
  { identify: async () => null, personOf: () => null },
  {
    summary: "Asks the database.",
    limit: "read",
    handle: async () => ({ rows: await (await db()).rateLimit.count() }),
  },
);
const ask = () => countRows(new Request("http://localhost/api/rows"), { params: Promise.resolve({}) });

onServer("a database behind a way that is cut", () => {
  let proxy: TcpProxy;

  beforeAll(async () => {
    await closeDatabase();
    const url = new URL(process.env.DATABASE_URL ?? "");
    proxy = await tcpProxy(url.hostname, Number(url.port || 5432));
    url.hostname = "127.0.0.1";
    url.port = String(proxy.port);
    process.env.DATABASE_URL = url.href;
    resetEnvForTests();
  });
  afterAll(() => proxy.close());

  test("is answered with 503, a sentence and a time to come back, and recovers by itself", async () => {
    expect((await ask()).status).toBe(200);
    for (const _again of [1, 2]) {
      proxy.cut();
      const refused = await Promise.all(Array.from({ length: 20 }, ask));
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(refused[0]?.headers.get("retry-after")).toBe("5");
      expect(await refused[0]?.json()).toMatchObject({ code: "unavailable", message: expect.stringMatching(/\w+/) });
      expect(await databaseIsReady()).toBe(false);
      proxy.restore();
      expect((await ask()).status).toBe(200);
      expect(await databaseIsReady()).toBe(true);
    }
  });

  test("is waited for at start, and given up with its own error", async () => {
    proxy.cut();
    setTimeout(proxy.restore, 1_000);
    let seeded = 0;
    const seed = async () => {
      seeded += 1;
    };
    await prepareDatabase(seed);
    expect(seeded).toBe(1);
    proxy.cut();
    const gaveUp = await prepareDatabase(seed, 1).catch((error: unknown) => error);
    expect(isDatabaseDown(gaveUp)).toBe(true);
    proxy.restore();
  });
});
