/**
 * Makes what is built from our own files. Into generated/: the database client, the server, what sends its traces, the workers that draw PDFs and
 * pictures and estimate the instrument, the style sheets of the fonts, of the design tokens and of reports, the fonts that pages fetch first, the API document. Into
 * public/: the fonts, and what a phone asks for to install the product.
 */
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { screenTokens } from "../lib/platform/design/css";
import { FONT_FOLDER } from "../lib/platform/design/fonts";
import { makeFonts } from "./fonts";
import { makeInstallFiles } from "./install";
import { writeOpenApi } from "./openapi";

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
    external: [`${FONT_FOLDER}/*`],
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

/** Writes what sends traces with its packages, so that a server needs none of them installed; they ask for Node.js by `require`. */
async function buildTracing(): Promise<void> {
  await build({
    entryPoints: ["lib/platform/tracing/otlp.ts"],
    outfile: "generated/tracing.cjs",
    bundle: true,
    platform: "node",
    mainFields: ["module", "main"],
    format: "cjs",
    target: "node20",
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

/** Writes a worker as one file that a thread can run. */
async function buildWorker(entry: string, outfile: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: `generated/${outfile}`,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    logLevel: "warning",
    plugins,
  });
}

await Promise.all([
  buildWorker("components/report/pdf/engine/worker.ts", "report-pdf-worker.mjs", [cachedTextkit]),
  buildWorker("components/report/picture/worker.ts", "share-picture-worker.mjs"),
  buildWorker("lib/assessment/operations/calibration-thread.ts", "calibration-worker.mjs"),
  buildServer(),
  buildTracing(),
  makeFonts().then(writeReportStyle),
  makeInstallFiles(),
  writeTokens(),
  writeOpenApi(),
]);

// Prisma asks for an engine that this step does not run: any file will do.
const { status } = spawnSync("npx", ["prisma", "generate", "--no-hints"], {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
});
process.exit(status ?? 1);
