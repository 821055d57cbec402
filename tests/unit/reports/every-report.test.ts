import { REPORT_TYPES, type ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { inputOf, LIVES, PERSON } from "./samples";
import { runningTexts, textsOf } from "./text-of";

/** Nobody, and one of the people in turn: each of them meets every kind, type and language in some report. */
const readersOf = (type: number, reportType: ReportType) => [
  null,
  LIVES[(type + REPORT_TYPES.indexOf(reportType)) % LIVES.length] ?? null,
];
const COMBINATIONS = LOCALES.flatMap(({ code }) => REPORT_TYPES.map((reportType) => ({ code, reportType })));

const KEY_LIKE =
  /\b(report|state|blocks|subtypes|hero|rheti|ui|admin)\.[a-zA-Z0-9_]+|undefined|\bnull\b|NaN|\[object|[{}<>]/;
const PLACEHOLDER = /\b(todo|tbd|fixme|lorem|ipsum|placeholder|xxx+)\b|\[\[|\.\.\.\.|_{3,}/i;

/** Words in Latin letters that are right in any language: the brand, the reader's name, a method's two authors. */
const NAMES = new Set(["Ninefold", PERSON.firstName, ...PERSON.lastName.split("-")]);

/** What a text in another script says in Latin letters. Single letters name columns and answers. */
const latinWords = (text: string) => (text.match(/[A-Za-zÀ-ž]{2,}/g) ?? []).filter((word) => !NAMES.has(word));

const SCRIPTS: Readonly<Record<Locale, { readonly own: RegExp; readonly foreign: RegExp }>> = {
  en: { own: /[A-Za-z]/, foreign: /[\p{Script=Devanagari}\p{Script=Arabic}]/u },
  "hi-Latn": { own: /[A-Za-z]/, foreign: /[\p{Script=Devanagari}\p{Script=Arabic}]/u },
  "hi-G4": { own: /\p{Script=Devanagari}/u, foreign: /\p{Script=Arabic}/u },
  "ur-G4": { own: /\p{Script=Arabic}/u, foreign: /\p{Script=Devanagari}/u },
};

const wrongIn = (locale: Locale, text: string) =>
  text.trim() === "" ||
  KEY_LIKE.test(text) ||
  PLACEHOLDER.test(text) ||
  SCRIPTS[locale].foreign.test(text) ||
  (!/Latn|en/.test(locale) && latinWords(text).length > 0);

describe.each(COMBINATIONS)("every $reportType report in $code", ({ code, reportType }) => {
  const documents = PERSONALITY_TYPES.flatMap((type) =>
    readersOf(type, reportType).map((life) => buildDocument(inputOf(type, reportType, life, code))),
  );

  test("misses no text, shows no key and no placeholder, and keeps to its language", () => {
    const texts = documents.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(1_500);
    expect([...new Set(texts.filter((text) => wrongIn(code, text)))]).toEqual([]);
    expect(documents.filter(({ fallback }) => fallback)).toEqual([]);
  });

  test("says nothing twice, and says it in sentences of its own language", () => {
    for (const document of documents) {
      const texts = runningTexts(document);
      expect(texts.length).toBeGreaterThan(40);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      expect(texts.filter((text) => !SCRIPTS[code].own.test(text))).toEqual([]);
    }
  });
});

test.each(REPORT_TYPES)("no running text of a Hinglish %s report is the English one", (reportType) => {
  for (const type of PERSONALITY_TYPES)
    for (const life of readersOf(type, reportType)) {
      const english = new Set(runningTexts(buildDocument(inputOf(type, reportType, life, "en"))));
      const own = runningTexts(buildDocument(inputOf(type, reportType, life, "hi-Latn")));
      expect(own.filter((text) => english.has(text))).toEqual([]);
    }
});
