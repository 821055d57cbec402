/**
 * Loaded into a server before anything else (`--import`): notes every change of the files below UNSYNCED_ROOT that is not
 * on the disk yet, with what stood there before, in the file UNSYNCED_JOURNAL. After a kill, `lose-power.ts` takes such
 * changes back. What counts as on the disk: the content of a file after its own fsync or fdatasync, and with it the
 * file's name, as ext4, xfs and btrfs have it; any other name after its folder's fsync. With UNSYNCED_DISK=lies nothing ever is.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join, resolve } from "node:path";
import { isMainThread } from "node:worker_threads";

const PAGE = 4096;
const { UNSYNCED_ROOT = "", UNSYNCED_JOURNAL = "", UNSYNCED_DISK } = process.env;
const original = { ...fs };
const root = resolve(UNSYNCED_ROOT);
const isOurs = (path) =>
  typeof path === "string" && `${resolve(path)}/`.startsWith(`${root}/`) && !path.includes(".lock");

if (isMainThread) {
  const journal = original.openSync(UNSYNCED_JOURNAL, "a");
  const aside = `${UNSYNCED_JOURNAL}.files`;
  original.mkdirSync(aside, { recursive: true });
  let sequence = 0;
  const note = (change) => {
    sequence += 1;
    original.writeSync(journal, `${JSON.stringify({ sequence, ...change })}\n`);
  };

  /** What a descriptor is open on: the inode of a file, or a folder's path. */
  const opened = new Map();
  /** Pages of each inode whose old content is noted since its last sync. */
  const noted = new Map();

  function noteOldContent(descriptor, ino, from, to) {
    const pages = noted.get(ino) ?? new Set();
    noted.set(ino, pages);
    const { size } = original.fstatSync(descriptor);
    for (let page = Math.floor(from / PAGE); page * PAGE < to; page += 1) {
      if (pages.has(page)) continue;
      pages.add(page);
      const old = Buffer.alloc(PAGE);
      const length = page * PAGE < size ? original.readSync(descriptor, old, 0, PAGE, page * PAGE) : 0;
      note({ kind: "page", ino, page, size, old: old.toString("base64", 0, length) });
    }
  }

  /** Begins a sync; the returned function says that it is done. */
  function sync(descriptor) {
    const target = opened.get(descriptor);
    if (!target || UNSYNCED_DISK === "lies") return () => {};
    const upTo = sequence;
    if (target.ino !== undefined) noted.delete(target.ino);
    return () => note({ kind: "synced", upTo, ...target });
  }

  function track(path, descriptor) {
    if (!isOurs(path)) return;
    const stat = original.fstatSync(descriptor);
    opened.set(descriptor, stat.isDirectory() ? { folder: resolve(path) } : { ino: stat.ino });
  }

  const exists = (path) => original.lstatSync(path, { throwIfNoEntry: false });
  /** Keeps a file that is about to lose its name. */
  function keepAside(path) {
    const stat = exists(path);
    if (!stat?.isFile()) return null;
    const kept = join(aside, `${sequence}-${stat.ino}`);
    original.linkSync(path, kept);
    return kept;
  }
  const noteName = (change) => note({ kind: "name", folder: dirname(resolve(change.path)), ...change });

  fs.openSync = (path, ...rest) => {
    const isNew = isOurs(path) && !exists(path);
    const descriptor = original.openSync(path, ...rest);
    if (isNew) noteName({ done: "created", path: resolve(path), ino: original.fstatSync(descriptor).ino });
    track(path, descriptor);
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    opened.delete(descriptor);
    original.closeSync(descriptor);
  };
  fs.writeSync = (descriptor, buffer, offset, length, position) => {
    const target = opened.get(descriptor);
    if (target) noteOldContent(descriptor, target.ino, position ?? 0, (position ?? 0) + (length ?? buffer.length));
    return original.writeSync(descriptor, buffer, offset, length, position);
  };
  fs.ftruncateSync = (descriptor, size = 0) => {
    const target = opened.get(descriptor);
    if (target) noteOldContent(descriptor, target.ino, size, original.fstatSync(descriptor).size);
    original.ftruncateSync(descriptor, size);
  };
  fs.truncateSync = (path, size) => {
    const descriptor = fs.openSync(path, "r+");
    fs.ftruncateSync(descriptor, size);
    fs.closeSync(descriptor);
  };
  fs.writeFileSync = (path, data, options) => {
    if (!isOurs(path)) return original.writeFileSync(path, data, options);
    const descriptor = fs.openSync(path, options?.flag ?? "w", options?.mode);
    const bytes = Buffer.from(data);
    if (bytes.length > 0) fs.writeSync(descriptor, bytes, 0, bytes.length, 0);
    fs.closeSync(descriptor);
  };
  for (const name of ["fsyncSync", "fdatasyncSync"]) {
    fs[name] = (descriptor) => {
      const done = sync(descriptor);
      original[name](descriptor);
      done();
    };
  }
  fs.fdatasync = (descriptor, callback) => {
    const done = sync(descriptor);
    original.fdatasync(descriptor, (error) => {
      if (!error) done();
      callback(error);
    });
  };
  const openPromise = fs.promises.open;
  fs.promises.open = async (path, ...rest) => {
    const handle = await openPromise(path, ...rest);
    track(path, handle.fd);
    const [flush, close, descriptor] = [handle.sync.bind(handle), handle.close.bind(handle), handle.fd];
    handle.sync = async () => {
      const done = sync(descriptor);
      await flush();
      done();
    };
    handle.close = async () => {
      opened.delete(descriptor);
      await close();
    };
    return handle;
  };
  fs.renameSync = (from, to) => {
    const kept = isOurs(to) ? keepAside(to) : null;
    original.renameSync(from, to);
    if (isOurs(to)) noteName({ done: "renamed", path: resolve(to), from: resolve(from), kept, ino: exists(to)?.ino });
  };
  fs.unlinkSync = (path) => {
    const kept = isOurs(path) ? keepAside(path) : null;
    original.unlinkSync(path);
    if (isOurs(path)) noteName({ done: "removed", path: resolve(path), kept });
  };
  syncBuiltinESMExports();
}
