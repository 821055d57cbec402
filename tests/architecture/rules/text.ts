import type { SourceFile } from "./source";

/** Where the environment may be read: in one place, and where a value is inlined into the browser's code. */
const ENV_READERS = [
  "lib/platform/env.ts",
  "lib/platform/brand.ts",
  "lib/platform/i18n/messages-version.ts",
  "lib/platform/i18n/message-errors.ts",
  "lib/assessment/client/offline/keep-offline.ts",
  "instrumentation.ts",
  "playwright.config.ts",
  "prisma.config.ts",
];

export function strayEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !ENV_READERS.includes(path) && !/^(tests|scripts)\//.test(path))
    .filter(({ text }) => text.includes("process.env"))
    .map(({ path }) => `${path} reads process.env`);
}

const PHYSICAL_CLASS =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|scroll-ml|scroll-mr|border-l|border-r|rounded-(?:l|r|tl|tr|bl|br))-(?:\[|\d|px|auto|full|none|sm|md|lg|xl)|(?<![\w-])(?:text-left|text-right|float-left|float-right|border-l|border-r)(?![\w-])/;
const PHYSICAL_PROPERTY =
  /(?:margin|padding|border)-(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:|(?:text-align|float):\s*(?:left|right)/;

/** Directions that would not mirror in Urdu. */
export function physicalDirections(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|components)\//.test(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => {
        const inStyles = path.endsWith(".css");
        const hit = inStyles
          ? PHYSICAL_PROPERTY.test(line)
          : path.endsWith(".tsx") && /class(?:Name)?=|classes\(/.test(line) && PHYSICAL_CLASS.test(line);
        return hit ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`] : [];
      }),
    );
}

/** Data may be long; logic longer than this is several things. */
const MAX_LINES = 300;

export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ text }) => text.split("\n").length > MAX_LINES)
    .map(({ path, text }) => `${path} has ${text.split("\n").length} lines`);
}

/** Files are named in kebab-case, or as Next.js wants them. */
export function oddNames(files: readonly SourceFile[]): string[] {
  return files
    .map(({ path }) => path)
    .filter((path) => !/^_?[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:d\.)?(?:tsx?|css)$/.test(path.split("/").at(-1) ?? ""));
}

/** Words of certainty that are compared with a figure, or a table of limits: `triads <= 5`, `["high", 5]`. */
const OWN_LIMITS = [
  /(?:posterior|probabilit|share|tenths|outoften|triads|certainty|consistency|evidence)[\w.[\])]*\s*(?:[<>]=?)\s*(?!0\b(?!\.))[\d.]/i,
  /(?:posterior|probability|[sS]hare|[tT]enths|[tT]riads)[\w.[\])]*\s*(?:[<>]=?)\s*[A-Z]{2}/,
  /\w[\])]*\s[<>]=?\s0?\.\d/,
  /\[\s*(?:"[\w-]+",\s*[\d.]+|[\d.]+,\s*"[\w-]+")\s*\]/,
  /\b10 \* (?:share|probability|posterior)/,
];

/** Limits that decide words stand in one module of the scoring; views and reports read them there. */
export function ownLimits(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(components|lib\/(?:reports|analytics|notifications))\//.test(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, index) =>
          OWN_LIMITS.some((limit) => limit.test(line)) ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`] : [],
        ),
    );
}

/** A clock of its own beside `format-date.ts`, so that one page would tell the hours in two ways. */
export function ownClocks(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(app|components|lib)\//.test(path) && path !== "lib/platform/format-date.ts")
    .filter(({ text }) => /timeStyle|toLocale(?:Time)?String\(|hourCycle|\bhour: |getHours\(/.test(text))
    .map(({ path }) => `${path} formats a time of day`);
}
