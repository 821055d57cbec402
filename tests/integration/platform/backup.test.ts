import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, databaseDriver, db } from "@/lib/platform/db/client";
import { backUpDatabase, restoreDatabase } from "@/lib/platform/db/embedded/backup";
import { prepareFolder } from "@/lib/platform/db/embedded/folder";
import { listBackups } from "@/lib/platform/db/embedded/upkeep";
import { env, resetEnvForTests } from "@/lib/platform/env";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

const elsewhere = mkdtempSync(join(tmpdir(), "ninefold-backup-"));
const file = join(elsewhere, "backup.tar.gz");
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

/** A server of PostgreSQL has tools of its own for this. */
const embedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const at = new Date("2026-01-02T03:04:05Z");
const people = async () => (await (await db()).user.findMany({ orderBy: { email: "asc" } })).map(({ email }) => email);
const add = async (email: string) =>
  (await db()).user.create({ data: { email, firstName: "Asha", lastName: "Verma", passwordHash: "none" } });
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Reads the database of another data folder. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { DATA_DIR } = env();
  await closeDatabase();
  process.env.DATA_DIR = folder;
  resetEnvForTests();
  try {
    return await work();
  } finally {
    await closeDatabase();
    process.env.DATA_DIR = DATA_DIR;
    resetEnvForTests();
  }
}

embedded("a copy of the embedded database", () => {
  test("is refused while a server has it open, and made when it is closed", async () => {
    await add("before");
    const { DATA_DIR } = env();
    await expect(backUpDatabase(DATA_DIR, file)).rejects.toThrow(`is in use by process ${process.pid}`);
    await closeDatabase();
    expect(await backUpDatabase(DATA_DIR, file)).toMatchObject({ User: 1, Report: 0 });
    expect(modeOf(file)).toBe(0o600);
    expect(existsSync(`${file}.partial`)).toBe(false);
  });

  test("takes the place of what changed since, and keeps that", async () => {
    await add("since");
    const { DATA_DIR } = env();
    await closeDatabase();
    await expect(restoreDatabase(file, DATA_DIR, { replace: false, at })).rejects.toThrow("Add --replace");
    const { counts, kept } = await restoreDatabase(file, DATA_DIR, { replace: true, at });
    expect(counts.User).toBe(1);
    expect(kept).toBe(join(DATA_DIR, "postgres-before-20260102030405"));
    expect(await people()).toEqual(["before"]);
    await closeDatabase();
    expect(existsSync(join(kept ?? "", "PG_VERSION"))).toBe(true);
  });

  test("opens in an empty folder; what is no copy leaves everything as it was", async () => {
    const { DATA_DIR } = env();
    const torn = join(elsewhere, "torn.tar.gz");
    writeFileSync(torn, readFileSync(file).subarray(0, 2_000));
    await closeDatabase();
    await expect(restoreDatabase(torn, DATA_DIR, { replace: true, at })).rejects.toThrow("is no whole backup");
    expect(await people()).toEqual(["before"]);

    const empty = join(elsewhere, "empty");
    expect((await restoreDatabase(file, empty, { replace: false, at })).kept).toBeNull();
    expect(await inFolder(empty, people)).toEqual(["before"]);
  });

  test("is made every day while people write, seven are kept, and the last holds all that was acknowledged before it", async () => {
    const { DATA_DIR } = env();
    const driver = await databaseDriver();
    let written = 0;
    let done = false;
    const writing = (async () => {
      while (!done) {
        await add(`row ${written}`);
        written += 1;
      }
    })();
    const backups = join(DATA_DIR, "backups");
    mkdirSync(backups, { mode: 0o700 });
    for (let number = 1; number <= 8; number += 1)
      writeFileSync(join(backups, `ninefold-2026-01-0${number}.tar.gz`), "", { mode: 0o600 });
    // Busy as it is, the copy is made late: these are long past their day.
    for (const old of listBackups(DATA_DIR)) utimesSync(old, at, at);
    const before = written;
    const today = new Date();
    await driver.upkeep?.(today);
    const after = written;
    done = true;
    await writing;
    const copies = listBackups(DATA_DIR);
    expect(copies).toHaveLength(7);
    expect(copies[0]).toBe(join(backups, `ninefold-${today.toISOString().slice(0, 10)}.tar.gz`));
    expect(copies.map(modeOf)).toEqual(Array(7).fill(0o600));
    expect(modeOf(backups)).toBe(0o700);
    // The writing went on meanwhile.
    expect(after - before).toBeGreaterThan(10);

    const restored = join(elsewhere, "while-running");
    await restoreDatabase(copies[0] ?? "", restored, { replace: false, at });
    const kept = new Set(await inFolder(restored, people));
    const missing = Array.from({ length: before }, (_, number) => `row ${number}`).filter((key) => !kept.has(key));
    expect(missing).toEqual([]);
  });
});

embedded("a folder", () => {
  test("is its owner's alone, also one that was open to all before", async () => {
    const { DATA_DIR } = env();
    const folder = join(DATA_DIR, "postgres");
    await people();
    const open = readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (modeOf(path) & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(modeOf(folder)).toBe(0o700);
  });

  test("whose database has another name is not given an empty one", async () => {
    const folder = join(elsewhere, "renamed");
    mkdirSync(join(folder, "postgres-before-20260102030405"), { recursive: true });
    await inFolder(folder, async () => {
      await expect(people()).rejects.toThrow("rename that to postgres");
    });
    expect(existsSync(join(folder, "postgres"))).toBe(false);
  });
});

embedded("a restore that is killed", () => {
  /** Runs it in a process of its own, which kills itself when a change of the data folder is about to be made. */
  async function killedAt(step: number, folder: string): Promise<boolean> {
    const child: ChildProcess = spawn(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "tests/support/killed-restore.ts", file, folder, String(step)],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    const [, signal] = await once(child, "exit");
    return signal === "SIGKILL";
  }

  test("leaves the old database or brings the new one, at whichever step", async () => {
    await closeDatabase();
    const folder = join(elsewhere, "killed");
    const postgres = join(folder, "postgres");
    const found: string[] = [];
    for (let step = 1, killed = true; killed; step += 1) {
      rmSync(folder, { recursive: true, force: true });
      // The old one is moved or left, and never opened: of a whole database it needs the mark alone.
      mkdirSync(postgres, { recursive: true, mode: 0o700 });
      for (const name of ["PG_VERSION", "old"]) writeFileSync(join(postgres, name), "");
      killed = await killedAt(step, folder);
      // What the next start does first.
      await prepareFolder(folder);
      expect(existsSync(join(postgres, "PG_VERSION"))).toBe(true);
      found.push(existsSync(join(postgres, "old")) ? "old" : "new");
      expect(readdirSync(folder).filter((name) => /^(restor|creat)/.test(name))).toEqual([]);
    }
    expect(found.join(" ")).toMatch(/^(old )+(new )+new$/);
    expect(await inFolder(folder, people)).toEqual(["before"]);
  }, 300_000);
});
