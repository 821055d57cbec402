/**
 * Writes into generated/ what is made from our own files: the database client, and the worker that draws PDFs.
 * Prisma asks for an engine that this step does not run: any file will do.
 */
import { spawnSync } from "node:child_process";
import { buildPdfWorker } from "./pdf-worker";

await buildPdfWorker();

const { status } = spawnSync("npx", ["prisma", "generate", "--no-hints"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
});
process.exit(status ?? 1);
