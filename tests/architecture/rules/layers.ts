import { type Import, importsOf, ownImports, type SourceFile } from "./source";

/** The features, lower ones first: a feature may look at those before it, never after. */
const FEATURES = ["accounts", "assessment", "content", "reports", "notifications", "analytics", "programs"];

const KINDS = ["domain", "schema", "access", "data", "operations", "guards", "client"] as const;
type Kind = (typeof KINDS)[number];
type Layer =
  | Kind
  | "vocabulary"
  | "platform"
  | "platform-browser"
  | "ui"
  | "components"
  | "app"
  | "screens"
  | "messages"
  | "generated"
  | "other";

/** The parts of the floor that run in a browser too. */
const BROWSER_FLOOR = [
  "browser-storage",
  "cookie-names",
  "http/fetch-json",
  "http/context",
  "errors/app-error",
  "errors/codes",
  "i18n/",
  "outbox/",
];
/** Plain tables and pure functions that every part of the house may know. */
const VOCABULARY = [
  "i18n/locales",
  "brand",
  "backoff",
  "csv",
  "design/",
  "format-date",
  "format-percent",
  "html",
  "listeners",
  "wait",
];
/** Of those for the browser, the parts that read files. */
const SERVER_FLOOR = ["i18n/messages", "i18n/resolve-locale", "i18n/translator"];

function layerOf(path: string): Layer {
  const [top, second = "", third = ""] = path.split("/");
  if (top === "app") return "app";
  if (top === "messages") return "messages";
  if (/^generated\/(report-style|first-fonts)/.test(path)) return "vocabulary";
  if (top === "generated") return "generated";
  if (path.startsWith("config/screens")) return "screens";
  if (top === "components") return second === "ui" ? "ui" : "components";
  if (top !== "lib") return "other";
  if (second !== "platform") return KINDS.find((kind) => third.replace(/\.tsx?$/, "") === kind) ?? "other";
  const inside = path.slice("lib/platform/".length).replace(/\.(d\.)?tsx?$/, "");
  const isIn = (parts: readonly string[]) =>
    parts.some((part) => inside === part || (part.endsWith("/") && inside.startsWith(part)));
  if (isIn(VOCABULARY)) return "vocabulary";
  if (SERVER_FLOOR.includes(inside)) return "platform";
  return isIn(BROWSER_FLOOR) ? "platform-browser" : "platform";
}

/** Who may import whom. What is not named is not allowed. */
const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  app: ["app", "screens", "components", "ui", ...KINDS, "platform", "platform-browser"],
  screens: ["domain"],
  components: ["components", "screens", "ui", "domain", "schema", "client", "platform-browser"],
  ui: ["ui"],
  domain: ["domain"],
  schema: ["domain", "schema"],
  access: ["domain", "schema", "access", "platform-browser"],
  data: ["domain", "schema", "access", "data", "platform", "platform-browser", "generated"],
  operations: ["domain", "schema", "access", "data", "operations", "platform", "platform-browser", "generated"],
  guards: ["domain", "schema", "access", "data", "operations", "guards", "platform", "platform-browser"],
  client: ["domain", "schema", "client", "platform-browser"],
  vocabulary: [],
  platform: ["platform", "platform-browser", "messages", "generated"],
  "platform-browser": ["platform-browser", "messages"],
  messages: [],
  generated: [],
  other: [
    "other",
    "screens",
    "app",
    "components",
    "ui",
    ...KINDS,
    "platform",
    "platform-browser",
    "messages",
    "generated",
  ],
};

/** Everybody may know the vocabulary, and the shape of what the floor and the texts offer. */
function mayImport(from: Layer, { target, typeOnly }: Import): boolean {
  const to = layerOf(target);
  if (to === "vocabulary" || MAY_IMPORT[from].includes(to)) return true;
  return typeOnly && from !== "ui" && ["platform", "platform-browser", "messages"].includes(to);
}

const featureOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1];

const BRANDED_IDS = ["OwnUserId", "AgreedUserId"];

/** The functions of a `data` file whose first parameter is a branded id: whoever has one has been let in. */
function brandedReads({ text }: SourceFile): string[] {
  const functions = /^export (?:async )?function (\w+)\(\s*\w+: ([\w |]+)/gm;
  return [...text.matchAll(functions)]
    .filter(([, , type = ""]) => type.split("|").every((name) => BRANDED_IDS.includes(name.trim())))
    .map(([, name = ""]) => name);
}

/** Another feature is imported downward only, and of its `data` only types and what takes a branded id first. */
function looksTooDeep(from: string, { target, typeOnly, values }: Import, files: readonly SourceFile[]): boolean {
  const [own, other] = [featureOf(from), featureOf(target)];
  if (!own || !other || own === other || own === "platform" || other === "platform") return false;
  if (FEATURES.indexOf(other) > FEATURES.indexOf(own)) return true;
  if (layerOf(target) !== "data" || typeOnly) return false;
  const file = files.find(({ path }) => path === `${target}.ts`);
  const allowed = file ? brandedReads(file) : [];
  return values?.every((name) => allowed.includes(name)) !== true;
}

/** Imports that go upward or sideways. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => layerOf(path) !== "other")
    .flatMap((file) =>
      importsOf(file)
        .filter(({ own, target }) => own && !target.endsWith(".css"))
        .filter((each) => !mayImport(layerOf(file.path), each) || looksTooDeep(file.path, each, files))
        .map(({ target }) => `${file.path} imports ${target}`),
    );
}

/** A rule that reads the clock, chance or the outside cannot be tested by laws. */
export function impureDomain(files: readonly SourceFile[]): string[] {
  const impure =
    /\b(Date\.now|new Date\(\)|Math\.random|crypto\.random|fetch\(|process\.env|localStorage|document\.query|window\.)/;
  return files
    .filter(({ path }) => layerOf(path) === "domain")
    .flatMap((file) => [
      ...importsOf(file)
        .filter(({ own, typeOnly }) => !own && !typeOnly)
        .map(({ target }) => `${file.path} imports ${target}`),
      ...(impure.test(file.text) ? [`${file.path} reaches outside`] : []),
    ]);
}

/** Only the data folder of a feature opens the database. */
export function databaseOutsideData(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("lib/") && !path.startsWith("lib/platform/") && layerOf(path) !== "data")
    .filter((file) => ownImports(file).some((target) => target.startsWith("lib/platform/db/")))
    .map(({ path }) => `${path} opens the database`);
}

/** One place runs transactions, and runs them again after a deadlock. */
export function strayTransactions(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(?:app|lib)\//.test(path) && path !== "lib/platform/db/transaction.ts")
    .filter(({ text }) => text.includes(".$transaction("))
    .map(({ path }) => `${path} runs a transaction by itself: inTransaction`);
}

/** Inside a feature the file name says what it may touch. */
export function unknownFileNames(files: readonly SourceFile[]): string[] {
  const allowed = new RegExp(
    `^lib/(?:${FEATURES.join("|")})/(?:domain/.+\\.ts|operations/[a-z-]+\\.ts|client/.+\\.tsx?|(?:data|schema)/[a-z-]+\\.ts|(?:schema|access|guards)\\.ts)$`,
  );
  return files
    .map(({ path }) => path)
    .filter((path) => path.startsWith("lib/") && !path.startsWith("lib/platform/"))
    .filter((path) => !allowed.test(path));
}
