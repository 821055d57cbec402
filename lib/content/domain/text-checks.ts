import type { Locale } from "@/lib/platform/i18n/locales";
import { checkLanguage } from "./language-rules";

/** What may be wrong with a text in another language. */
export const TEXT_CHECKS = [
  "missing",
  "orphan",
  "script",
  "english",
  "placeholders",
  "length",
  "punctuation",
  "language",
  "glossary",
  "balance",
] as const;
export type TextCheck = (typeof TEXT_CHECKS)[number];

export interface Finding {
  readonly check: TextCheck;
  /** The path of the text: `pairs.12.left`. */
  readonly key: string;
  /** The part that is at fault. */
  readonly excerpt: string;
}

/** Texts by key, nested as in the message files. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Script = "Latin" | "Devanagari" | "Arabic";

const SCRIPTS: Readonly<Record<Locale, Script>> = {
  en: "Latin",
  "hi-G4": "Devanagari",
  "hi-Latn": "Latin",
  "ur-G4": "Arabic",
};
const LETTERS: Readonly<Record<Script, RegExp>> = {
  Latin: /\p{Script=Latin}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Arabic: /\p{Script=Arabic}/gu,
};
/** Marks that belong to another script, after a letter of this one. */
const FOREIGN_MARKS: Readonly<Record<Script, RegExp>> = {
  Latin: /[।۔،؟؛]/u,
  Devanagari: /\p{Script=Devanagari}\p{M}*\.(?!\.)|[۔،؟؛]/u,
  Arabic: /\p{Script=Arabic}\p{M}*[.,?;](?!\.)|।/u,
};

const MIN_SCRIPT_SHARE = 0.9;
/** Short labels may be any length; a sentence may not shrink or grow beyond this. */
const MIN_COMPARED_LENGTH = 40;
const LENGTH_RANGE = [0.6, 1.7] as const;
const MAX_LENGTH_RATIO = 1.6;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The names of the arguments of an ICU message, sorted, each once. */
export function placeholders(message: string): readonly string[] {
  const names = [...message.matchAll(/(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{\s*(\w+)\s*[,}]/g)].map(
    ([, name]) => name ?? "",
  );
  return [...new Set(names)].sort();
}

/** The words that a person reads: an ICU message without its arguments and keywords. */
export function visibleWords(message: string): string {
  return message
    .replace(/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, " ")
    .replace(/(?:=\d+|\b(?:zero|one|two|few|many|other)\b)\s*\{/g, " {")
    .replace(/\{\s*\w+\s*(?:,\s*\w+\s*(?:,[^{}]*)?)?\}/g, " ")
    .replace(/[{}#]/g, " ")
    .replace(/<\/?\w+>/g, " ");
}

/** Flattens nested texts to pairs of key and text. */
export function flatten(tree: TextTree, prefix = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

function scriptFindings(key: string, words: string, script: Script): Finding[] {
  const own = count(words, LETTERS[script]);
  const all = count(words, /\p{L}/gu);
  return all > 0 && own / all < MIN_SCRIPT_SHARE ? [{ check: "script", key, excerpt: words.trim().slice(0, 60) }] : [];
}

function englishFindings(key: string, words: string, source: string, script: Script): Finding[] {
  if (script !== "Latin") {
    const left = words.match(/\p{Script=Latin}{2,}/u);
    return left ? [{ check: "english", key, excerpt: left[0] }] : [];
  }
  const same = words.trim() === visibleWords(source).trim();
  return same && words.trim().split(/\s+/).length > 3 ? [{ check: "english", key, excerpt: words.trim() }] : [];
}

function lengthFindings(key: string, words: string, source: string): Finding[] {
  const reference = visibleWords(source).trim().length;
  if (reference < MIN_COMPARED_LENGTH) return [];
  const ratio = words.trim().length / reference;
  const [low, high] = LENGTH_RANGE;
  return ratio < low || ratio > high ? [{ check: "length", key, excerpt: `${ratio.toFixed(2)} of the English` }] : [];
}

/** Every fault of one text beside its English source. */
export function checkText(key: string, text: string, source: string, locale: Locale): readonly Finding[] {
  const script = SCRIPTS[locale];
  const words = visibleWords(text);
  const mark = words.match(FOREIGN_MARKS[script]);
  const wanted = placeholders(source).join(", ");
  return [
    ...scriptFindings(key, words, script),
    ...englishFindings(key, words, source, script),
    ...lengthFindings(key, words, source),
    ...(placeholders(text).join(", ") === wanted
      ? []
      : [{ check: "placeholders", key, excerpt: `wants ${wanted || "none"}` } as const]),
    ...checkLanguage(key, text, locale).map(
      ({ id, hit }): Finding => ({ check: "language", key, excerpt: `${id}: ${hit}` }),
    ),
    ...(mark
      ? [{ check: "punctuation", key, excerpt: words.slice((mark.index ?? 0) - 20, (mark.index ?? 0) + 5) } as const]
      : []),
  ];
}

/** Terms of one language by their English; a text whose English has the term has to have it too. */
export type Glossary = Readonly<Record<string, string>>;

/** Endings change with the case of a noun: the stem has to be there. */
const stem = (term: string) => (term.length > 4 ? term.slice(0, -1) : term);

/** Texts whose English names a term of the glossary while they do not. */
export function checkGlossary(key: string, text: string, source: string, glossary: Glossary): readonly Finding[] {
  const words = visibleWords(text).toLowerCase();
  const named = visibleWords(source);
  return Object.entries(glossary)
    .filter(([english]) => named.includes(english) && new RegExp(`\\b${english}s?\\b`).test(named))
    .filter(([, term]) => !words.includes(stem(term).toLowerCase()))
    .map(([english, term]) => ({ check: "glossary", key, excerpt: `${english} is ${term}` }));
}

/** Two statements of a pair, one of which is much longer than the other, are no fair choice. */
export function checkBalance(key: string, left: string, right: string): readonly Finding[] {
  const ratio = Math.max(left.length, right.length) / Math.max(1, Math.min(left.length, right.length));
  return ratio > MAX_LENGTH_RATIO ? [{ check: "balance", key, excerpt: `${ratio.toFixed(2)} times as long` }] : [];
}

/** Every fault of a file in another language beside its English source. */
export function checkTree(tree: TextTree, source: TextTree, locale: Locale, glossary: Glossary): readonly Finding[] {
  const own = new Map(flatten(tree));
  const english = new Map(flatten(source));
  const missing = [...english.keys()].filter((key) => !own.get(key)?.trim());
  const orphans = [...own.keys()].filter((key) => !english.has(key));
  return [
    ...missing.map((key): Finding => ({ check: "missing", key, excerpt: english.get(key) ?? "" })),
    ...orphans.map((key): Finding => ({ check: "orphan", key, excerpt: own.get(key) ?? "" })),
    ...[...own].flatMap(([key, text]) => {
      const from = english.get(key);
      if (from === undefined || !text.trim()) return [];
      return [...checkText(key, text, from, locale), ...checkGlossary(key, text, from, glossary)];
    }),
  ];
}
