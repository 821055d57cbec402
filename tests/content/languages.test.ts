import { readdirSync, readFileSync } from "node:fs";
import { PAIRS } from "@/lib/assessment/domain/instrument/pairs";
import { checkLanguage, LANGUAGE_RULES } from "@/lib/content/domain/language-rules";
import {
  checkBalance,
  checkTree,
  type Finding,
  flatten,
  type Glossary,
  type TextTree,
} from "@/lib/content/domain/text-checks";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { NAMESPACES } from "@/lib/platform/i18n/namespaces";
import { changedTexts } from "@/tests/support/sign-off";
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

/** Their words stay as people met them. */
const FIRST_EDITION: ReadonlySet<string> = new Set(["rheti1", "hero1"]);

function unexpected(locale: Locale, namespace: string, findings: readonly Finding[]): string[] {
  const excused = new Set(
    EXCEPTIONS.filter((each) => each.locale === locale && each.namespace === namespace).map(
      ({ key, check }) => `${check} ${key}`,
    ),
  );
  return findings
    .filter(({ check }) => check !== "language" || !FIRST_EDITION.has(namespace))
    .filter(({ check, key }) => !excused.has(`${check} ${key}`))
    .map(({ check, key, excerpt }) => `${check} ${key}: ${excerpt}`);
}

const others = LOCALES.map(({ code }) => code).filter((code) => code !== "en");
const cases = others.flatMap((locale) => NAMESPACES.map((namespace) => [locale, namespace] as const));

test.each(cases)("%s/%s is whole and well written", (locale, namespace) => {
  const findings = checkTree(read(locale, namespace), read("en", namespace), locale, glossaryOf(locale));
  expect(unexpected(locale, namespace, findings)).toEqual([]);
});

test.each(NAMESPACES)("en/%s keeps the rules of the language", (namespace) => {
  const findings = flatten(read("en", namespace)).flatMap(([key, text]) =>
    checkLanguage(key, text, "en").map(
      ({ id, hit }): Finding => ({ check: "language", key, excerpt: `${id}: ${hit}` }),
    ),
  );
  expect(unexpected("en", namespace, findings)).toEqual([]);
});

test.each(LANGUAGE_RULES.map((rule) => [`${rule.locale} ${rule.id}`, rule] as const))(
  "%s finds its bad example and leaves the good one",
  (_, { id, locale, keys, bad, good }) => {
    const key = keys ? "pair.reader" : "some.key";
    const found = (text: string) => checkLanguage(key, text, locale).map((each) => each.id);
    expect(found(bad)).toContain(id);
    expect(found(good)).toEqual([]);
  },
);

test.each(LOCALES.map(({ code }) => code))("%s: no text of a block names a type before the result does", (locale) => {
  // In English a name has its article, in the other languages its quotation marks.
  const names = words(group(read(locale, "ui"), "results", "typeNames")).map((name) =>
    locale === "en" ? `the ${name}` : name,
  );
  const quoted = (text: string, name: string) =>
    locale === "en" ? text.toLowerCase().includes(name.toLowerCase()) : new RegExp(`[“”]${name}[“”]`).test(text);
  const found = flatten(read(locale, "blocks")).flatMap(([key, text]) =>
    names.filter((name) => quoted(text, name)).map((name) => `${key}: ${name}`),
  );
  expect(found).toEqual([]);
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

test("a text that changed in one language was read again in the others (npm run sign-off)", () => {
  expect(changedTexts().map(({ key }) => key)).toEqual([]);
});

/** How the reader disappears: verbs without anybody who acts, per language in which reviewers found them. */
const AGENTLESS = {
  "hi-G4": { passive: /[ाेी] (?:जाता|जाते|जाती) (?:है|हैं)/gu, sentence: /[।?!]/gu },
  "ur-G4": { passive: /[ایے] (?:جات[اےی] (?:ہے|ہیں)|جائ(?:ے|یں))/gu, sentence: /[۔؟!]/gu },
} as const;
const MAX_AGENTLESS = 6;
/** What is said to administrators is about the system, where nobody needs to act. */
const ABOUT_READER = NAMESPACES.filter((namespace) => namespace !== "admin" && !FIRST_EDITION.has(namespace));

test.each(["hi-G4", "ur-G4"] as const)("%s: at most 6 of 100 sentences have nobody who acts", (locale) => {
  const { passive, sentence } = AGENTLESS[locale];
  const content = LOCALES.find(({ code }) => code === locale)?.content;
  const files = [
    ...ABOUT_READER.map((namespace) => `messages/${locale}/${namespace}.json`),
    ...readdirSync(`prisma/content/${content}`).map((file) => `prisma/content/${content}/${file}`),
  ];
  const rates = files.map((file) => {
    const text = flatten(JSON.parse(readFileSync(file, "utf8")))
      .map(([, value]) => value)
      .join(" ");
    const [passives, sentences] = [passive, sentence].map((pattern) => [...text.matchAll(pattern)].length);
    return { file, rate: (100 * (passives ?? 0)) / Math.max(1, sentences ?? 0) };
  });
  expect(rates.filter(({ rate }) => rate > MAX_AGENTLESS)).toEqual([]);
});
