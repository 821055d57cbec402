import { importsOf, type SourceFile } from "./source";

/** A text that a file asks the translator for: where its key is made while the page runs, all that it may be. */
interface WantedText {
  readonly path: string;
  readonly pattern: RegExp;
  /** Nobody knows the key before: then one text of the group has to be there. */
  readonly unknown: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The first argument of the call whose bracket opens just before a place. */
function firstArgument(text: string, start: number): string {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (quote) quote = sign === quote ? "" : quote;
    else if (`"\``.includes(sign)) quote = sign;
    else if (depth === 0 && ",)".includes(sign)) return text.slice(start, at);
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
  }
  return text.slice(start);
}

/** Each key that an argument may be; null where nobody knows. A literal that something is compared with is none. */
function keysOf(argument: string): (string | null)[] {
  const literals = [...argument.matchAll(/([!=]== ?)?("[^"]*"|`[^`]*`)/g)].flatMap(([, compared, literal]) =>
    compared || !literal ? [] : [literal.slice(1, -1).split(/\$\{[^}]*\}/)],
  );
  return literals.length > 0 ? literals.map((parts) => parts.map(escaped).join("[^.]+")) : [null];
}

/** What a piece of code reads through the translator of this name; null where it hands the translator on. */
function readThrough(code: string, name: string): (string | null)[] {
  const uses = code.matchAll(
    new RegExp(`(?<![\\w."\`$])${name}(?:\\.(?:rich|has|raw|markup))?(\\(|\\b(?![\\w :=(-]))`, "g"),
  );
  return [...uses].flatMap(({ 0: whole, 1: bracket, index }) =>
    bracket ? keysOf(firstArgument(code, index + whole.length)) : [null],
  );
}

function wantedTexts({ path, text }: SourceFile): WantedText[] {
  return text.split(/\n(?=(?:(?:export|async|default) )*(?:function|const) )/).flatMap((code) =>
    [...code.matchAll(/const (\w+) = useTranslations\((?:"([^"]*)")?\)/g)].flatMap(([whole, name = "", group]) => {
      const prefix = group ? `${escaped(group)}\\.` : "";
      return readThrough(code.replace(whole, ""), name).map((key) => ({
        path,
        pattern: new RegExp(key === null ? `^${prefix}` : `^${prefix}${key}$`),
        unknown: key === null,
      }));
    }),
  );
}

/** The files that a page's code comes from, now or later. */
export function filesBehind(files: readonly SourceFile[], page: string): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ""), file]));
  const seen = new Set<SourceFile>();
  const visit = (path: string): void => {
    const file = byPath.get(path);
    if (!file || seen.has(file)) return;
    seen.add(file);
    for (const { target, own, typeOnly } of importsOf(file)) if (own && !typeOnly) visit(target);
  };
  visit(page.replace(/\.tsx?$/, ""));
  return [...seen];
}

/** The texts that these files may ask for and that are not sent, each with the file that asks. */
export function unsentTexts(files: readonly SourceFile[], all: readonly string[], sent: ReadonlySet<string>): string[] {
  const found = files.flatMap(wantedTexts).flatMap(({ path, pattern, unknown }) => {
    const wanted = all.filter((key) => pattern.test(key));
    const missing = wanted.filter((key) => !sent.has(key));
    return unknown && missing.length < wanted.length ? [] : missing.map((key) => `${path}: ${key}`);
  });
  return [...new Set(found)];
}
