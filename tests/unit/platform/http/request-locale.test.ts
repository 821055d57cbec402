import { requestLocale } from "@/lib/platform/http/request-locale";
import { LOCALES } from "@/lib/platform/i18n/locales";

interface Asked {
  query?: string;
  cookie?: string;
  accept?: string;
}

function localeOf({ query = "", cookie, accept }: Asked) {
  const headers = new Headers();
  if (cookie !== undefined) headers.set("cookie", cookie);
  if (accept !== undefined) headers.set("accept-language", accept);
  return requestLocale(new Request(`http://localhost/api/blocks?${query}`, { headers }));
}

test.each(LOCALES.map(({ code, content }) => [code, content]))("%s is known by its code and as %s", (code, content) => {
  for (const name of [code, content]) {
    expect(localeOf({ query: `locale=${name}` })).toBe(code);
    expect(localeOf({ query: `lang=${name}` })).toBe(code);
    expect(localeOf({ cookie: `selectedLanguage=${name}` })).toBe(code);
  }
});

test.each<[string, Asked, string]>([
  ["locale before lang", { query: "lang=en&locale=ur" }, "ur-G4"],
  ["lang before the cookie", { query: "lang=hi-Latn", cookie: "selectedLanguage=ur-G4" }, "hi-Latn"],
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
  ["English without any header", {}, "en"],
])("%s", (_what, asked, locale) => {
  expect(localeOf(asked)).toBe(locale);
});
