import fc from "fast-check";
import {
  BRAND_RULES,
  type BrandRule,
  checkBrandRules,
  formatViolation,
  parseViolation,
  type RuleInput,
} from "@/lib/content/domain/brand-rules";
import { COVERAGE_LOCALES } from "@/lib/content/domain/dimensions";
import { readShipped } from "@/lib/content/operations/read-shipped";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import { WORD_EXAMPLES, WRONG_SCRIPT } from "./brand-examples";

const shipped = readShipped();

function shippedBody(locale: ContentLocale, role: string): string {
  const found = shipped.find(
    (atom) => atom.slug === "love" && atom.type === 4 && atom.role === role && atom.locale === locale,
  );
  if (!found) throw new Error(`nothing ships for ${locale} ${role}`);
  return found.body;
}

function text(locale: ContentLocale, change: Partial<RuleInput> = {}): RuleInput {
  const role = change.role ?? "overview";
  return {
    body: shippedBody(locale, role),
    locale,
    role,
    status: "draft",
    source: locale === "en" ? null : shippedBody("en", role),
    sourceMoved: false,
    ...change,
  };
}

const rulesOf = (judged: RuleInput) => checkBrandRules(judged).map(({ rule }) => rule);
/** A good text with a sentence more. */
const withSentence = (locale: ContentLocale, sentence: string) =>
  text(locale, { body: `${shippedBody(locale, "overview")}\n\n${sentence}`, source: null });

describe.each(COVERAGE_LOCALES)("%s", (locale) => {
  test("a good text has nothing against it", () => {
    for (const role of ["overview", "strengths", "daily-action"])
      expect(checkBrandRules(text(locale, { role }))).toEqual([]);
  });

  describe.each(Object.entries(WORD_EXAMPLES))("%s", (rule, examples) => {
    test.each(examples[locale].bad)("finds: %s", (sentence) => {
      expect(rulesOf(withSentence(locale, sentence))).toContain(rule);
    });
    test.each(examples[locale].good)("lets pass: %s", (sentence) => {
      expect(rulesOf(withSentence(locale, sentence))).toEqual([]);
    });
    test("a fix leaves nothing of what it mends", () => {
      for (const sentence of examples[locale].bad) {
        const judged = withSentence(locale, sentence);
        const fixes = checkBrandRules(judged).filter((each) => each.rule === rule && each.fix !== undefined);
        for (const { fix = "" } of fixes) expect(rulesOf({ ...judged, body: fix })).not.toContain(rule);
      }
    });
  });

  test("script: finds another script, lets the own one pass", () => {
    expect(rulesOf(text(locale, { body: WRONG_SCRIPT[locale], source: null }))).toContain("script");
    expect(rulesOf(text(locale))).not.toContain("script");
  });

  test("length: finds what is too short or too long for its section", () => {
    const { body } = text(locale);
    expect(rulesOf(text(locale, { body: body.slice(0, 120) }))).toContain("length");
    expect(rulesOf(text(locale, { body: `${body}\n\n${body}`, source: null }))).toContain("length");
    expect(rulesOf(text(locale, { role: "daily-action" }))).not.toContain("length");
  });

  test("form: strengths have names", () => {
    const body = shippedBody(locale, "strengths").replace(/[^:\n]+: /g, "");
    expect(rulesOf(text(locale, { role: "strengths", body, source: null }))).toContain("form");
    expect(rulesOf(text(locale, { role: "strengths" }))).not.toContain("form");
  });

  test("placeholder: by status, and then nothing else is held against the text", () => {
    expect(rulesOf(text(locale, { status: "placeholder", body: "[[x]] You always cure." }))).toEqual(["placeholder"]);
    expect(rulesOf(text(locale, { body: " " }))).toContain("placeholder");
  });

  test("outdated: when the source moved", () => {
    expect(rulesOf(text(locale, { sourceMoved: true }))).toEqual(["outdated"]);
    expect(rulesOf(text(locale, { sourceMoved: false }))).toEqual([]);
  });
});

test.each(["hi", "hi-Latn", "ur"] as const)("%s: untranslated: finds what is left in English", (locale) => {
  const english = shippedBody("en", "overview");
  expect(rulesOf(text(locale, { body: english }))).toContain("untranslated");
  expect(rulesOf(text(locale))).not.toContain("untranslated");
});

test.each(["hi", "hi-Latn", "ur"] as const)("%s: glossary: a name in the source is wanted in the text", (locale) => {
  const source = `${shippedBody("en", "overview")} The Sentinel waits.`;
  expect(rulesOf(text(locale, { source }))).toContain("glossary");
});

test("every rule has its examples", () => {
  const apart: readonly BrandRule[] = ["outdated", "script", "untranslated", "language", "length", "form"];
  expect([...Object.keys(WORD_EXAMPLES), ...apart].sort()).toEqual([...BRAND_RULES].sort());
});

test("a violation reads back as it was written", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BRAND_RULES), fc.string(), (rule, excerpt) => {
      expect(parseViolation(formatViolation({ rule, excerpt }))).toEqual({ rule, excerpt });
    }),
  );
  expect(parseViolation("abolished: rule")).toBeNull();
});

test("no text makes the rules throw, and judging again says the same", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 400 }),
      fc.constantFrom(...COVERAGE_LOCALES),
      (body, locale) => {
        const judged = text(locale, { body });
        expect(checkBrandRules(judged)).toEqual(checkBrandRules(judged));
      },
    ),
  );
});
