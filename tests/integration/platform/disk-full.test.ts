import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, db } from "@/lib/platform/db/client";
import { env, resetEnvForTests } from "@/lib/platform/env";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase();

/** A server of PostgreSQL has a disk of its own. */
const embedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

const MEGABYTE = 2 ** 20;
/** What is left when the test begins, beside the database. */
const ROOM = 24 * MEGABYTE;

const disk = mkdtempSync(join(tmpdir(), "ninefold-disk-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", [disk]);
  rmSync(disk, { recursive: true, force: true });
});

embedded(`a disk that is full (${mounted ? "a small file system" : "writes that fail"})`, () => {
  test("ends the process that can no longer write, and nothing acknowledged is lost", async () => {
    const original = env().DATA_DIR;
    await closeDatabase();
    const folder = join(disk, "data");
    cpSync(original, folder, { recursive: true });
    const ballast = join(disk, "ballast");
    if (mounted) {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - ROOM, 1));
    }

    const args = ["--conditions=react-server", "--import", "tsx", "tests/support/write-until-the-end.ts"];
    const writer = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "", ...(!mounted && { ROOM: String(ROOM) }) },
    });
    const said = { out: "", error: "" };
    writer.stdout.on("data", (part) => {
      said.out += part;
    });
    writer.stderr.on("data", (part) => {
      said.error += part;
    });
    expect(await once(writer, "close")).toEqual([1, null]);
    expect(said.error).toContain("the embedded database cannot go on, the server ends");

    rmSync(ballast, { force: true });
    process.env.DATA_DIR = folder;
    resetEnvForTests();
    const kept = new Set((await (await db()).user.findMany({ select: { email: true } })).map(({ email }) => email));
    const acknowledged = said.out.split("\n").filter((line) => line.startsWith("row-"));
    expect(acknowledged.length).toBeGreaterThan(100);
    expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
    // It writes again.
    await (await db()).user.create({ data: { email: "after", firstName: "A", lastName: "V", passwordHash: "none" } });
    await closeDatabase();
    process.env.DATA_DIR = original;
    resetEnvForTests();
  });
});
