/** Everything that has to pass, part by part, and how long each took: `npm test`. Stops at the first part that fails. */
import { spawnSync } from "node:child_process";

const PARTS = ["typecheck", "lint", "test:unit", "build", "test:e2e"] as const;
/** The browser tests take the build that was made just before. */
const env = { ...process.env, SKIP_BUILD: "true" };

const minutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(1).padStart(6)} min`;

const lines: string[] = [];
let spent = 0;
let status = 0;
for (const part of PARTS) {
  const start = performance.now();
  status = spawnSync("npm", ["run", "--silent", part], { stdio: "inherit", env }).status ?? 1;
  const took = performance.now() - start;
  spent += took;
  lines.push(`${minutes(took)}  ${part}${status === 0 ? "" : ": FAILED"}`);
  if (status !== 0) break;
}
console.log(["", ...lines, `${minutes(spent)}  in all`].join("\n"));
process.exit(status);
