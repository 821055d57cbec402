import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { compileMessages } from "./compile-messages";
import { DEFAULT_LOCALE, type Locale } from "./locales";
import { NAMESPACES } from "./namespaces";

export const messagesParams = z.object({ lng: z.string().max(20), file: z.string().max(40) });

export type Namespace = (typeof NAMESPACES)[number];

export interface MessageTree {
  [key: string]: string | MessageTree;
}

export function isNamespace(value: unknown): value is Namespace {
  return (NAMESPACES as readonly unknown[]).includes(value);
}

function readTree(locale: Locale, namespace: Namespace): MessageTree {
  const file = join(process.cwd(), "messages", locale, `${namespace}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** English gives the shape; a text that another language does not have yet is read in English. */
function fillFromEnglish(english: MessageTree, other: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = other[key];
      if (typeof value === "string") return [key, typeof own === "string" ? own : value];
      return [key, fillFromEnglish(value, typeof own === "object" ? own : {})];
    }),
  );
}

const trees = new Map<string, MessageTree>();

/** The texts of one namespace in one language, as written (ICU messages). */
export function namespaceMessages(locale: Locale, namespace: Namespace): MessageTree {
  const key = `${locale}/${namespace}`;
  const known = trees.get(key);
  if (known) return known;
  const english = readTree(DEFAULT_LOCALE, namespace);
  const tree = locale === DEFAULT_LOCALE ? english : fillFromEnglish(english, readTree(locale, namespace));
  trees.set(key, tree);
  return tree;
}

/** A whole namespace other than the ui texts, or a part of one, as "rheti.pairs.1". */
export type MessageFile = Exclude<Namespace, "ui">;
export type MessagePart = MessageFile | `${MessageFile}.${string}`;

/** The file that a part is of. */
export const fileOf = (part: MessagePart): MessageFile => part.split(".")[0] as MessageFile;

/** The part of a tree that a path such as "report.certainty" names, under the groups that hold it. */
function partOf(tree: MessageTree, path: string): MessageTree {
  const [key = "", ...rest] = path.split(".");
  const value = tree[key];
  if (value === undefined) throw new Error(`the ui texts have no "${path}"`);
  return { [key]: rest.length > 0 && typeof value === "object" ? partOf(value, rest.join(".")) : value };
}

function mergeTrees(a: MessageTree, b: MessageTree): MessageTree {
  const entries = Object.entries(b).map(([key, value]): [string, string | MessageTree] => {
    const own = a[key];
    return [key, typeof own === "object" && typeof value === "object" ? mergeTrees(own, value) : value];
  });
  return { ...a, ...Object.fromEntries(entries) };
}

/**
 * The texts that a page carries, compiled for the translator: the named groups of the `ui`
 * namespace (or parts of one, as "report.certainty"), and other namespaces, or parts of them, under their own names.
 * @throws Error when English has no such group
 */
export function pageMessages(locale: Locale, groups: readonly string[], parts: readonly MessagePart[] = []) {
  const ui = namespaceMessages(locale, "ui");
  const uiTexts = groups.map((group) => partOf(ui, group)).reduce(mergeTrees, {});
  const others = parts.map((part) => partOf({ [fileOf(part)]: namespaceMessages(locale, fileOf(part)) }, part));
  return compileMessages({ ...uiTexts, ...others.reduce(mergeTrees, {}) });
}
