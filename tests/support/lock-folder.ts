/** A process of its own that claims a folder and keeps it until it is killed: `tsx lock-folder.ts <folder>`. */
import { lockFolder } from "../../lib/platform/db/embedded/folder-lock";

try {
  await lockFolder(process.argv[2] ?? "");
  console.log("held");
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
