import { closeDatabase, db } from "@/lib/platform/db/client";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { inTransaction } from "@/lib/platform/db/transaction";
import { resetEnvForTests } from "@/lib/platform/env";
import { consumeLimit } from "@/lib/platform/http/limits";
import { runStatement } from "@/scripts/postgres-server";
import { setUpDatabaseWithoutTables } from "@/tests/support/database";
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "@/tests/support/pgbouncer";

setUpDatabaseWithoutTables();

const runs = process.env.TEST_DATABASE_URL !== undefined && hasPgBouncer();
if (process.env.TEST_DATABASE_URL && !runs)
  process.stderr.write("Skipped: PgBouncer is not on this machine (apt-get install pgbouncer).\n");

/** Fewer than the copies that start and the connections that each would open. */
const CONNECTIONS = 4;

(runs ? describe : describe.skip)("behind PgBouncer in transaction mode", () => {
  let direct: string;
  let bouncer: PgBouncer;

  beforeAll(async () => {
    direct = process.env.DATABASE_URL ?? "";
    await closeDatabase();
    bouncer = await startPgBouncer(direct, CONNECTIONS);
    process.env.DATABASE_URL = bouncer.url;
    resetEnvForTests();
  });
  afterAll(async () => {
    await closeDatabase();
    bouncer.stop();
    process.env.DATABASE_URL = direct;
  });

  test("copies that start together migrate one after another, and leave no lock behind", async () => {
    let seeding = 0;
    let together = 0;
    const seed = async () => {
      seeding += 1;
      together = Math.max(together, seeding);
      await (await db()).rateLimit.count();
      seeding -= 1;
    };
    await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => prepareDatabase(seed)));
    expect(together).toBe(1);
    await closeDatabase();
    await prepareDatabase(seed);
    // Other tests have databases of their own on the same server.
    const locks = "SELECT l.* FROM pg_locks l JOIN pg_database d ON d.oid = l.database";
    const held = await runStatement(direct, `${locks} WHERE locktype = 'advisory' AND datname = current_database()`);
    expect(held).toEqual([]);
  });

  test("statements, transactions and limits work with more callers than connections", async () => {
    const client = await db();
    const keys = Array.from({ length: 30 }, (_, at) => `caller ${at}`);
    await Promise.all(
      keys.map((key) =>
        inTransaction(async (tx) => {
          await tx.rateLimit.create({ data: { key, points: 1 } });
          await tx.rateLimit.update({ where: { key }, data: { points: { increment: 1 } } });
        }),
      ),
    );
    expect(await client.rateLimit.count({ where: { points: 2 } })).toBe(30);
    await Promise.all(keys.map((key) => consumeLimit("read", key)));
    await expect(inTransaction((tx) => tx.$executeRaw`SELECT 1 / 0`)).rejects.toThrow();
    expect(await client.rateLimit.count({ where: { points: 2 } })).toBe(30);
  });

  test("the server's timeouts hold, and no work leaves its own behind for others", async () => {
    await runStatement(
      direct,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    const client = await db();
    const settings = () => client.$queryRaw`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle`;
    await settings().catch(() => null);
    await prepareDatabase(async () => {});
    const rows = await Promise.all(Array.from({ length: 4 * CONNECTIONS }, settings));
    for (const row of rows) expect(row).toEqual([{ statement: "55s", lock: "10s", idle: "15s" }]);
  });
});
