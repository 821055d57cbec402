/**
 * Breaks things and counts what was lost: `npm run bench:faults -- [hostile] [kill] [power] [uptime] [stop] [browser] [group]`,
 * all of them by default.
 */
import { spawnSync } from "node:child_process";
import { browserRounds } from "./browser";
import { groupRounds } from "./group";
import { hostileRequests } from "./hostile";
import { killRounds } from "./kill";
import { powerRounds } from "./power";
import { stopRounds } from "./stop";
import { uptimeDay } from "./uptime";

const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  hostile: hostileRequests,
  kill: killRounds,
  power: powerRounds,
  uptime: uptimeDay,
  stop: stopRounds,
  browser: browserRounds,
  group: groupRounds,
};

const asked = process.argv.slice(2);
const built =
  process.env.SKIP_BUILD === "true" ? 0 : spawnSync("npm", ["run", "-s", "build"], { stdio: "inherit" }).status;
if (built !== 0) process.exit(1);
const failed: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n# ${name}`);
  if (!(await part())) failed.push(name);
}
console.log(failed.length === 0 ? "\nNothing was lost." : `\nFailed: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
