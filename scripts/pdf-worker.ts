import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type Plugin } from "esbuild";

const LAYS_OUT = "const lines = engine(attributedString, container, options);";
const REMEMBERS =
  "const lines = rememberedLines(attributedString, container, () => engine(attributedString, container, options));";

/** Gives the package that lays out text a memory; a release of it that is written otherwise stops the build. */
const lineMemory: Plugin = {
  name: "line-memory",
  setup({ onResolve, onLoad }) {
    const file = resolve("node_modules/@react-pdf/layout/lib/index.js");
    onResolve({ filter: /^@react-pdf\/layout$/ }, () => ({ path: file }));
    onLoad({ filter: /@react-pdf[\\/]layout[\\/]lib[\\/]index\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (text.split(LAYS_OUT).length !== 2) throw new Error("@react-pdf/layout lays out text in another way now");
      const memory = resolve("components/report/pdf/line-memory.ts").replaceAll("\\", "/");
      return {
        contents: `import { rememberedLines } from ${JSON.stringify(memory)};\n${text.replace(LAYS_OUT, REMEMBERS)}`,
        loader: "js",
        resolveDir: resolve("node_modules/@react-pdf/layout/lib"),
      };
    });
  },
};

/** Writes the worker that draws PDFs as one file that a thread can run. */
export async function buildPdfWorker(): Promise<void> {
  await build({
    entryPoints: ["components/report/pdf/worker.ts"],
    outfile: "generated/report-pdf-worker.mjs",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    logLevel: "warning",
    plugins: [lineMemory],
  });
}
