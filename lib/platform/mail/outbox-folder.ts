import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Keeps a mail as an `.eml` file that only its owner may read, in `outbox` below the data folder. The
 * file gets its name when it is whole, so that whoever reads the folder finds no half of a mail.
 */
export async function keepInOutbox(dataDir: string, message: Buffer, at: Date): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ dataDir, "outbox");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${at.toISOString().replace(/[:.]/g, "-")}-${randomUUID()}`;
  const unfinished = join(folder, `${name}.part`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(folder, `${name}.eml`));
}
