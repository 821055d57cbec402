/** Everything that has to pass, part by part, and how long each took: `npm test`. Stops at the first part that fails. */
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Parts in their order; those of one bracket run side by side. The first one makes what the others read. */
const PARTS = [["typecheck"], ["lint", "test:unit"], ["build"], ["test:e2e"]] as const;
/** The browser tests take the build that was made just before. */
const env = { ...process.env, SKIP_BUILD: "true" };

const minutes = (milliseconds: number) => `${(milliseconds / 60_000).toFixed(1).padStart(6)} min`;

/** Runs a script of package.json to its end; whether it passed. */
async function passes(script: string): Promise<boolean> {
  const [code] = await once(spawn("npm", ["run", "--silent", script], { stdio: "inherit", env }), "exit");
  return code === 0;
}

const lines: string[] = [];
const begin = performance.now();
let passed = true;
for (const scripts of PARTS) {
  const start = performance.now();
  const results = await Promise.all(scripts.map(passes));
  passed = results.every(Boolean);
  const names = scripts.map((script, at) => (results[at] ? script : `${script}: FAILED`)).join(", ");
  lines.push(`${minutes(performance.now() - start)}  ${names}`);
  if (!passed) break;
}
console.log(["", ...lines, `${minutes(performance.now() - begin)}  in all`].join("\n"));
process.exit(passed ? 0 : 1);
