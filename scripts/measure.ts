/**
 * Measures the source: tracked .ts and .tsx files, without tests and generated code. `npm run measure` prints each
 * figure beside its bound and ends with exit code 1 where one is exceeded.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

const MAX_FUNCTION_LINES = 80;

/** The most that each figure may be; null where nothing is asked. */
const BOUNDS = {
  "source files": 680,
  "lines of source": null,
  "lines of a file, median": 45,
  "lines of a file, 90th percentile": 100,
  "lines of a file, most": 260,
  "functions longer than 80 lines": 0,
  "uses of any": 0,
  "casts through unknown": null,
  "casts through unknown, outside one module per package": 0,
  "files that import another feature's data": null,
  "comment share of lines, percent": null,
} as const;
type Figure = keyof typeof BOUNDS;

/** Where a cast through `unknown` is allowed: the one module that meets a foreign package, and which package that is. */
const CAST_MODULES: Readonly<Record<string, string>> = {
  "components/report/pdf/engine/compose.tsx": "@react-pdf/*",
  "lib/platform/db/json.ts": "@prisma/client",
  "lib/platform/db/schema-engine.ts": "@prisma/schema-engine-wasm",
  "lib/platform/i18n/translator.ts": "next-intl",
  "lib/platform/session.ts": "iron-session",
};

interface FileMeasure {
  readonly path: string;
  readonly lines: number;
  readonly commentLines: number;
  /** `path:line` of each, and how many lines a function has. */
  readonly longFunctions: readonly string[];
  readonly anys: readonly string[];
  readonly casts: readonly string[];
  readonly foreignData: readonly string[];
}

const featureOf = (path: string) => /^lib\/(?!platform\/)([^/]+)\//.exec(path)?.[1];

/** The imports of another feature's `data`, by their written paths; a relative import stays in its own feature. */
function foreignDataImports(path: string, text: string): string[] {
  return [...text.matchAll(/from "@\/(lib\/([^/"]+)\/data(?:\/[^"]+)?)"/g)]
    .filter(([, , feature]) => feature !== featureOf(path))
    .map(([, target]) => `${path} imports ${target}`);
}

function measureFile(path: string): FileMeasure {
  const text = readFileSync(path, "utf8");
  const { program, comments } = parseSync(path, text);
  const lineOf = (at: number) => text.slice(0, at).split("\n").length;
  const places = { longFunctions: [] as string[], anys: [] as string[], casts: [] as string[] };
  const onFunction = ({ start, end }: { start: number; end: number }) => {
    const lines = lineOf(end) - lineOf(start) + 1;
    if (lines > MAX_FUNCTION_LINES) places.longFunctions.push(`${path}:${lineOf(start)} has ${lines} lines`);
  };
  new Visitor({
    FunctionDeclaration: onFunction,
    FunctionExpression: onFunction,
    ArrowFunctionExpression: onFunction,
    TSAnyKeyword: ({ start }) => void places.anys.push(`${path}:${lineOf(start)}`),
    TSAsExpression: ({ start, expression }) => {
      const through = expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword";
      if (through) places.casts.push(`${path}:${lineOf(start)}`);
    },
  }).visit(program);
  const commentLines = comments.reduce((sum, { start, end }) => sum + lineOf(end) - lineOf(start) + 1, 0);
  const lines = text.split("\n").length - 1;
  return { path, lines, commentLines, ...places, foreignData: foreignDataImports(path, text) };
}

function sourceFiles(): string[] {
  return execFileSync("git", ["ls-files", "--", "*.ts", "*.tsx"], { encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && !/^(tests|generated)\//.test(path));
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Each figure, and where it is a number of places, which these are. */
function measure(): Record<Figure, { readonly value: number; readonly places?: readonly string[] }> {
  const files = sourceFiles().map(measureFile);
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const total = sorted.reduce((sum, lines) => sum + lines, 0);
  const commentLines = files.reduce((sum, file) => sum + file.commentLines, 0);
  const counted = (places: readonly string[]) => ({ value: places.length, places });
  const casts = files.flatMap((file) => file.casts);
  return {
    "source files": { value: files.length },
    "lines of source": { value: total },
    "lines of a file, median": { value: quantile(sorted, 0.5) },
    "lines of a file, 90th percentile": { value: quantile(sorted, 0.9) },
    "lines of a file, most": { value: quantile(sorted, 1) },
    "functions longer than 80 lines": counted(files.flatMap(({ longFunctions }) => longFunctions)),
    "uses of any": counted(files.flatMap(({ anys }) => anys)),
    "casts through unknown": { value: casts.length },
    "casts through unknown, outside one module per package": counted(
      casts.filter((place) => !CAST_MODULES[place.split(":")[0] ?? ""]),
    ),
    "files that import another feature's data": { value: files.filter(({ foreignData }) => foreignData[0]).length },
    "comment share of lines, percent": { value: Math.round((1_000 * commentLines) / total) / 10 },
  };
}

const figures = Object.entries(measure()) as [Figure, ReturnType<typeof measure>[Figure]][];
for (const [name, { value, places = [] }] of figures) {
  const bound = BOUNDS[name];
  const isExceeded = bound !== null && value > bound;
  if (isExceeded) process.exitCode = 1;
  const asked = bound === null ? "" : `at most ${bound}${isExceeded ? "  EXCEEDED" : ""}`;
  console.log(`${name.padEnd(56)}${String(value).padStart(7)}  ${asked}`.trimEnd());
  if (isExceeded) for (const place of places) console.log(`    ${place}`);
}
