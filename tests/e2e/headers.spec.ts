import { expect } from "@playwright/test";
import { inlineScriptSources } from "@/config/page-policy";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { rawRequest } from "@/tests/support/raw-request";
import { SCREENS } from "./screens";
import { test } from "./support/accounts";
import { reportViolations } from "./support/violations";
import { someAddress } from "./support/visitor";

const PATHS = [...new Set(Object.values(SCREENS).flatMap((states) => states.map(({ path }) => path)))].filter(
  (path) => typeof path === "string",
);

const directivesOf = (policy: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(policy.split(";").map((each) => [each.trim().split(" ")[0], each.trim().split(" ").slice(1)]));

// That nothing in a page breaks its policy is asked where every state of every page is opened: accessibility.spec.ts.
test("every page is answered with a strict policy that covers it, in every language", async ({
  playwright,
  origin,
  owner,
  admin,
}) => {
  const visitor = await playwright.request.newContext({
    baseURL: origin,
    storageState: { origins: [], cookies: [...owner.storageState.cookies, ...admin.storageState.cookies] },
    extraHTTPHeaders: { "x-forwarded-for": someAddress(), accept: "text/html" },
  });
  for (const { code } of LOCALES)
    for (const path of PATHS) {
      // What stands behind the hash is the browser's alone.
      const [asked = path] = path.split("#");
      const address = `${asked}${asked.includes("?") ? "&" : "?"}lang=${code}`;
      const answer = await visitor.get(address);
      const html = await answer.text();
      expect(html, address).toContain(`<html lang="${code}"`);
      const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === "content-security-policy");
      expect(policies, address).toHaveLength(1);
      const scripts = directivesOf(policies[0]?.value ?? "")["script-src"] ?? [];
      expect(scripts.filter((source) => !/^'(?:self|sha256-[\w+/]{43}=)'$/.test(source))).toEqual([]);
      const inline = inlineScriptSources(html);
      expect(inline.length).toBeGreaterThan(0);
      expect(scripts).toEqual(expect.arrayContaining(inline));
    }
  await visitor.dispose();
});

test("what a page's policy refuses is refused, and told", async ({ browser }) => {
  const context = await browser.newContext();
  await reportViolations(context);
  const page = await context.newPage();
  const refused = new Set<string>();
  page.on("console", (message) => {
    if (message.text().startsWith("policy violated")) refused.add(message.text());
  });
  await page.goto("/login");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", '<img src="/none.png" onerror="document.title = 1">');
  });
  await expect.poll(() => refused.size).toBeGreaterThan(1);
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

test("scripts and styles are taken for what they are, kept for good, and say no more", async ({ request }) => {
  const page = await (await request.get("/love")).text();
  for (const [path = ""] of [/\/_next\/static\/[^"]+\.js/.exec(page), /\/_next\/static\/[^"]+\.css/.exec(page)].map(
    (found) => found ?? [],
  )) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-type"], path).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
    expect(headers["permissions-policy"], path).toBeUndefined();
  }
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
