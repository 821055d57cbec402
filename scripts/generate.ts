/**
 * Makes what is built from our own files. Into generated/: the database client, the server, the workers that draw PDFs and
 * estimate the instrument, the style sheet of the design tokens, and that of reports. Into public/: the fonts of report pages.
 */
import { spawnSync } from "node:child_process";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { FONT_FOLDER, REPORT_FONTS } from "../components/report/html/fonts";
import { screenTokens } from "../lib/platform/design/css";

/** Copies the fonts of report pages to where the server finds them, and deletes those of earlier versions. */
async function copyReportFonts(): Promise<void> {
  const folder = join("public", FONT_FOLDER);
  await mkdir(folder, { recursive: true });
  await Promise.all(REPORT_FONTS.map(({ source, file }) => copyFile(join("node_modules", source), join(folder, file))));
  const wanted = new Set(REPORT_FONTS.map(({ file }) => file));
  const stray = (await readdir(folder)).filter((name) => !wanted.has(name));
  await Promise.all(stray.map((name) => rm(join(folder, name), { recursive: true })));
}

/** Writes the looks of the screens as a style sheet. */
async function writeTokens(): Promise<void> {
  await mkdir("generated", { recursive: true });
  await writeFile("generated/tokens.css", screenTokens());
}

/** Writes the style sheets of a report's page as one text, which stands in the page. */
async function writeReportStyle(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ["components/report/html/styles/index.css"],
    bundle: true,
    minify: true,
    charset: "utf8",
    write: false,
    logLevel: "warning",
  });
  const text = outputFiles.map((file) => file.text.trim()).join("");
  await mkdir("generated", { recursive: true });
  await writeFile("generated/report-style.ts", `export const REPORT_STYLE = ${JSON.stringify(text)};\n`);
}

/** Writes the server as one file that Node.js runs by itself: no loader that its threads would inherit. */
async function buildServer(): Promise<void> {
  await build({
    entryPoints: ["server.ts"],
    outfile: "generated/server.mjs",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    alias: { "server-only": resolve("tests/support/server-only.ts") },
    logLevel: "warning",
  });
}

const OWN_TEXTKIT = resolve("components/report/pdf/engine/textkit.ts");

/** Gives the package that lays out pages our text layout, which has a cache and imports the real one. */
const cachedTextkit: Plugin = {
  name: "cached-textkit",
  setup({ onResolve }) {
    onResolve({ filter: /^@react-pdf\/layout$/ }, () => ({
      path: resolve("node_modules/@react-pdf/layout/lib/index.js"),
    }));
    onResolve({ filter: /^@react-pdf\/textkit$/ }, ({ importer, path }) =>
      importer === OWN_TEXTKIT ? { path, external: true } : { path: OWN_TEXTKIT },
    );
  },
};

/** Writes the worker that draws PDFs as one file that a thread can run. */
async function buildPdfWorker(): Promise<void> {
  await build({
    entryPoints: ["components/report/pdf/engine/worker.ts"],
    outfile: "generated/report-pdf-worker.mjs",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    logLevel: "warning",
    plugins: [cachedTextkit],
  });
}

/** Writes the worker that estimates the instrument as one file that a thread can run. */
async function buildCalibrationWorker(): Promise<void> {
  await build({
    entryPoints: ["lib/assessment/operations/calibration-thread.ts"],
    outfile: "generated/calibration-worker.mjs",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
}

await Promise.all([
  buildPdfWorker(),
  buildCalibrationWorker(),
  buildServer(),
  copyReportFonts(),
  writeTokens(),
  writeReportStyle(),
]);

// Prisma asks for an engine that this step does not run: any file will do.
const { status } = spawnSync("npx", ["prisma", "generate", "--no-hints"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
});
process.exit(status ?? 1);
