import { resetEnvForTests } from "@/lib/platform/env";
import { transportSecurity } from "@/lib/platform/front/headers";

const environment = { ...process.env };
afterEach(() => {
  process.env = { ...environment };
  resetEnvForTests();
});

function told(settings: Record<string, string>, proto?: string): boolean {
  Object.assign(process.env, { APP_URL: "", TRUST_PROXY: "0", ...settings });
  resetEnvForTests();
  return transportSecurity(proto === undefined ? {} : { "x-forwarded-proto": proto }) !== null;
}

describe("https is asked for in future", () => {
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
