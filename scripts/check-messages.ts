/** Stops the build when a language lacks a text or has one that English does not: English is the type of every language. */
import { readFileSync } from "node:fs";
import { flatten, type TextTree } from "../lib/content/domain/text-checks";
import { LOCALES } from "../lib/platform/i18n/locales";
import { NAMESPACES } from "../lib/platform/i18n/namespaces";

const keysOf = (locale: string, namespace: string): ReadonlySet<string> => {
  const tree: TextTree = JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, "utf8"));
  return new Set(flatten(tree).map(([key]) => key));
};

const faults = LOCALES.flatMap(({ code }) =>
  NAMESPACES.flatMap((namespace) => {
    const english = keysOf("en", namespace);
    const own = keysOf(code, namespace);
    return [
      ...[...english].filter((key) => !own.has(key)).map((key) => `${code}/${namespace}.json lacks ${key}`),
      ...[...own].filter((key) => !english.has(key)).map((key) => `${code}/${namespace}.json has ${key} on its own`),
    ];
  }),
);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
