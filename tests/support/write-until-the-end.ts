/**
 * Writes rows into the embedded database of DATA_DIR until the process ends, and says each that was acknowledged. With
 * ROOM, a number of bytes, the disk is full after so many: for machines on which no small file system may be mounted.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

let room = Number(process.env.ROOM ?? Number.POSITIVE_INFINITY);
const { writeSync } = fs;
const writeWhileThereIsRoom = (...args: [number, Buffer, number, number, number]) => {
  if (args.length > 3) room -= args[3];
  if (room < 0) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  return writeSync(...args);
};
Object.assign(fs, { writeSync: writeWhileThereIsRoom });
syncBuiltinESMExports();

const { db } = await import("../../lib/platform/db/client");
const client = await db();
/** Random, so that it does not compress. */
const large = () => Array.from({ length: 200 }, () => crypto.randomUUID()).join("");
for (let row = 0; ; row += 1) {
  const email = `row-${row}@example.org`;
  try {
    await client.user.create({ data: { email, firstName: large(), lastName: "Verma", passwordHash: "none" } });
    process.stdout.write(`${email}\n`);
  } catch {
    process.stdout.write("refused\n");
  }
}
