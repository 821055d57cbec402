/**
 * Writes into generated/ what is made from our own files: the database client, and the worker that draws PDFs; and
 * into public/ the fonts of report pages.
 * Prisma asks for an engine that this step does not run: any file will do.
 */
import { spawnSync } from "node:child_process";
import { buildPdfWorker } from "./pdf-worker";
import { copyReportFonts } from "./report-fonts";

await Promise.all([buildPdfWorker(), copyReportFonts()]);

const { status } = spawnSync("npx", ["prisma", "generate", "--no-hints"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
});
process.exit(status ?? 1);
