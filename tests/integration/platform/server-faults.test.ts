import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { closeDatabase, databaseIsReady, db } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { inTransaction } from "@/lib/platform/db/transaction";
import { resetEnvForTests } from "@/lib/platform/env";
import { createRoute } from "@/lib/platform/http/route";
import {
  installedPrograms,
  runAsPostgres,
  runStatement,
  startTemporaryServer,
  type TemporaryServer,
} from "@/scripts/postgres-server";

/** These break a server, so they need one of their own; `npm run test:postgres` runs them. */
const programs = process.env.TEST_DATABASE_URL ? installedPrograms() : null;
if (process.env.TEST_DATABASE_URL && !programs)
  process.stderr.write("Skipped: the programs of PostgreSQL are not on this machine, so no server can be broken.\n");
const onOwnServer = programs ? describe : describe.skip;

const NAME = "ninefold_faults";
const folder = mkdtempSync(join(tmpdir(), "ninefold-faults-"));
let server: TemporaryServer;
let url: string;

/** Asks a route that does this work; resolves to its status and the seconds after which to come back. */
async function answerTo(work: () => Promise<unknown>): Promise<readonly [number, string | null]> {
  const route = createRoute(
    { identify: async () => null, personOf: () => null },
    { summary: "Asks the database.", limit: "poll", handle: () => work().then(() => ({})) },
  );
  const { status, headers } = await route(new Request("http://localhost/x"), { params: Promise.resolve({}) });
  return [status, headers.get("retry-after")];
}
const OK = [200, null];
const read = async () => (await db()).rateLimit.count();
const write = async (key: string) => (await db()).rateLimit.create({ data: { key, points: 1 } });

/** The same database, by another user's connection. */
const onDatabase = (statement: string) => runStatement(url, statement);

async function open(): Promise<void> {
  await closeDatabase();
  process.env.DATABASE_URL = url;
  process.env.DATA_DIR = folder;
  resetEnvForTests();
  await prepareDatabase(async () => {});
}

