import { readFileSync } from "node:fs";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { checkBalance, checkTree, type Finding, type Glossary, type TextTree } from "@/lib/content/domain/text-checks";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { NAMESPACES } from "@/lib/platform/i18n/namespaces";
import { EXCEPTIONS } from "./exceptions";

const read = (locale: Locale, namespace: string): TextTree =>
  JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, "utf8"));

function group(tree: TextTree, ...path: string[]): TextTree {
  const found = path.reduce<TextTree | string | undefined>((at, key) => (typeof at === "object" ? at[key] : at), tree);
  if (typeof found !== "object") throw new Error(`no group ${path.join(".")}`);
  return found;
}

const words = (tree: TextTree) => Object.values(tree).filter((value): value is string => typeof value === "string");

/** The terms that have one word in a language: the nine names, as the results show them. */
function glossaryOf(locale: Locale): Glossary {
  const english = words(group(read("en", "ui"), "results", "typeNames"));
  const own = words(group(read(locale, "ui"), "results", "typeNames"));
  return Object.fromEntries(english.map((term, at) => [term, own[at] ?? ""]));
}

function unexpected(locale: Locale, namespace: string, findings: readonly Finding[]): string[] {
  const excused = new Set(
    EXCEPTIONS.filter((each) => each.locale === locale && each.namespace === namespace).map(
      ({ key, check }) => `${check} ${key}`,
    ),
  );
  return findings
    .filter(({ check, key }) => !excused.has(`${check} ${key}`))
    .map(({ check, key, excerpt }) => `${check} ${key}: ${excerpt}`);
}

const others = LOCALES.map(({ code }) => code).filter((code) => code !== "en");
const cases = others.flatMap((locale) => NAMESPACES.map((namespace) => [locale, namespace] as const));

test.each(cases)("%s/%s is whole and well written", (locale, namespace) => {
  const findings = checkTree(read(locale, namespace), read("en", namespace), locale, glossaryOf(locale));
  expect(unexpected(locale, namespace, findings)).toEqual([]);
});

test.each(LOCALES.map(({ code }) => code))("%s: the statements of every pair are about equally long", (locale) => {
  const pairs = group(read(locale, "rheti"), "pairs");
  const findings = PAIRS.flatMap(({ id }) => {
    const { left, right } = group(pairs, String(id));
    return checkBalance(`pairs.${id}`, String(left), String(right));
  });
  expect(findings).toEqual([]);
});

test.each(LOCALES.map(({ code }) => code))("%s: a type has one name everywhere", (locale) => {
  const ui = read(locale, "ui");
  expect(group(ui, "report", "typeNames")).toEqual(group(ui, "results", "typeNames"));
});

test("the exceptions are few, and each has its reason", () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(20);
  expect(EXCEPTIONS.filter(({ reason }) => reason.length < 15)).toEqual([]);
});
