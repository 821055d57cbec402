import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { errorCode } from "../../errors/app-error";
import { wait } from "../../wait";

/** The holder touches its claim this often, in milliseconds. */
const BEAT_MS = 2_000;
/** A claim that was not touched for this long, watched all the time, is nobody's. */
const SILENCE_MS = 20_000;
const LOOK_MS = 250;

/** Where a process id means something: a machine since its last start, and one of its PID namespaces (containers have their own). */
interface Place {
  readonly host: string;
  readonly boot: string;
  readonly namespace: string;
}

/** A process, told apart from a later one with the same id by when it was started (clock ticks since boot; Linux). */
interface Claim extends Place {
  readonly id: string;
  readonly pid: number;
  readonly startedAt: string;
}

const UNKNOWN = "-";

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** Field 22 of /proc/[pid]/stat; the name before it may hold spaces and brackets, so it is cut off first. See proc(5). */
function processStartTime(pid: number): string {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? UNKNOWN;
}

/** The inode of the namespace names it. */
function pidNamespace(): string {
  try {
    return String(statSync("/proc/self/ns/pid").ino);
  } catch {
    return UNKNOWN;
  }
}

function ownPlace(): Place {
  const boot = readOrNull("/proc/sys/kernel/random/boot_id")?.trim() ?? UNKNOWN;
  return { host: hostname(), boot, namespace: pidNamespace() };
}

function readClaim(file: string): Claim | null {
  try {
    return JSON.parse(readOrNull(file) ?? "null");
  } catch {
    return null;
  }
}

/**
 * What the claim itself tells of its process: it runs, it is gone, or only the heartbeat knows, as for a process of
 * another container or machine.
 */
function fateOf({ pid, startedAt, host, boot, namespace }: Claim): "runs" | "gone" | "unknown" {
  const here = ownPlace();
  if (host !== here.host || boot !== here.boot || namespace !== here.namespace) return "unknown";
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return "gone";
  }
  if (startedAt === UNKNOWN) return "unknown";
  return startedAt === processStartTime(pid) ? "runs" : "gone";
}

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Watches a claim until it is touched (its holder lives), vanishes, or was silent for long enough. */
async function holderLives(file: string): Promise<boolean> {
  const first = beatOf(file);
  for (const end = performance.now() + SILENCE_MS; performance.now() < end; await wait(LOOK_MS)) {
    const beat = beatOf(file);
    if (beat !== first) return beat !== undefined;
  }
  return false;
}

const claimName = (number: number) => `server.${number}.lock`;

/** The number of the claim that counts, the highest; 0 when there is none. */
function currentNumber(folder: string): number {
  const numbers = readdirSync(folder).map((name) => Number(/^server\.(\d+)\.lock$/.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}

/** Makes the file with this claim in it, whole or not at all; false when somebody has made it already. */
function createClaim(file: string, claim: Claim): boolean {
  const temporary = `${file}.${claim.id}`;
  writeFileSync(temporary, JSON.stringify(claim), { mode: 0o600 });
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * Touches the claim, also while the server's own thread is busy with a long query. A process that was stopped for so
 * long that another one has the folder by now is killed before it writes on: two engines would ruin the database.
 */
const HEARTBEAT = `
const { workerData } = require("node:worker_threads");
const fs = require("node:fs");
const { folder, number, everyMs } = workerData;
const file = folder + "/server." + number + ".lock";
setInterval(() => {
  try {
    const now = new Date();
    fs.utimesSync(file, now, now);
    const others = fs.readdirSync(folder).map((name) => Number((/^server\\.(\\d+)\\.lock$/.exec(name) || [])[1] || 0));
    if (Math.max(...others) <= number) return;
  } catch (error) {
    if (error.code !== "ENOENT" || !fs.existsSync(folder + "/server." + (number + 1) + ".lock")) return;
  }
  fs.writeSync(2, "Another process has taken over the data folder " + folder + " while this one stood still.\\n");
  process.kill(process.pid, "SIGKILL");
}, everyMs);
`;

function startHeartbeat(folder: string, number: number): Worker {
  const workerData = { folder, number, everyMs: BEAT_MS };
  const worker = new Worker(HEARTBEAT, { eval: true, workerData, execArgv: [] });
  worker.unref();
  return worker;
}

const inUse = (folder: string, owner: Claim | null) =>
  new Error(
    `The data folder ${folder} is in use by process ${owner ? `${owner.pid} on ${owner.host}` : "that was just started"}. ` +
      "The embedded database serves one process: stop that one, or set DATA_DIR or DATABASE_URL.",
  );

/**
 * Claims a folder for this process, between containers and machines that share it too. A claim whose process is gone
 * gives way: at once when its process could be asked for, else after 20 seconds without a sign of life. Claims are
 * numbered and the highest counts, so that of several that take over one number, one gets the next. Returns the release.
 * @throws Error when another running process holds the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const claim: Claim = {
    id: randomUUID(),
    pid: process.pid,
    startedAt: processStartTime(process.pid),
    ...ownPlace(),
  };
  const seen = currentNumber(folder);
  const seenFile = join(folder, claimName(seen));
  const owner = readClaim(seenFile);
  if (seen > 0) {
    const fate = owner ? fateOf(owner) : "unknown";
    if (fate === "runs" || (fate === "unknown" && (await holderLives(seenFile)))) throw inUse(folder, owner);
  }
  const file = join(folder, claimName(seen + 1));
  if (!createClaim(file, claim)) throw inUse(folder, readClaim(file));
  if (currentNumber(folder) !== seen + 1) {
    rmSync(file, { force: true });
    throw inUse(folder, null);
  }
  if (seen > 0) rmSync(seenFile, { force: true });
  const heartbeat = startHeartbeat(folder, seen + 1);
  return () => {
    void heartbeat.terminate();
    rmSync(file, { force: true });
  };
}
