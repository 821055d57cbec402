import { routeNamer } from "@/lib/platform/metrics";

const PATTERNS = ["/api/[[...path]]", "/api/users/[id]", "/api/users/[id]/reports", "/api/me", "/locales/[lng]/[file]"];
const PAGES = new Map([
  ["/love", "/love"],
  ["/somewhere", "/unknown"],
]);
const routeOf = routeNamer(PATTERNS, (path) => PAGES.get(path) ?? null);

test.each([
  ["/love?lang=ur-G4", "/love"],
  ["/somewhere", "/unknown"],
  ["/api/me", "/api/me"],
  ["/api/users/6f1c/reports?x=1", "/api/users/[id]/reports"],
  ["/api/users/6f1c", "/api/users/[id]"],
  ["/api/users/", "/api/[[...path]]"],
  ["/api/no/such/thing", "/api/[[...path]]"],
  ["/locales/en/ui.json", "/locales/[lng]/[file]"],
  ["/_next/static/chunks/a.js", "/_next"],
  ["/robots.txt", "other"],
  [undefined, "other"],
])("%s is counted as %s", (url, route) => {
  expect(routeOf(url)).toBe(route);
});
