/** Writes the database client into generated/. Prisma asks for an engine that this step does not run: any file will do. */
import { spawnSync } from "node:child_process";

const { status } = spawnSync("npx", ["prisma", "generate", "--no-hints"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
});
process.exit(status ?? 1);
