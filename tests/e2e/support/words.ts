import { existsSync, readFileSync } from "node:fs";
import { DEFAULT_LOCALE, type Locale } from "@/lib/platform/i18n/locales";

type Tree = { readonly [key: string]: Tree | string };

const files = new Map<Locale, Tree>();

function uiTexts(locale: Locale): Tree {
  const known = files.get(locale);
  if (known) return known;
  const path = `messages/${locale}/ui.json`;
  const tree: Tree = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  files.set(locale, tree);
  return tree;
}

function lookUp(locale: Locale, key: string): string | undefined {
  const step = (tree: Tree | string | undefined, part: string) => (typeof tree === "object" ? tree[part] : undefined);
  const found = key.split(".").reduce<Tree | string | undefined>(step, uiTexts(locale));
  return typeof found === "string" ? found : undefined;
}

/**
 * A text of the interface by its key, English where the language lacks it, with its placeholders
 * filled; plurals are not for this.
 * @throws Error when there is no such text.
 */
export function words(locale: Locale, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const found = lookUp(locale, key) ?? lookUp(DEFAULT_LOCALE, key);
  if (found === undefined) throw new Error(`no text ${key}`);
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), found);
}