onOwnServer("a server of PostgreSQL", () => {
  beforeAll(async () => {
    server = await startTemporaryServer(programs ?? "");
    await runStatement(server.url, `CREATE DATABASE ${NAME}`);
    url = new URL(`/${NAME}`, server.url).href;
    await open();
  });
  afterAll(async () => {
    await closeDatabase();
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("that crashes and starts again is a 503 for whoever asks meanwhile, and found again", async () => {
    const under = answerTo(() => inTransaction((tx) => tx.$queryRaw`SELECT pg_sleep(20)::text`));
    while ((await onDatabase("SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(20)%'")).length < 2);
    server.restart();
    expect(await under).toEqual([503, "5"]);
    const first = await answerTo(read);
    expect([OK, [503, "5"]]).toContainEqual(first);
    await expect(answerTo(read)).resolves.toEqual(OK);
    expect(await databaseIsReady()).toBe(true);
  });

  test("that takes no writing, as during a failover, is a 503 for a write, and a 200 for a read", async () => {
    await runStatement(server.url, `ALTER DATABASE ${NAME} SET default_transaction_read_only = on`);
    await closeDatabase();
    expect(await answerTo(read)).toEqual(OK);
    expect(await answerTo(() => write("read only"))).toEqual([503, "15"]);
    await runStatement(server.url, `ALTER DATABASE ${NAME} RESET default_transaction_read_only`);
    await closeDatabase();
    expect(await answerTo(() => write("read only"))).toEqual(OK);
  });

  test("whose disk is full is a 503 for a write, and recovers when there is room", async () => {
    const disk = mkdtempSync(join(tmpdir(), "ninefold-small-disk-"));
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m,mode=777", "tmpfs", disk]).status === 0;
    if (!mounted) rmSync(disk, { recursive: true });
    if (!mounted) return void process.stderr.write("Not tested: no small disk can be mounted here.\n");
    try {
      runAsPostgres(["mkdir", join(disk, "space")]);
      await onDatabase(`CREATE TABLESPACE small LOCATION '${join(disk, "space")}'`);
      await onDatabase('ALTER TABLE "RateLimit" SET TABLESPACE small');
      const fill = async () =>
        (await db()).$executeRaw`
          INSERT INTO "RateLimit" ("key", "points") SELECT 'x' || n || repeat('x', 1000), 1 FROM generate_series(1, 100000) n`;
      expect(await answerTo(fill)).toEqual([503, "60"]);
      expect(await answerTo(read)).toEqual(OK);
      await onDatabase('ALTER TABLE "RateLimit" SET TABLESPACE pg_default');
      expect(await answerTo(() => write("room again"))).toEqual(OK);
      await onDatabase("DROP TABLESPACE small");
    } finally {
      spawnSync("umount", [disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  });

  test("with no connection left is a 503", async () => {
    await closeDatabase();
    const clients: Client[] = [];
    try {
      for (;;) {
        const client = new Client({ connectionString: url });
        client.on("error", () => {});
        clients.push(client);
        await client.connect();
      }
    } catch (full) {
      expect(full).toMatchObject({ code: "53300" });
    }
    expect(await answerTo(read)).toEqual([503, "5"]);
    await Promise.all(clients.map((client) => client.end()));
    expect(await answerTo(read)).toEqual(OK);
  });

  test("on which two requests wait for each other answers both", async () => {
    await Promise.all([write("left"), write("right")]);
    const arrived: (() => void)[] = [];
    /** Resolves once both have come here; a repeat passes. */
    const bothHere = () =>
      new Promise<void>((go) => {
        arrived.push(go);
        if (arrived.length >= 2) for (const each of arrived) each();
      });
    const change = (first: string, second: string) =>
      answerTo(() =>
        inTransaction(async (tx) => {
          await tx.rateLimit.update({ where: { key: first }, data: { points: { increment: 1 } } });
          await bothHere();
          await tx.rateLimit.update({ where: { key: second }, data: { points: { increment: 1 } } });
        }),
      );
    expect(await Promise.all([change("left", "right"), change("right", "left")])).toEqual([OK, OK]);
    const rows = await (await db()).rateLimit.findMany({ where: { key: { in: ["left", "right"] } } });
    expect(rows.map(({ points }) => points)).toEqual([3, 3]);
    expect(arrived.length).toBeGreaterThanOrEqual(3);
  });

  test("ends statements, waits and silent transactions by itself, by what is chosen where somebody chose", async () => {
    const settings = async () => {
      const [row] = await (await db()).$queryRaw<Record<string, string>[]>`
        SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
          current_setting('idle_in_transaction_session_timeout') AS idle`;
      return row;
    };
    expect(await settings()).toEqual({ statement: "55s", lock: "10s", idle: "15s" });
    await runStatement(server.url, `ALTER ROLE postgres IN DATABASE ${NAME} SET lock_timeout = '1s'`);
    await runStatement(
      server.url,
      `ALTER ROLE postgres IN DATABASE ${NAME} SET idle_in_transaction_session_timeout = '2s'`,
    );
    await open();
    expect(await settings()).toEqual({ statement: "55s", lock: "1s", idle: "2s" });

    // A copy whose network is gone: it holds a row and says nothing more.
    const silent = new Client({ connectionString: url });
    silent.on("error", () => {});
    await silent.connect();
    await silent.query("BEGIN");
    await silent.query('SELECT FROM "RateLimit" WHERE "key" = \'left\' FOR UPDATE');
    const update = async () => (await db()).rateLimit.update({ where: { key: "left" }, data: { points: 0 } });
    expect(await answerTo(update)).toEqual([503, "5"]);
    let last = await answerTo(update);
    while (last[0] !== 200) last = await answerTo(update);
    await silent.end();
  });
});
