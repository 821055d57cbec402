import { existsSync, readFileSync, statSync } from "node:fs";
import { pageLanguages } from "@/app/[locale]/_languages";
import { welcomeMetadata } from "@/app/[locale]/(welcome)/_welcome-metadata";
import robots from "@/app/robots";
import sitemap from "@/app/sitemap";
import { THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { TYPE_SUBJECTS } from "@/lib/assessment/domain/instrument/type-paths";
import { LOCALES } from "@/lib/platform/i18n/locales";

const ALL = [null, ...THEMES];

test.each(ALL)("%s: canonical, languages, words, and a picture that exists", (theme) => {
  for (const { code } of LOCALES) {
    const { title, description, alternates, openGraph, robots: rule } = welcomeMetadata(code, theme);
    expect(alternates?.canonical).toBe(`/${theme ?? ""}`);
    expect(Object.keys(alternates?.languages ?? {})).toEqual(["en", "hi", "hi-Latn", "ur", "x-default"]);
    expect(rule).toBeUndefined();
    expect(String(title)).not.toBe("");
    expect(String(description).length).toBeGreaterThan(60);
    expect(String(description)).not.toMatch(/[.।۔]{2}|\{/u);
    expect(openGraph?.images).toEqual([expect.objectContaining({ url: `/og/${theme ?? "default"}.png` })]);
  }
});

test("the copies under other addresses are not indexed and point to the one that is", () => {
  const { alternates, robots: rule } = welcomeMetadata("en", null, { indexed: false });
  expect(rule).toEqual({ index: false, follow: true });
  expect(alternates).toEqual({ canonical: "/" });
});

test.each(ALL)("%s: the picture is a PNG of 1200 x 630 below 120 kB", (theme) => {
  const path = `public/og/${theme ?? "default"}.png`;
  expect(existsSync(path)).toBe(true);
  expect(statSync(path).size).toBeLessThan(120_000);
  const head = readFileSync(path).subarray(0, 24);
  expect([head.toString("latin1", 1, 4), head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
});

test("the site map names every welcome screen and every page about the types, and robots keeps none of them out", () => {
  const urls = sitemap().map(({ url }) => new URL(url).pathname);
  const welcome = ["/", ...THEMES.map((theme) => `/${theme}`)];
  expect(urls.filter((url) => !url.startsWith("/types")).sort()).toEqual(welcome.sort());
  const types = ["/types", ...[...TYPE_SUBJECTS.keys()].map((slug) => `/types/${slug}`)];
  expect(types).toHaveLength(46);
  // Each of four languages, and the address that asks the browser.
  for (const path of types) expect(urls.filter((url) => url === path)).toHaveLength(5);
  const { rules } = robots();
  const disallowed = [Array.isArray(rules) ? [] : (rules.disallow ?? [])].flat();
  for (const path of ["/api/", "/reports", "/analytics", "/admin-login"]) expect(disallowed).toContain(path);
  for (const url of urls) expect(disallowed.filter((rule) => url.startsWith(rule))).toEqual([]);
});

test("a language's address names it by the product's code", () => {
  expect(pageLanguages("/love").ur).toBe("/love?lang=ur-G4");
});
