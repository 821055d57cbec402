import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUpDatabase, restoreDatabase } from "@/lib/platform/db/embedded/backup";
import { closeDatabase, db } from "@/lib/platform/db/client";
import { env, resetEnvForTests } from "@/lib/platform/env";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

const elsewhere = mkdtempSync(join(tmpdir(), "ninefold-backup-"));
const file = join(elsewhere, "backup.tar.gz");
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** A server of PostgreSQL has tools of its own for this. */
const embedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const at = new Date("2026-01-02T03:04:05Z");
const people = async () => (await (await db()).rateLimit.findMany({ orderBy: { key: "asc" } })).map(({ key }) => key);

embedded("a copy of the embedded database", () => {
  test("is refused while a server has it open, and made when it is closed", async () => {
    const client = await db();
    await client.rateLimit.create({ data: { key: "before", points: 1 } });
    const { DATA_DIR } = env();
    await closeDatabase();
    writeFileSync(join(DATA_DIR, "server.pid"), "1");
    await expect(backUpDatabase(DATA_DIR, file)).rejects.toThrow("is in use by process 1");
    rmSync(join(DATA_DIR, "server.pid"));
    expect(await backUpDatabase(DATA_DIR, file)).toMatchObject({ RateLimit: 1, User: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.partial`)).toBe(false);
  });

  test("takes the place of what changed since, and keeps that", async () => {
    await (await db()).rateLimit.create({ data: { key: "since", points: 1 } });
    const { DATA_DIR } = env();
    await closeDatabase();
    await expect(restoreDatabase(file, DATA_DIR, { replace: false, at })).rejects.toThrow("Add --replace");
    const { counts, kept } = await restoreDatabase(file, DATA_DIR, { replace: true, at });
    expect(counts.RateLimit).toBe(1);
    expect(kept).toBe(join(DATA_DIR, "postgres-before-20260102030405"));
    expect(await people()).toEqual(["before"]);
    await closeDatabase();
    expect(existsSync(join(kept ?? "", "PG_VERSION"))).toBe(true);
  });

  test("opens in an empty folder; what is no copy leaves everything as it was", async () => {
    const { DATA_DIR } = env();
    const torn = join(elsewhere, "torn.tar.gz");
    writeFileSync(torn, readFileSync(file).subarray(0, 2_000));
    await expect(restoreDatabase(torn, DATA_DIR, { replace: true, at })).rejects.toThrow("is no whole backup");
    expect(await people()).toEqual(["before"]);
    await closeDatabase();

    const empty = join(elsewhere, "empty");
    expect((await restoreDatabase(file, empty, { replace: false, at })).kept).toBeNull();
    process.env.DATA_DIR = empty;
    resetEnvForTests();
    expect(await people()).toEqual(["before"]);
    await closeDatabase();
    process.env.DATA_DIR = DATA_DIR;
    resetEnvForTests();
  });
});
