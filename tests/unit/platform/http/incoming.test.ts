import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resetEnvForTests } from "@/lib/platform/env";
import { withLanguageAsKept } from "@/lib/platform/http/language-path";
import { explainRefusedMethod } from "@/lib/platform/http/refused-method";
import { transportSecurity } from "@/lib/platform/http/transport-security";
import { rawRequest } from "@/tests/support/raw-request";

test.each([
  ["/Hi-G4/xx", "/hi-G4/xx"],
  ["/HI-LATN?a=/EN/", "/hi-Latn?a=/EN/"],
  ["/EN", "/en"],
  ["/ur-G4/Love", "/ur-G4/Love"],
  ["/England/x", "/England/x"],
  ["/", "/"],
  ["/love/EN", "/love/EN"],
])("%s is %s", (asked, kept) => expect(withLanguageAsKept(asked)).toBe(kept));

describe("https is asked for in future", () => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
    resetEnvForTests();
  });
  const told = (settings: Record<string, string>, proto?: string) => {
    Object.assign(process.env, { APP_URL: "", TRUST_PROXY: "0", ...settings });
    resetEnvForTests();
    return transportSecurity(proto === undefined ? {} : { "x-forwarded-proto": proto }) !== null;
  };
  test("where the product stands behind it", () => expect(told({ APP_URL: "https://example.org" })).toBe(true));
  test("where a trusted proxy says so", () => expect(told({ TRUST_PROXY: "1" }, "https")).toBe(true));
  test("by the proxy nearest to us", () => {
    expect(told({ TRUST_PROXY: "1" }, "http, https")).toBe(true);
    expect(told({ TRUST_PROXY: "1" }, "https, http")).toBe(false);
  });
  test("and nowhere else", () => {
    expect(told({})).toBe(false);
    expect(told({ APP_URL: "http://localhost:3000" })).toBe(false);
    expect(told({}, "https")).toBe(false);
    expect(told({ TRUST_PROXY: "1" })).toBe(false);
  });
});

describe("a refused method", () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      explainRefusedMethod(request, response);
      if (request.url === "/api/own") {
        response.setHeader("content-type", "text/plain");
        response.writeHead(405).end("own words");
        return;
      }
      response.statusCode = request.url?.startsWith("/api/fine") ? 200 : 405;
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => server.close());
  const ask = (path: string, method: string, headers = {}) =>
    rawRequest((server.address() as AddressInfo).port, { path, method, headers });

  test("is explained in the body of every failure, in the language of the request", async () => {
    const { status, headers, body } = await ask("/api/blocks?lang=ur-G4", "DELETE");
    expect([status, headers["content-type"]]).toEqual([405, "application/json"]);
    const problem = JSON.parse(body.toString());
    expect(problem.code).toBe("method_not_allowed");
    expect(problem.message).toMatch(/\p{Script=Arabic}/u);
    expect(problem.error).toBe(problem.message);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });
  test("keeps what somebody else said of it, and other answers are left alone", async () => {
    expect((await ask("/api/own", "GET")).body.toString()).toBe("own words");
    expect((await ask("/love", "POST")).body).toHaveLength(0);
    expect((await ask("/api/fine", "GET")).body).toHaveLength(0);
  });
});
