import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** A file of the house: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = ["app", "components", "lib", "config", "scripts", "tests"];
const ROOT_FILES = ["next.config.ts", "server.ts", "instrumentation.ts", "playwright.config.ts", "prisma.config.ts"];

/** Every TypeScript and CSS file that we wrote. */
export function readHouse(): SourceFile[] {
  const listed = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  return [...listed, ...ROOT_FILES]
    .filter((path) => /\.(ts|tsx|css)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(process.cwd(), path), "utf8") }));
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;'"]*?)from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|^\s*import\s*["']([^"']+)["']/gm;

export interface Import {
  /** A path from the root without extension when `own`, else a package. */
  readonly target: string;
  readonly own: boolean;
  /** Erased by the compiler: a type, not code. */
  readonly typeOnly: boolean;
  /** The values in the braces; null where the import is of another form, so that nobody knows which. */
  readonly values: readonly string[] | null;
}

/** `{ a, type B, c as d }` imports the values a and c. */
function valuesOf(clause: string | undefined): string[] | null {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause ?? "")?.[1]?.split(",");
  return (
    names
      ?.map((name) => name.trim().split(" as ")[0] ?? "")
      .filter((name) => name !== "" && !name.startsWith("type ")) ?? null
  );
}

/** Everything that a file imports. */
export function importsOf({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(IMPORT)].map(([, type, clause, from, dynamic, bare]) => {
    const named = from ?? dynamic ?? bare ?? "";
    const own = named.startsWith("@/") || named.startsWith(".");
    const target = named.startsWith("@/") ? named.slice(2) : own ? normalize(join(dirname(path), named)) : named;
    return { target: target.replace(/\.(tsx?|js)$/, ""), own, typeOnly: type !== undefined, values: valuesOf(clause) };
  });
}

/** What a file imports of our own, as paths from the root without extension. */
export function ownImports(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ target, own }) => (own ? [target] : []));
}
