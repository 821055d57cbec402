import fc from "fast-check";
import { ACCEPT_LANGUAGE_PATTERNS, localeFromAcceptLanguage } from "@/lib/platform/i18n/accept-language";

test.each<[string | null, string | null]>([
  [null, null],
  ["", null],
  ["*", null],
  ["fr-FR,fr;q=0.9,de;q=0.8", null],
  ["en", "en"],
  ["en-US,en;q=0.9", "en"],
  ["fr,en;q=0.5", "en"],
  ["hi", "hi-G4"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi-G4"],
  ["hi-Latn", "hi-Latn"],
  ["hi-latn-IN,en;q=0.5", "hi-Latn"],
  ["hi-IN,hi-Latn;q=0.5", "hi-G4"],
  ["ur", "ur-G4"],
  ["ur-PK,ur;q=0.9,en-US;q=0.8,hi;q=0.7", "ur-G4"],
  ["fr,ur;q=0.5,hi;q=0.4", "ur-G4"],
  ["en-IN,hi;q=0.9,ur;q=0.8", "en"],
  ["zh-Hant,hu,chi,uri,den", null],
])("%s gives %s", (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});

const tags = {
  en: "en",
  "en-GB": "en",
  hi: "hi-G4",
  "hi-IN": "hi-G4",
  "hi-Latn": "hi-Latn",
  ur: "ur-G4",
  "ur-PK": "ur-G4",
};
const foreign = fc.constantFrom("fr", "de-CH", "zh-Hant", "sw", "pt-BR");

test("the first of ours that is named decides, whatever else is named around it", () => {
  fc.assert(
    fc.property(
      fc.array(foreign, { maxLength: 3 }),
      fc.array(fc.constantFrom(...(Object.keys(tags) as (keyof typeof tags)[])), { minLength: 1, maxLength: 4 }),
      (others, [first = "en", ...rest]) => {
        expect(localeFromAcceptLanguage([...others, first, ...rest].join(","))).toBe(tags[first]);
      },
    ),
  );
});

test("the patterns leave English to the default, and hold for the language that is named first", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.keys(tags), "fr", "de"), { maxLength: 5 }), (named) => {
      const hits = ACCEPT_LANGUAGE_PATTERNS.filter(({ pattern }) => new RegExp(`^${pattern}$`).test(named.join(",")));
      const [first] = named.filter((tag) => tag in tags);
      expect(hits.some(({ locale }) => locale === tags[first as keyof typeof tags])).toBe(
        first !== undefined && !first.startsWith("en"),
      );
    }),
  );
});

test("a long header takes no longer than it should", () => {
  const start = performance.now();
  for (const part of ["hi-", "ur;q=0.1,", "fr-FR,", "e", "-"]) localeFromAcceptLanguage(part.repeat(4_000));
  expect(performance.now() - start).toBeLessThan(500);
});
