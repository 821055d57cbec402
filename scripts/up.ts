/**
 * Builds and serves: `npm run up`. Run with the react-server condition, as the server's own modules are; by an argument, since
 * the server and its threads would inherit a setting of the environment, and no PDF can be drawn under it.
 */
import { spawn, spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { env } from "../lib/platform/env";
import { adminPassword } from "../lib/platform/secrets";

const { PORT, DATA_DIR, DATABASE_URL, APP_URL } = env();
const url = APP_URL ?? `http://localhost:${PORT}`;

const build = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
if (build.status !== 0) process.exit(build.status ?? 1);

const password = adminPassword();
const server = spawn("npx", ["next", "start", "--port", String(PORT)], { stdio: ["ignore", "pipe", "inherit"] });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
server.stdout.pipe(process.stdout);

async function answers(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`).catch(() => null);
  return response?.ok ?? false;
}

while (!(await answers())) await new Promise((done) => setTimeout(done, 250));
const data = DATABASE_URL ? "PostgreSQL at DATABASE_URL" : resolve(DATA_DIR);
console.log(`\n  Ninefold is at ${url}\n  Data: ${data}`);
if (password.made)
  console.log(`  Administrators' password (made just now, kept in ${DATA_DIR}/admin-password): ${password.value}`);
