/** Everything that is measured, one after the other: `npm run bench`, or `npm run bench -- bytes` for one part. */
import { spawnSync } from "node:child_process";

const PARTS = ["scoring", "serving", "bytes"];
const asked = process.argv.slice(2);
let failed = false;
let built = process.env.SKIP_BUILD === "true";
for (const part of PARTS.filter((name) => asked.length === 0 || asked.includes(name))) {
  const env = { ...process.env, SKIP_BUILD: String(built) };
  const { status } = spawnSync("npx", ["tsx", `tests/bench/${part}.bench.ts`], { stdio: "inherit", env });
  failed ||= status !== 0;
  built ||= part !== "scoring";
}
process.exit(failed ? 1 : 0);
