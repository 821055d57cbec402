import { ownImports, type SourceFile } from "./source";

/** The source of every colour; tests name colours of their own, to see them refused or counted. */
const COLOR_SOURCES = /^(?:lib\/platform\/design\/tokens\.ts|tests\/)/;
/** `#fff`, `rgb(0 0 0)`, `oklch(...)`; in a style sheet also `color: white`. `color-mix` of tokens is none. */
const COLOR =
  /(?<![\w&.])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w(-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const NAMED_COLOR =
  /:[^;{]*(?<![\w-])(?:white|black|gray|grey|silver|red|maroon|yellow|olive|lime|green|teal|blue|navy|purple|orange|gold|brown|pink|beige|ivory)(?![\w-])[^;{]*;/i;
/** A private member may read like a colour: `#add = 0`. */
const PRIVATE_MEMBER = /^\s*(?:(?:readonly|static|async|get|set)\s+)*#/;

/** Colours that stand beside the tokens instead of among them. */
export function strayColors(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !COLOR_SOURCES.test(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => {
        const inStyles = path.endsWith(".css");
        const hit = inStyles
          ? COLOR.test(line) || NAMED_COLOR.test(line)
          : COLOR.test(line) && !PRIVATE_MEMBER.test(line);
        return hit ? [`${path}:${index + 1} ${line.trim().slice(0, 80)}`] : [];
      }),
    );
}

/** Every class that a style sheet has a rule for. */
function classesOf({ text }: SourceFile): string[] {
  const selectors = text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g);
  const names = [...selectors].flatMap(([, selector = ""]) => [...selector.matchAll(/\.([a-z][\w-]*)/g)]);
  return [...new Set(names.map(([, name = ""]) => name))];
}

/** The words that a file may give as classes: those in `className` and `classes(...)`, up to a `${` in them. */
function classWords({ text }: SourceFile): Set<string> {
  const places = text.matchAll(/class(?:Name)?=(?:"[^"]*"|\{[^}]*\}*)|\bclasses\((?:[^()]|\([^()]*\))*\)/g);
  return new Set([...places].flatMap(([place]) => place.replaceAll("${", " ").split(/[\s"'`{}(),]+/)));
}

const isStyleSheet = ({ path }: SourceFile) => path.startsWith("components/") && path.endsWith(".css");
const isView = ({ path }: SourceFile) => /^(?:app|components)\/.*\.tsx$/.test(path);
/** The page of a report has one style sheet of its own, and takes some of its classes from data. */
const inReport = ({ path }: SourceFile) => path.startsWith("components/report/");

/** Classes that nobody gives, and classes given where their style sheet is not imported, so that it may be missing. */
export function looseClasses(files: readonly SourceFile[]): string[] {
  const views = files.filter((file) => isView(file) && !inReport(file));
  const sheets = files.filter((file) => isStyleSheet(file) && !inReport(file));
  const global = files.find(({ path }) => path === "app/globals.css")?.text ?? "";
  const imports = new Map(views.map((view) => [view, ownImports(view)]));
  const given = views.map((view) => [view, classWords(view)] as const);

  const isGiven = (name: string) => given.some(([, words]) => words.has(name) || words.has(name.replace(/[^-]*$/, "")));
  const has = (view: SourceFile, { path }: SourceFile) => imports.get(view)?.includes(path) === true;
  /** A part of a larger view may leave the import to those who draw it. */
  function reaches(view: SourceFile, sheet: SourceFile): boolean {
    const users = views.filter((user) => imports.get(user)?.includes(view.path.replace(/\.tsx$/, "")));
    return has(view, sheet) || (users.length > 0 && users.every((user) => has(user, sheet)));
  }

  const homes = new Map<string, SourceFile[]>();
  for (const sheet of sheets) for (const name of classesOf(sheet)) homes.set(name, [...(homes.get(name) ?? []), sheet]);
  return [...homes].flatMap(([name, own]) => {
    const where = own.map(({ path }) => path).join(" or ");
    if (!isGiven(name)) return [`${where} has .${name}, which nobody gives`];
    if (own.some(({ path }) => global.includes(`"../${path}"`))) return [];
    return given
      .filter(([view, words]) => words.has(name) && !own.some((sheet) => reaches(view, sheet)))
      .map(([{ path }]) => `${path} gives .${name} without importing ${where}`);
  });
}
