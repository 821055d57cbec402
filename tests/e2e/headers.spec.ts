import { expect } from "@playwright/test";
import { inlineScriptSources } from "@/config/page-policy";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { rawRequest } from "@/tests/support/raw-request";
import { SCREENS } from "./screens";
import { test } from "./support/accounts";
import { complaintsOf } from "./support/look";
import { finishedRun } from "./support/runs";
import { saveRun, someAddress } from "./support/visitor";

const PATHS = [...new Set(Object.values(SCREENS).flatMap((states) => states.map(({ path }) => path)))].filter(
  (path) => typeof path === "string",
);

const directivesOf = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(policy.split(";").map((each) => [each.trim().split(" ")[0], each.trim().split(" ").slice(1)]));

for (const { code } of LOCALES) {
  test(`${code}: every page is answered with a strict policy that covers it, and nothing in it breaks it`, async ({
    browser,
    owner,
    admin,
  }) => {
    const cookies = [...owner.storageState.cookies, ...admin.storageState.cookies];
    const context = await browser.newContext({
      storageState: { ...owner.storageState, cookies },
      extraHTTPHeaders: { "x-forwarded-for": someAddress() },
    });
    await saveRun(context, owner.id, finishedRun());
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const path of PATHS) {
      const address = `${path}${path.includes("?") ? "&" : "?"}lang=${code}`;
      const answer = await page.goto(address);
      const policy = (await answer?.headerValues("content-security-policy")) ?? [];
      expect(policy, address).toHaveLength(1);
      const scripts = directivesOf(policy[0] ?? "")["script-src"] ?? [];
      expect(scripts.filter((source) => !/^'(?:self|sha256-[\w+/]{43}=)'$/.test(source))).toEqual([]);
      const inline = inlineScriptSources((await answer?.text()) ?? "");
      expect(inline.length).toBeGreaterThan(0);
      expect(scripts).toEqual(expect.arrayContaining(inline));
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("what a page's policy refuses is refused, and told", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto("/login");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="/none.png" onerror="document.title = 1">');
  });
  await expect.poll(() => complaints.filter((each) => each.startsWith("policy violated")).length).toBeGreaterThan(1);
  expect(await page.title()).not.toMatch(/taken over|^1$/);
  await context.close();
});

test("every answer says what a browser may do with it", async ({ request, owner }) => {
  const answers = ["/", "/en/love", "/login", "/api/blocks?type=4", "/api/nothing", owner.reports.en, "/icon.svg"];
  for (const path of answers) {
    const headers = (await request.get(path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    const told = path.startsWith("/api/") ? "no-referrer" : "strict-origin-when-cross-origin";
    expect(headers["referrer-policy"], path).toBe(told);
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
  expect((await request.get("/api/blocks?type=4")).headers()["content-security-policy"]).toContain(
    "default-src 'none'",
  );
  expect((await request.get("/api/nothing")).headers()["content-security-policy"]).toContain("default-src 'none'");
});

test("https is asked for behind a proxy that speaks it, and not without", async ({ request }) => {
  for (const path of ["/", "/login", "/api/blocks?type=4"]) {
    const plain = await request.get(path);
    expect(plain.headers()["strict-transport-security"]).toBeUndefined();
    const secured = await request.get(path, { headers: { "x-forwarded-proto": "https" } });
    expect(secured.headers()["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
  }
});

test("an idle connection outlives the minute that balancers wait", async ({ origin }) => {
  const answer = await rawRequest(Number(new URL(origin).port), {
    path: "/api/health/live",
    headers: { connection: "keep-alive" },
  });
  expect(answer.headers["keep-alive"]).toBe("timeout=65");
});

test("a method that a route does not know is refused in words", async ({ request }) => {
  const answer = await request.delete("/api/blocks?type=4", { headers: { "accept-encoding": "gzip" } });
  expect(answer.status()).toBe(405);
  expect(await answer.json()).toMatchObject({ code: "method_not_allowed", message: expect.stringMatching(/\w/) });
});

test("nobody has pictures resized here", async ({ request }) => {
  const response = await request.get("/_next/image?url=%2Ficon.svg&w=64&q=75");
  expect(response.status()).toBe(404);
});

test("another site cannot have a visitor's browser change anything", async ({ request }) => {
  const headers = { origin: "https://elsewhere.example" };
  const answer = await request.post("/api/analytics", { headers, data: {} });
  expect(answer.status()).toBe(403);
});
