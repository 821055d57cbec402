import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../errors/app-error";

/** A process, told apart from a later one with the same id by when it was started (clock ticks since boot; Linux). */
interface LockOwner {
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

function readOwner(file: string): LockOwner | null {
  const [pid, startedAt = UNKNOWN] = readOrNull(file)?.split(" ") ?? [];
  return pid === undefined ? null : { pid: Number(pid), startedAt };
}

function isRunning({ pid, startedAt }: LockOwner): boolean {
  if (pid === process.pid || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return startedAt === UNKNOWN || startedAt === processStartTime(pid);
}

/** Makes the file with this process in it, whole or not at all; false when somebody has made it already. */
function createLockFile(file: string): boolean {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${process.pid} ${processStartTime(process.pid)}`, { mode: 0o600 });
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

/** Removes a claim whose process is gone. Another process that does the same waits behind `guard`, and then looks again. */
function takeOverStale(file: string): boolean {
  const guard = `${file}.takeover`;
  const guardOwner = readOwner(guard);
  if (guardOwner && !isRunning(guardOwner)) rmSync(guard, { force: true });
  if (!createLockFile(guard)) return false;
  try {
    const owner = readOwner(file);
    if (owner && isRunning(owner)) return false;
    rmSync(file, { force: true });
    return createLockFile(file);
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Claims a folder for this process, as PostgreSQL does with postmaster.pid: the file names the process, and a
 * claim whose process is gone (or whose id another program has now) is taken over. Returns the release.
 * @throws Error when another running process holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "server.pid");
  if (!createLockFile(file) && !takeOverStale(file)) {
    const owner = readOwner(file)?.pid ?? "that was just started";
    throw new Error(
      `The data folder ${folder} is in use by process ${owner}. The embedded database serves one process: stop that one, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  return () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}
