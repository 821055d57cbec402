import { languageRewrites } from "@/config/languages";
import { FLAG_ORDER, THEMES } from "@/lib/assessment/domain/report-types";
import { localeFromAcceptLanguage } from "@/lib/platform/i18n/accept-language";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { rewritten } from "@/tests/support/rewrite";

const pathFor = (address: string, headers?: Record<string, string>) =>
  rewritten(languageRewrites, address, headers).pathname;
const codes = LOCALES.map(({ code }) => code);

describe("the page that an address means", () => {
  test.each([
    ["/", "/en"],
    ...THEMES.map((theme) => [`/${theme}`, `/en/${theme}`]),
    ...FLAG_ORDER.map((theme) => [`/?${theme}=true`, `/en/${theme}`]),
    ["/?love=false", "/en"],
    ["/?love", "/en"],
    ["/?love=true&wealth=true", "/en/wealth"],
    ["/?love=1&corporate=true", "/en/corporate"],
    ["/rheti?love=true", "/en/rheti"],
    ...THEMES.map((theme) => [`/${theme}-report`, `/en/legacy/${theme}`]),
    ["/love-report/a/b/c", "/en/legacy/love"],
    ["/rheti", "/en/rheti"],
    ["/hero-moments", "/en/hero-moments"],
    ["/building-blocks", "/en/building-blocks"],
    ["/color-phase", "/en/color-phase"],
    ["/detail-tokens", "/en/detail-tokens"],
    ["/results", "/en/results"],
    ["/report", "/en/report"],
    ["/reports", "/en/reports"],
    ["/login", "/en/login"],
  ])("%s is %s", (address, path) => {
    expect(pathFor(address)).toBe(path);
  });

  test.each([
    "/nothing",
    "/unknown",
    "/legacy/love",
    "/lovely",
    "/love/deep",
    "/reports/7",
    "/rheti.html",
    "/apiary",
    "/english",
    "/~",
    "/~/love",
    "/~/legacy/love",
    "/a/b/c/d",
    "/.env",
    "/%E0%A4%B9",
  ])("%s, which is no page of ours, is the welcome screen", (address) => {
    expect(pathFor(address)).toBe("/en/unknown");
    expect(pathFor(`${address}?lang=ur-G4`)).toBe("/ur-G4/unknown");
  });

  test.each([
    "/api/blocks",
    "/api",
    "/locales/en/ui.json",
    "/_next/static/chunks/a.js",
    "/og/love.png",
    "/report-fonts/a-1.0.0.woff2",
    "/robots.txt",
    "/sitemap.xml",
    "/icon.svg",
    "/favicon.ico",
    ...codes.flatMap((code) => [
      `/${code}`,
      `/${code}/love`,
      `/${code}/rheti`,
      `/${code}/legacy/love`,
      `/${code}/unknown`,
    ]),
  ])("%s stays, whatever the language", (address) => {
    const requests: Record<string, string>[] = [{}, { cookie: "selectedLanguage=ur-G4" }, { "accept-language": "hi" }];
    for (const headers of requests) expect(pathFor(`${address}?lang=hi-Latn`, headers)).toBe(address);
  });

  test.each(codes)("below %s too, what is no page of ours is the welcome screen", (code) => {
    for (const rest of ["nothing", "love/deep", "legacy", "legacy/nothing", "en", "~/love", "api/blocks"]) {
      expect(pathFor(`/${code}/${rest}?lang=hi-Latn`)).toBe(`/${code}/unknown`);
    }
  });
});

describe("the language that a request asks for", () => {
  const pages = [
    ["/", ""],
    ["/love", "/love"],
    ["/?wealth=true", "/wealth"],
    ["/love-report/x", "/legacy/love"],
    ["/nothing", "/unknown"],
    ["/rheti", "/rheti"],
  ] as const;
  const withQuery = (address: string, lang: string) => `${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;
  const everyCase = pages.flatMap(([address, path]) =>
    codes.map((code) => [address, code, `/${code}${path}`] as const),
  );

  test.each(everyCase)("%s in %s is %s: by the query before all else", (address, code, path) => {
    const others = { cookie: "selectedLanguage=hi-G4", "accept-language": "ur" };
    expect(pathFor(withQuery(address, code))).toBe(path);
    expect(pathFor(withQuery(address, code), others)).toBe(path);
  });

  test.each(everyCase)("%s in %s is %s: by the cookie before the header", (address, code, path) => {
    expect(pathFor(address, { cookie: `selectedLanguage=${code}`, "accept-language": "ur" })).toBe(path);
  });

  test.each([
    "en-US,en;q=0.9",
    "hi-IN,hi;q=0.9",
    "hi-Latn-IN",
    "ur-PK",
    "en,hi",
    "hi,en",
    "fr,ur;q=0.8,en",
    "de",
    "",
    "*",
  ])("by Accept-Language: %s, as the API reads it", (header) => {
    const code = localeFromAcceptLanguage(header) ?? "en";
    for (const [address, path] of pages) {
      expect(pathFor(address, { "accept-language": header })).toBe(`/${code}${path}`);
    }
  });

  test("a language that we do not speak is passed over", () => {
    expect(pathFor("/love?lang=fr", { cookie: "selectedLanguage=ur-G4" })).toBe("/ur-G4/love");
    expect(pathFor("/love?lang=en2", { cookie: "selectedLanguage=nope" })).toBe("/en/love");
    expect(pathFor("/love", { cookie: "selectedLanguage=hi", "accept-language": "hi" })).toBe("/hi-G4/love");
  });
});

test("the rules add nothing to the query that a page reads", () => {
  expect(rewritten(languageRewrites, "/nothing/at/all?x=1").query).toEqual({ x: "1" });
  expect(rewritten(languageRewrites, "/love-report/x?y=2").query).toEqual({ y: "2" });
  expect(rewritten(languageRewrites, "/love?lang=ur-G4&x=1").query).toEqual({ lang: "ur-G4", x: "1" });
  expect(rewritten(languageRewrites, "/?love=true").query).toEqual({ love: "true" });
});

test("the rules are few: the server compiles each of them for every request", () => {
  expect(languageRewrites.length).toBeLessThanOrEqual(20);
});
