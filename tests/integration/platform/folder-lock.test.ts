import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@/lib/platform/db/embedded/folder-lock";

const folder = mkdtempSync(join(tmpdir(), "ninefold-lock-"));
const file = join(folder, "server.1.lock");
const started: ChildProcess[] = [];

const CLAIM = [process.execPath, "--import", "tsx", "tests/support/lock-folder.ts", folder] as const;
/** A PID namespace of its own, as a container has; where that is not permitted, its claim is written instead. */
const UNSHARE = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"] as const;
const canUnshare = spawnSync(UNSHARE[0], [...UNSHARE.slice(1), "true"]).status === 0;

/** Another process that claims the folder; resolves to it and the first line that it says. */
async function claimElsewhere(prefix: readonly string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const [program = "", ...args] = [...prefix, ...CLAIM];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  const [chunk] = await once(child.stdout, "data");
  return { child, said: String(chunk).trim() };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

const claimIn = (name: string): { pid: number; host: string } => JSON.parse(readFileSync(join(folder, name), "utf8"));
const claims = () => readdirSync(folder).filter((name) => name.endsWith(".lock"));

afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a second process on the same folder is refused, and told what to do", async () => {
  const release = await lockFolder(folder);
  const { said } = await claimElsewhere();
  expect(said).toBe(
    `The data folder ${folder} is in use by process ${process.pid} on ${claimIn("server.1.lock").host}. The embedded database serves one process: stop that one, or set DATA_DIR or DATABASE_URL.`,
  );
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(file)).toBe(false);
});

test("while another process holds the folder this one is refused; when that was killed, it takes over at once", async () => {
  const { child, said } = await claimElsewhere();
  expect(said).toBe("held");
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
  await end(child);
  expect(existsSync(file)).toBe(true);
  const before = performance.now();
  const release = await lockFolder(folder);
  expect(performance.now() - before).toBeLessThan(2_000);
  release();
  expect(claims()).toEqual([]);
});

test("a process id that another program has by now holds nothing", async () => {
  const { child } = await claimElsewhere();
  writeFileSync(file, JSON.stringify({ ...claimIn("server.1.lock"), startedAt: "1" }));
  const release = await lockFolder(folder);
  expect(claims()).toEqual(["server.2.lock"]);
  expect(claimIn("server.2.lock").pid).toBe(process.pid);
  // The one that was robbed notices.
  await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  release();
});

test("who lost the folder while standing still is killed as soon as it goes on", async () => {
  const { child } = await claimElsewhere();
  const ended = once(child, "exit");
  child.kill("SIGSTOP");
  writeFileSync(join(folder, "server.2.lock"), readFileSync(file));
  child.kill("SIGCONT");
  expect(await ended).toEqual([null, "SIGKILL"]);
});

test("of several that find a dead one's claim at once, one gets the folder", async () => {
  const { child } = await claimElsewhere();
  await end(child);
  const said = (await Promise.all(Array.from({ length: 6 }, () => claimElsewhere()))).map((claim) => claim.said);
  expect(said.filter((line) => line === "held")).toHaveLength(1);
  expect(said.filter((line) => line.includes("is in use by process"))).toHaveLength(5);
});

test(`between PID namespaces a living holder is respected, and one that was killed gives way in 30 s (${canUnshare ? "unshare" : "a claim as if by another one"})`, async () => {
  if (canUnshare) {
    const { child, said } = await claimElsewhere(UNSHARE);
    expect(said).toBe("held");
    expect((await claimElsewhere(UNSHARE)).said).toContain("is in use by process");
    await expect(lockFolder(folder)).rejects.toThrow("in use by process");
    await end(child);
  } else {
    const { child } = await claimElsewhere();
    await end(child);
    writeFileSync(file, JSON.stringify({ ...claimIn("server.1.lock"), namespace: "another" }));
  }
  const before = performance.now();
  const release = await lockFolder(folder);
  const took = performance.now() - before;
  expect(took).toBeGreaterThan(15_000);
  expect(took).toBeLessThan(30_000);
  expect(claims()).toEqual(["server.2.lock"]);
  release();
});

test("the claim is for the owner's eyes", async () => {
  const release = await lockFolder(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  release();
});
