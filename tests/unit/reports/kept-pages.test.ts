import type { IncomingMessage } from "node:http";
import { findKeptPage, keepPage, pageKey } from "@/app/api/_kept-pages";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";

let version: string | null = "one";
jest.mock("@/lib/content/data/texts-version", () => ({ knownTextsVersion: () => version }));

const keyOf = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  pageKey(new URL(path, "http://host"), (name) => headers[name] ?? null);

test.each<[string, Record<string, string>, string]>([
  ["/api/reports/love/4", {}, "en /api/reports/love/4"],
  ["/api/reports/love/4?lang=ur-G4", {}, "ur-G4 /api/reports/love/4?lang=ur-G4"],
  ["/api/reports/love/4", { "accept-language": "hi" }, "hi-G4 /api/reports/love/4"],
  ["/api/emergency-view/4", { cookie: "selectedLanguage=hi-Latn" }, "hi-Latn /api/emergency-view/4"],
  ["/api/v2/reports/love?sample=1&type=3", {}, "en /api/v2/reports/love?sample=1&type=3"],
])("%s %j is kept by address and language", (path, headers, key) => {
  expect(keyOf(path, headers)).toBe(key);
});

test.each<[string, Record<string, string>]>([
  ["/api/reports/love/4", { cookie: `${USER_COOKIE}=x` }],
  ["/api/reports/love/4", { cookie: `a=b; ${ADMIN_COOKIE}=x` }],
  ["/api/reports/love/4?report=6e3f1d0a-0000-4000-8000-000000000000", {}],
  ["/api/v2/reports/love?pair=6e3f1d0a-0000-4000-8000-000000000000", {}],
  ["/api/reports/love/4?made=up", {}],
  [`/api/reports/love/4?lang=${"x".repeat(60)}`, {}],
  ["/api/reports/love/4/pdf", {}],
  ["/api/shared/abc", {}],
  ["/api/me", {}],
])("%s %j is not kept", (path, headers) => {
  expect(keyOf(path, headers)).toBeNull();
});

describe("a kept page", () => {
  const address = "/api/reports/love/5";
  const request = (headers: object = {}, method = "GET") => ({ method, headers }) as IncomingMessage;
  const find = (asked = request()) => findKeptPage(asked, new URL(address, "http://host"));
  beforeEach(async () => {
    version = "one";
    await keepPage("en /api/reports/love/5", "one", "<p>words</p>");
  });

  test("is found by whom nobody knows, and by nobody else", () => {
    expect(find()?.bodies.identity.toString()).toBe("<p>words</p>");
    expect(find()?.headers["cache-control"]).toBe("private, no-cache");
    expect(find(request({ cookie: `${USER_COOKIE}=x` }))).toBeNull();
    expect(find(request({ "accept-language": "ur" }))).toBeNull();
    expect(find(request({}, "POST"))).toBeNull();
  });

  test("is not found once a text has changed, nor while nobody knows", () => {
    version = "two";
    expect(find()).toBeNull();
    version = null;
    expect(find()).toBeNull();
  });

  test("is not found by an address that is past its limit, which the route then refuses", () => {
    const crowd = Array.from({ length: 700 }, () => find(request({ "x-ninefold-socket": "192.0.2.77" })));
    expect(crowd.filter((page) => page !== null)).toHaveLength(600);
    expect(find(request({ "x-ninefold-socket": "192.0.2.78" }))).not.toBeNull();
  });
});
