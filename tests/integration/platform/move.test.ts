import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import { closeDatabase, db } from "@/lib/platform/db/client";
import { moveDatabase } from "@/lib/platform/db/embedded/move";
import { prepareDatabase } from "@/lib/platform/db/migrate";
import { env, resetEnvForTests } from "@/lib/platform/env";
import { setUpDatabaseWithoutTables } from "@/tests/support/database";
import { copyReport, copyRun } from "@/tests/support/many-runs";
import { newUser } from "@/tests/support/people";
import { seedActivity } from "@/tests/support/seed-activity";
import { TEXTS } from "@/tests/support/seeds";

setUpDatabaseWithoutTables();

/** Both databases are needed: the embedded one and a PostgreSQL. */
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const migrate = () => prepareDatabase(async () => {}).finally(closeDatabase);

onServer("moving the embedded database into PostgreSQL", () => {
  let target = "";
  let folder = "";

  /** Works on the embedded database for a while. */
  async function embedded<T>(work: () => Promise<T>): Promise<T> {
    await closeDatabase();
    delete process.env.DATABASE_URL;
    resetEnvForTests();
    try {
      return await work();
    } finally {
      await closeDatabase();
      process.env.DATABASE_URL = target;
      resetEnvForTests();
    }
  }

  /** All rows of the tables that a person fills, as text. */
  async function contents(): Promise<string> {
    const client = await db();
    const rows = await Promise.all([
      client.user.findMany({ orderBy: { id: "asc" } }),
      client.assessment.findMany({ orderBy: { id: "asc" } }),
      client.report.findMany({ orderBy: { id: "asc" } }),
      client.assessmentFact.findMany({ orderBy: { id: "asc" } }),
      client.analyticsEvent.findMany({ orderBy: { id: "asc" } }),
    ]);
    return JSON.stringify(rows);
  }

  beforeAll(async () => {
    await closeDatabase();
    const { DATABASE_URL, DATA_DIR } = env();
    target = DATABASE_URL ?? "";
    folder = DATA_DIR;
    await embedded(async () => {
      await prepareDatabase(async () => {
        await TEXTS.write();
      });
      const userId = await newUser();
      const { runId, reportId } = await seedActivity(userId);
      await copyReport(reportId, await copyRun(runId, 300), 100);
      await (await db()).rateLimit.create({ data: { key: "naïve 'quotes' \\ and \n lines", points: 3 } });
    });
  });

  test("that was killed half-way left nothing, and may be run again: every row and every trigger's figure is there", async () => {
    const before = await embedded(contents);
    const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", "scripts/move.ts"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: target, TSX_TSCONFIG_PATH: "scripts/tsconfig.json" },
    });
    const watcher = new Client({ connectionString: target });
    await watcher.connect();
    const inserting =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'INSERT INTO%OVERRIDING%'";
    while ((await watcher.query(inserting)).rowCount === 0 && child.exitCode === null) await new Promise(setImmediate);
    child.kill("SIGKILL");
    const [, signal] = child.signalCode ? [null, child.signalCode] : await once(child, "exit");
    await watcher.end();
    expect(signal).toBe("SIGKILL");
    expect(await (await db()).user.count()).toBe(0);
    await closeDatabase();

    const counts = await moveDatabase(folder, target, migrate);
    expect(counts).toMatchObject({ User: 1, Assessment: 301, AssessmentFact: 301, Report: 101 });
    expect(await contents()).toBe(before);
    const { rowCount } = await triggersOff();
    expect(rowCount).toBe(0);
  });

  async function triggersOff() {
    const client = new Client({ connectionString: target });
    await client.connect();
    const result = await client.query("SELECT 1 FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'");
    await client.end();
    return result;
  }

  test("is refused where there is anything already, and leaves that as it was", async () => {
    const people = await (await db()).user.count();
    await closeDatabase();
    await expect(moveDatabase(folder, target, migrate)).rejects.toThrow("is not empty");
    expect(await (await db()).user.count()).toBe(people);
  });
});
