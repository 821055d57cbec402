import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];
const OUTPUT = "generated/openapi.json";

/** What a declaration names and the document does not need: it runs here, and no operation may. */
const NOT_NEEDED = [
  /\/components\//,
  /\/lib\/[a-z]+\/(?:data|operations)\//,
  /\/lib\/[a-z]+\/guards\.ts$/,
  /\/lib\/platform\/(?:db|mail|session|metrics|front)\b/,
  /\/app\/_personal-data\.ts$/,
  /\/generated\//,
];

/** A module that has every export; the bundle reads those through its prototype. */
const ANYTHING = `const any = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => "" : any),
  getPrototypeOf: () => any,
  apply: () => any,
  construct: () => any,
});
module.exports = any;`;

const withoutOperations: Plugin = {
  name: "without-operations",
  setup({ onLoad, onResolve, resolve: find }) {
    onLoad({ filter: /.*/, namespace: "anything" }, () => ({ contents: ANYTHING, loader: "js" }));
    onResolve({ filter: /^(?:next|server-only)(?:\/|$)/ }, ({ path }) => ({ path, namespace: "anything" }));
    onResolve({ filter: /^(?:@\/|\.)/ }, async ({ path, pluginData, importer, resolveDir, kind }) => {
      if (pluginData === "found") return null;
      const found = await find(path, { importer, resolveDir, kind, pluginData: "found" });
      return NOT_NEEDED.some((pattern) => pattern.test(found.path))
        ? { path: found.path, namespace: "anything" }
        : found;
    });
  },
};

async function routeFiles(): Promise<string[]> {
  const files = await readdir("app", { recursive: true });
  return files.filter((file) => /(?:^|\/)route\.tsx?$/.test(file) && !file.includes("[[")).sort();
}

/** The source of a program that makes the document from the declarations of all routes. */
function program(files: readonly string[]): string {
  const imports = files.map((file, at) => `import * as r${at} from "./app/${file}";`);
  const modules = files.map((file, at) => `["/${file.replace(/\/route\.tsx?$/, "")}", r${at}]`);
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  return `${imports.join("\n")}
import { openApiDocument } from "@/app/api/_openapi";
import { BRAND } from "@/lib/platform/brand";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
const routes = [${modules.join(", ")}].flatMap(([path, module]) =>
  ${JSON.stringify(METHODS)}.flatMap((method) => {
    const contract = module[method]?.contract;
    return contract?.who ? [{ method, path, contract }] : [];
  }));
export const document = openApiDocument(routes, {
  title: BRAND, version: ${JSON.stringify(version)}, cookies: { user: USER_COOKIE, admin: ADMIN_COOKIE },
});`;
}

/** Writes the API document, made from the declarations of all routes, to generated/openapi.json. */
export async function writeOpenApi(): Promise<void> {
  const bundle = resolve("generated/openapi-routes.mjs");
  await mkdir("generated", { recursive: true });
  await build({
    stdin: { contents: program(await routeFiles()), resolveDir: process.cwd(), loader: "ts" },
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
    plugins: [withoutOperations],
  });
  const { document } = await import(pathToFileURL(bundle).href);
  await writeFile(OUTPUT, JSON.stringify(document));
  await rm(bundle);
}
