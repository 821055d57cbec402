import {
  closeSync,
  existsSync,
  ftruncateSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

const PAGE = 4096;

/** A line of the journal of `unsynced.mjs`. */
type Change = { readonly sequence: number } & (
  | { readonly kind: "page"; readonly ino: number; readonly page: number; readonly size: number; readonly old: string }
  | { readonly kind: "synced"; readonly upTo: number; readonly ino?: number; readonly folder?: string }
  | {
      readonly kind: "name";
      readonly done: "created" | "renamed" | "removed";
      readonly folder: string;
      readonly path: string;
      readonly ino?: number;
      readonly from?: string;
      readonly kept?: string | null;
    }
);
type PageChange = Extract<Change, { kind: "page" }>;
type NameChange = Extract<Change, { kind: "name" }>;

export interface Loss {
  readonly pages: number;
  readonly names: number;
}

function readJournal(journal: string): Change[] {
  const lines = readFileSync(journal, "utf8").split("\n");
  // The last line may have been cut off by the kill.
  return lines.flatMap((line): Change[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}

/** The changes that no sync covers. */
function unsynced(changes: readonly Change[]): { pages: PageChange[]; names: NameChange[] } {
  const files = new Map<number, number>();
  const folders = new Map<string, number>();
  for (const change of changes) {
    if (change.kind !== "synced") continue;
    if (change.ino !== undefined) files.set(change.ino, Math.max(change.upTo, files.get(change.ino) ?? 0));
    if (change.folder) folders.set(change.folder, Math.max(change.upTo, folders.get(change.folder) ?? 0));
  }
  return {
    pages: changes
      .filter((change) => change.kind === "page")
      .filter(({ ino, sequence }) => sequence > (files.get(ino) ?? 0)),
    names: changes
      .filter((change) => change.kind === "name")
      .filter(({ folder, ino, sequence }) => sequence > Math.max(folders.get(folder) ?? 0, files.get(ino ?? 0) ?? 0)),
  };
}

/** Where each file is, by inode; also those that have no name in the folder any more. */
function pathsByInode(folders: readonly string[]): Map<number, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  return new Map(files.map((entry) => join(entry.parentPath, entry.name)).map((path) => [statSync(path).ino, path]));
}

/** Puts old content back where the coin says so; the size goes back with the last page. Returns how many pages. */
function takeBackPages(pages: readonly PageChange[], paths: Map<number, string>, isLost: () => boolean): number {
  let lost = 0;
  for (const { ino, page, size, old } of [...pages].reverse()) {
    const path = paths.get(ino);
    if (!path || !isLost()) continue;
    lost += 1;
    const file = openSync(path, "r+");
    const bytes = Buffer.from(old, "base64");
    if (bytes.length > 0) writeSync(file, bytes, 0, bytes.length, page * PAGE);
    else if (page * PAGE < statSync(path).size) {
      const isEnd = statSync(path).size <= (page + 1) * PAGE;
      if (isEnd) ftruncateSync(file, Math.max(size, page * PAGE));
      else writeSync(file, Buffer.alloc(PAGE), 0, PAGE, page * PAGE);
    }
    closeSync(file);
  }
  return lost;
}

/** Takes names back from the last change on, as a journalling file system loses them, until the coin says stop. */
function takeBackNames(names: readonly NameChange[], isLost: () => boolean): number {
  let lost = 0;
  for (const { done, path, from, kept } of [...names].reverse()) {
    if (!isLost()) break;
    lost += 1;
    if (done === "created") rmSync(path, { force: true });
    if (done === "renamed" && from && existsSync(path)) renameSync(path, from);
    if (done !== "created" && kept && !existsSync(path)) linkSync(kept, path);
  }
  return lost;
}

/**
 * Makes a folder what a disk might hold after the power went: each change that was not synced is there or not.
 * @param chance of an unsynced change to be lost, from 0 to 1
 */
export function losePower(root: string, journal: string, chance: number): Loss {
  const { pages, names } = unsynced(readJournal(journal));
  const isLost = () => Math.random() < chance;
  const aside = `${journal}.files`;
  const loss = {
    pages: takeBackPages(pages, pathsByInode([root, aside]), isLost),
    names: takeBackNames(names, isLost),
  };
  rmSync(journal);
  rmSync(aside, { recursive: true });
  return loss;
}
