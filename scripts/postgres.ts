/** The tests that meet the database, on PostgreSQL: `npm run test:postgres`. SKIP_BUILD=true keeps the present build. */
import { spawnSync } from "node:child_process";
import { findServer, runStatement } from "./postgres-server";

/** Runs a program to its end; says whether it succeeded. */
function succeeds(command: string, args: readonly string[], extra: Record<string, string>): boolean {
  return spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...extra } }).status === 0;
}

/** What meets the database by the API or by several copies; which requests are refused does not depend on it. */
const BROWSER_TESTS = ["tests/e2e/api/repeat", "tests/e2e/api/limits", "tests/e2e/api/privacy", "tests/e2e/copies"];

const server = await findServer();
const database = `ninefold_api_${process.pid}`;
const url = new URL(server.url);
url.pathname = `/${database}`;

/** Whatever happens, nothing of ours stays behind; an interrupted run ends its children, then comes here. */
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

let passed = false;
try {
  const [about] = await runStatement(server.url, "SHOW server_version");
  console.log(`\nPostgreSQL ${about?.server_version}: ${server.name}\n`);
  await runStatement(server.url, `CREATE DATABASE ${database}`);
  passed =
    succeeds("npx", ["jest", "--selectProjects", "integration"], { TEST_DATABASE_URL: server.url }) &&
    succeeds("npx", ["tsx", "scripts/e2e.ts", ...BROWSER_TESTS], { E2E_DATABASE_URL: url.href });
} finally {
  await runStatement(server.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  server.stop();
}
console.log(passed ? `\nPassed on ${server.name}.` : `\nFailed on ${server.name}.`);
process.exit(passed ? 0 : 1);
