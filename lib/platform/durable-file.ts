import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Makes what was written to a file, or the names in a folder, last. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a file for its owner's eyes, whole and for good or not at all: after a power cut it is never there and empty.
 * @throws Error with the code EEXIST when it is there already
 */
export function createFile(file: string, content: string): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, content, { mode: 0o600 });
    syncPath(temporary);
    linkSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncPath(dirname(file));
}
