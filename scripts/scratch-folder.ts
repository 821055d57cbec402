import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const IN_MEMORY = "/dev/shm";
/** Room for the databases that tests have at once, 50 MB each, and for the profiles of their browsers. */
const ROOM_BYTES = 2 * 1024 ** 3;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * The folder for what tests write and then remove: in memory where the machine has that and room in it, else the usual
 * one. A database on a disk waits for it at every commit. `TMPDIR` says otherwise.
 */
export function scratchFolder(): string {
  return !process.env.TMPDIR && hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}
