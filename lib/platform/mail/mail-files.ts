import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env";
import { errorCode } from "../errors/app-error";

/** Hours for which a mail that became a file is kept: long enough to be read where no mail server is set up. */
export const MAIL_FILES_KEPT_HOURS = 24;

/** A mail that became a file, by its name. */
export interface MailFile {
  readonly writtenAt: Date;
  /** The id of the account that it is about; null when there is none. */
  readonly owner: string | null;
}

const folder = () => join(/* turbopackIgnore: true */ env().DATA_DIR, "outbox");

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-(?:of-([\w-]+)-by-)?[\w-]+\.(?:eml|part)$/;

/** What the name of a file says; null when it is none of ours. */
function readName(name: string): MailFile | null {
  const [, hour, minutes, seconds, rest, owner = null] = NAME.exec(name) ?? [];
  return hour === undefined ? null : { writtenAt: new Date(`${hour}:${minutes}:${seconds}.${rest}`), owner };
}

/**
 * Writes a mail to `outbox` in the data folder, as an `.eml` file that only its owner may read. The file gets its
 * name when it is complete, so that a reader of the folder never finds half a mail.
 */
export async function writeMailFile(message: Buffer, { writtenAt, owner }: MailFile): Promise<void> {
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const time = writtenAt.toISOString().replace(/[:.]/g, "-");
  const name = join(folder(), `${time}${owner === null ? "" : `-of-${owner}-by`}-${randomUUID()}`);
  await writeFile(`${name}.part`, message, { mode: 0o600 });
  await rename(`${name}.part`, `${name}.eml`);
}

async function mailFiles(): Promise<readonly (readonly [name: string, file: MailFile])[]> {
  try {
    const names = await readdir(folder());
    return names.flatMap((name) => {
      const file = readName(name);
      return file ? [[name, file] as const] : [];
    });
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

/** The ids of all accounts that files are about. */
export async function mailFileOwners(): Promise<readonly string[]> {
  const owners = (await mailFiles()).flatMap(([, { owner }]) => owner ?? []);
  return [...new Set(owners)];
}

/** Deletes the files that the test names. Another process may have deleted one already. */
export async function deleteMailFiles(isToGo: (file: MailFile) => boolean): Promise<void> {
  for (const [name, file] of await mailFiles()) if (isToGo(file)) await rm(join(folder(), name), { force: true });
}
