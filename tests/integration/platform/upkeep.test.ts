import { closeDatabase, databaseDriver, db } from "@/lib/platform/db/client";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

/** A server of PostgreSQL looks after itself. */
const embedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const MINUTE = 60_000;

async function deadRows(): Promise<number> {
  const client = await db();
  await client.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  const [row] = await client.$queryRaw<{ dead: number }[]>`
    SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = 'RateLimit'`;
  return row?.dead ?? 0;
}

async function checkpoint(): Promise<string> {
  const [row] = await (await db()).$queryRaw<{ lsn: string }[]>`
    SELECT checkpoint_lsn::text AS lsn FROM pg_control_checkpoint()`;
  return row?.lsn ?? "";
}

embedded("the upkeep of the embedded database", () => {
  test("removes dead rows at a quiet time, and makes a checkpoint after five minutes with writes, not without", async () => {
    const client = await db();
    const { upkeep } = await databaseDriver();
    const start = Date.now();
    await upkeep?.(new Date(start));
    const before = await checkpoint();
    await client.rateLimit.createMany({ data: Array.from({ length: 300 }, (_, at) => ({ key: `k${at}`, points: 1 })) });
    await client.rateLimit.deleteMany();
    expect(await deadRows()).toBe(300);

    await upkeep?.(new Date(start + 4 * MINUTE));
    expect(await deadRows()).toBe(0);
    expect(await checkpoint()).toBe(before);
    await upkeep?.(new Date(start + 6 * MINUTE));
    const after = await checkpoint();
    expect(after).not.toBe(before);
    // What the first turns had left to analyze.
    for (let turn = 0; turn < 5; turn += 1) await upkeep?.(new Date(start + 7 * MINUTE));
    await upkeep?.(new Date(start + 12 * MINUTE));
    const idle = await checkpoint();
    await upkeep?.(new Date(start + 18 * MINUTE));
    expect(await checkpoint()).toBe(idle);
    await closeDatabase();
  });
});
