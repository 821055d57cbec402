import { resetEnvForTests } from "@/lib/platform/env";
import { assertSameOrigin } from "@/lib/platform/http/origin";

const APP_URL = "https://ninefold.example";

function allowed(method: string, origin: string | null, host = "localhost:3000", appUrl = "") {
  process.env.APP_URL = appUrl;
  resetEnvForTests();
  const headers = new Headers({ host });
  if (origin !== null) headers.set("origin", origin);
  try {
    assertSameOrigin(new Request("http://localhost:3000/", { method, headers }));
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "foreign_origin" });
    return false;
  }
}

afterAll(() => {
  delete process.env.APP_URL;
  resetEnvForTests();
});

test.each<[string, boolean, [origin: string | null, host?: string, appUrl?: string]]>([
  ["no browser", true, [null]],
  ["the host itself", true, ["http://localhost:3000"]],
  ["another port", false, ["http://localhost:3001"]],
  ["another site", false, ["https://evil.example"]],
  ["a site whose name begins alike", false, ["http://localhost:3000.evil.example"]],
  ["a sandboxed page", false, ["null"]],
  ["no address at all", false, ["localhost:3000"]],
  ["the public address, behind a proxy that changes the host", true, [APP_URL, "app:3000", APP_URL]],
  ["the public address without encryption", false, ["http://ninefold.example", "app:3000", APP_URL]],
  [
    "the host by which it was asked, where the public address is another",
    false,
    ["http://app:3000", "app:3000", APP_URL],
  ],
  ["another site, behind a proxy", false, ["https://evil.example", "app:3000", APP_URL]],
])("a write from %s: %s", (_what, expected, [origin, host, appUrl]) => {
  for (const method of ["POST", "PATCH", "PUT", "DELETE"]) expect(allowed(method, origin, host, appUrl)).toBe(expected);
});

test("reading is free from anywhere", () => {
  for (const method of ["GET", "HEAD", "OPTIONS"]) expect(allowed(method, "https://evil.example")).toBe(true);
});
