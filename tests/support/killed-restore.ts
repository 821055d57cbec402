/**
 * Restores a backup in a process of its own, and kills it before its n-th renaming or removing of something in the data
 * folder: `tsx killed-restore.ts <backup> <data folder> <n>`. Ends with 0 when there were fewer steps.
 */
import fs, { type PathLike } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname } from "node:path";

const [file = "", folder = "", step = ""] = process.argv.slice(2);
let left = Number(step);

function countStep(path: PathLike): void {
  if (dirname(String(path)) !== folder || /lock/.test(String(path))) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}

const { renameSync, rmSync } = fs;
fs.renameSync = (from, to) => {
  countStep(from);
  renameSync(from, to);
};
fs.rmSync = (path, options) => {
  countStep(path);
  rmSync(path, options);
};
syncBuiltinESMExports();

const { restoreDatabase } = await import("../../lib/platform/db/embedded/backup");
await restoreDatabase(file, folder, { replace: true, at: new Date("2026-01-02T03:04:05Z") });
