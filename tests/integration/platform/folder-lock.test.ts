import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@/lib/platform/db/folder-lock";

const folder = mkdtempSync(join(tmpdir(), "ninefold-lock-"));
const file = join(folder, "server.pid");
const started: ChildProcess[] = [];

/** Another process that claims the folder; resolves to it and the first line that it says. */
async function claimElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/lock-folder.ts", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const [chunk] = await once(child.stdout, "data");
  return { child, said: String(chunk).trim() };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child);
  rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a second process on the same folder is refused, and told what to do", async () => {
  const release = lockFolder(folder);
  const { said } = await claimElsewhere();
  expect(said).toBe(
    `The data folder ${folder} is in use by process ${process.pid}. The embedded database serves one process: stop that one, or set DATA_DIR or DATABASE_URL.`,
  );
  expect(readFileSync(file, "utf8").split(" ")[0]).toBe(String(process.pid));
  release();
  expect(existsSync(file)).toBe(false);
});

test("while another process holds the folder this one is refused; when that was killed, it takes over", async () => {
  const { child, said } = await claimElsewhere();
  expect(said).toBe("held");
  expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
  await end(child);
  expect(existsSync(file)).toBe(true);
  lockFolder(folder)();
  expect(existsSync(file)).toBe(false);
});

test("a claim that this process left behind before it was started again is its own", () => {
  writeFileSync(file, String(process.pid));
  expect(() => lockFolder(folder)).not.toThrow();
});

test("a process id that another program has by now holds nothing", async () => {
  const { child } = await claimElsewhere();
  writeFileSync(file, `${child.pid} 1`);
  const release = lockFolder(folder);
  expect(readFileSync(file, "utf8").split(" ")[0]).toBe(String(process.pid));
  release();
});

test("of several that find a dead one's claim at once, one gets the folder", async () => {
  const { child } = await claimElsewhere();
  await end(child);
  const said = (await Promise.all(Array.from({ length: 6 }, claimElsewhere))).map((claim) => claim.said);
  expect(said.filter((line) => line === "held")).toHaveLength(1);
  expect(said.filter((line) => line.includes("is in use by process"))).toHaveLength(5);
});

test("the claim is for the owner's eyes", () => {
  lockFolder(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
