import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../errors/error-code";

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * Claims a folder for this process, as PostgreSQL does with postmaster.pid: the file holds the
 * process id, and a claim whose process is gone is taken over. Returns the release.
 * @throws Error when another running process holds the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "server.pid");
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
      break;
    } catch (error) {
      const holder = Number(readFileSync(file, "utf8"));
      if (attempt === 2 || isRunning(holder)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder}. The embedded database serves one process: stop that one, or set DATA_DIR or DATABASE_URL.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  return () => rmSync(file, { force: true });
}
