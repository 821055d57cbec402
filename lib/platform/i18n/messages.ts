import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "./compile-messages";
import { DEFAULT_LOCALE, type Locale } from "./locales";

export const NAMESPACES = ["ui", "rheti", "state", "hero", "blocks", "subtypes", "admin"] as const;
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
function overlay(english: MessageTree, other: MessageTree): MessageTree {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = other[key];
      if (typeof value === "string") return [key, typeof own === "string" ? own : value];
      return [key, overlay(value, typeof own === "object" ? own : {})];
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
  const tree = locale === DEFAULT_LOCALE ? english : overlay(english, readTree(locale, namespace));
  trees.set(key, tree);
  return tree;
}

/**
 * The texts that a page carries, compiled for the translator: the named groups of the `ui`
 * namespace, and whole namespaces under their own names.
 */
export function pageMessages(
  locale: Locale,
  groups: readonly string[],
  namespaces: readonly Exclude<Namespace, "ui">[] = [],
) {
  const ui = namespaceMessages(locale, "ui");
  const chosen = groups.map((group): [string, MessageTree | string] => {
    const tree = ui[group];
    if (tree === undefined) throw new Error(`messages/en/ui.json has no group "${group}"`);
    return [group, tree];
  });
  const whole = namespaces.map((name): [string, MessageTree] => [name, namespaceMessages(locale, name)]);
  return compileMessages(Object.fromEntries([...chosen, ...whole]));
}
