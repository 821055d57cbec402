import fc from "fast-check";
import { DATA_LOCALE_NAMES, LOCALES, PAGE_LOCALE_NAMES } from "@/lib/platform/i18n/locales";
import { localeFromAcceptLanguage, resolveLocale } from "@/lib/platform/i18n/resolve-locale";

interface Asked {
  query?: string;
  names?: readonly string[];
  cookie?: string;
  accept?: string;
}

const localeOf = ({ query = "", names = DATA_LOCALE_NAMES, cookie, accept }: Asked) =>
  resolveLocale({ query: new URLSearchParams(query), names, cookie, acceptLanguage: accept });

test.each(LOCALES.map(({ code, content }) => [code, content]))("%s is known by its code and as %s", (code, content) => {
  for (const name of [code, content]) {
    expect(localeOf({ query: `locale=${name}` })).toBe(code);
    expect(localeOf({ query: `lang=${name}` })).toBe(code);
    expect(localeOf({ cookie: `selectedLanguage=${name}` })).toBe(code);
  }
});

test.each<[string, Asked, string]>([
  ["locale before lang", { query: "lang=en&locale=ur" }, "ur-G4"],
  ["a page's filter by language is no wish", { query: "locale=ur", names: PAGE_LOCALE_NAMES, accept: "hi" }, "hi-G4"],
  ["a page's lang beside its filter", { query: "locale=ur&lang=en", names: PAGE_LOCALE_NAMES }, "en"],
  ["lang before the cookie", { query: "lang=hi-Latn", cookie: "selectedLanguage=ur-G4" }, "hi-Latn"],
  ["the first lang of two", { query: "lang=en&lang=hi-G4", cookie: "selectedLanguage=ur-G4" }, "en"],
  ["the cookie before the browser", { cookie: "selectedLanguage=ur-G4", accept: "hi" }, "ur-G4"],
  ["the browser before English", { accept: "hi" }, "hi-G4"],
  [
    "an unknown name is passed over",
    { query: "locale=fr&lang=xx", cookie: "selectedLanguage=de", accept: "ur" },
    "ur-G4",
  ],
  ["English where nothing is known", { query: "locale=fr", accept: "fr-FR" }, "en"],
  ["one cookie among others", { cookie: "a=1; selectedLanguage=hi-G4; b=2" }, "hi-G4"],
  ["not a cookie whose name only ends so", { cookie: "notselectedLanguage=hi-G4" }, "en"],
  ["not a cookie in another's value", { cookie: "a=selectedLanguage=hi-G4" }, "en"],
  ["a header that is no list of cookies", { cookie: ";;=; selectedLanguage" }, "en"],
  ["English without any header", {}, "en"],
])("%s", (_what, asked, locale) => {
  expect(localeOf(asked)).toBe(locale);
});

test.each<[string | null, string | null]>([
  [null, null],
  ["", null],
  ["*", null],
  ["fr-FR,fr;q=0.9,de;q=0.8", null],
  ["en", "en"],
  ["en-US,en;q=0.9", "en"],
  ["fr,en;q=0.5", "en"],
  ["hi", "hi-G4"],
  ["HI-in", "hi-G4"],
  ["hi-IN,hi;q=0.9,en;q=0.8", "hi-G4"],
  ["hi-Latn", "hi-Latn"],
  ["hi-latn-IN,en;q=0.5", "hi-Latn"],
  ["hi-IN,hi-Latn;q=0.5", "hi-G4"],
  ["ur", "ur-G4"],
  ["ur-PK,ur;q=0.9,en-US;q=0.8,hi;q=0.7", "ur-G4"],
  ["fr,ur;q=0.5,hi;q=0.4", "ur-G4"],
  ["en-IN,hi;q=0.9,ur;q=0.8", "en"],
  ["en;q=0.3,ur;q=0.9", "ur-G4"],
  ["ur;q=0,en", "en"],
  ["zh-Hant,hu,chi,uri,den", null],
])("Accept-Language %s gives %s", (header, locale) => {
  expect(localeFromAcceptLanguage(header)).toBe(locale);
});

test("the first of ours that is named decides, whatever else is named around it", () => {
  const tags = LOCALES.flatMap(({ code, tag }) => [
    { tag, code },
    { tag: `${tag}-XX`, code },
  ]);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("fr", "de-CH", "zh-Hant", "sw", "pt-BR"), { maxLength: 3 }),
      fc.constantFrom(...tags),
      fc.array(fc.constantFrom(...tags), { maxLength: 4 }),
      (others, first, rest) => {
        const header = [...others, first.tag, ...rest.map(({ tag }) => tag)].join(",");
        expect(localeFromAcceptLanguage(header)).toBe(first.code);
      },
    ),
  );
});

test("a long header takes no longer than it should", () => {
  const start = performance.now();
  for (const part of ["hi-", "ur;q=0.1,", "fr-FR,", "e", "-"]) localeFromAcceptLanguage(part.repeat(4_000));
  expect(performance.now() - start).toBeLessThan(500);
});
