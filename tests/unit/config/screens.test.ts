import { NOT_PAGES, SCREENS } from "@/config/screens";
import { FLAG_ORDER, THEMES } from "@/lib/assessment/domain/instrument/report-types";
import { TYPE_SUBJECTS } from "@/lib/assessment/domain/instrument/type-paths";
import { STEPS } from "@/lib/assessment/domain/run/steps";
import { pageFinder } from "@/lib/platform/front/find-page";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { translator } from "@/lib/platform/i18n/translator";
import { pageRoutes } from "@/tests/architecture/rules/routes";
import { readHouse } from "@/tests/architecture/rules/source";

const findPage = pageFinder(SCREENS, NOT_PAGES);
const codes = LOCALES.map(({ code }) => code);
const rows: readonly { path: string; step?: string; title: string }[] = SCREENS;

function find(address: string) {
  const [path = "", query] = address.split("?");
  return findPage(path, new URLSearchParams(query));
}

describe("the table of screens", () => {
  test("has every page folder of the app, and nothing else", () => {
    const folders = pageRoutes(readHouse())
      .filter((path) => !["/unknown", "/legacy/[theme]"].includes(path))
      .flatMap((path) => {
        if (path === "/[theme]") return THEMES.map((theme) => `/${theme}`);
        return path === "/types/[slug]" ? [...TYPE_SUBJECTS.keys()].map((slug) => `/types/${slug}`) : path;
      });
    expect(rows.map(({ path }) => path).sort()).toEqual(folders.sort());
  });

  test("has every step in its order, under the path that the steps have", () => {
    const steps = rows.filter(({ step }) => step !== undefined && step !== "results");
    expect(steps.map(({ path, step }) => ({ id: step, path }))).toEqual(STEPS.map(({ id, path }) => ({ id, path })));
  });

  test.each(codes)("every screen has a title in %s", (code) => {
    const t = translator(code);
    for (const { title } of rows) expect(t.has(title as Parameters<typeof t.has>[0])).toBe(true);
  });
});

describe("the page that an address means", () => {
  test.each([
    ...rows.map(({ path }) => [path, path]),
    ...FLAG_ORDER.map((theme) => [`/?${theme}=true`, `/${theme}`]),
    ["/?love=false", "/"],
    ["/?love", "/love"],
    ["/?love=", "/love"],
    ["/?love=true&wealth=true", "/wealth"],
    ["/?love=1&corporate=true", "/corporate"],
    ["/?wealth=false&love=1", "/love"],
    ["/?x=love", "/"],
    ["/rheti?love=true", "/rheti"],
    ...THEMES.map((theme) => [`/${theme}-report`, `/legacy/${theme}`]),
    ["/love-report/a/b/c", "/legacy/love"],
  ])("%s is %s", (address, page) => {
    expect(find(address)).toMatchObject({ page, locale: null });
  });

  test.each([
    "/nothing",
    "/unknown",
    "/legacy/love",
    "/lovely",
    "/love/deep",
    "/love-reports",
    "/LOVE",
    "/reports/7",
    "/types/10",
    "/types/9-or-4",
    "/types/4-or-4",
    "/types/[slug]",
    "/rheti.html",
    "/apiary",
    "/english",
    "/~/love",
    "/a/b/c/d",
    "/.env",
    "/%E0%A4%B9",
    "/constructor",
    "/__proto__",
  ])("%s, which is no page of ours, is the welcome screen", (address) => {
    expect(find(address)).toEqual({ page: "/unknown", locale: null, screen: null });
    for (const code of codes) expect(find(`/${code}/no${address}`)?.page).toBe("/unknown");
  });

  test.each([
    "/api/blocks",
    "/api",
    "/locales/en/ui.json",
    "/_next/static/chunks/a.js",
    "/og/love.png",
    "/fonts/a-1.0.0.woff2",
    "/robots.txt",
    "/sitemap.xml",
    "/icon.svg",
    "/install/en.webmanifest",
    "/service-worker.js",
    "/favicon.ico",
    "/love/",
    "//love",
    "/a\\b",
  ])("%s is left to Next.js", (address) => {
    expect(find(address)).toBeNull();
  });

  test("/admin leads to the first page of administrators", () => {
    for (const address of ["/admin", "/en/admin"]) expect(find(address)?.leadsTo).toBe("/analytics");
    expect(find("/analytics")?.leadsTo).toBeUndefined();
  });

  test.each(codes)("the language may stand in front: /%s", (code) => {
    expect(find(`/${code}`)).toMatchObject({ page: "/", locale: code });
    for (const { path } of rows.slice(1)) expect(find(`/${code}${path}`)).toMatchObject({ page: path, locale: code });
    for (const page of ["/unknown", "/legacy/love"]) expect(find(`/${code}${page}`)).toMatchObject({ page });
    expect(find(`/${code}/love-report`)?.page).toBe("/unknown");
    expect(find(`/${code}?love=true`)?.page).toBe("/");
  });
});
