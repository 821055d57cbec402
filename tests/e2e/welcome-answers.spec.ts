import { expect } from "@playwright/test";
import { inlineScriptSources } from "@/config/page-policy";
import { SCREENS } from "@/config/screens";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { test } from "./support/accounts";

/** Where the screens of administrators, and of everybody else, are asked for. */
const ADMIN = SCREENS.filter(({ audience }) => audience === "admin").map(({ path }) => path);
const OTHERS = SCREENS.filter(({ audience }) => audience !== "admin").map(({ path }) => path);

for (const { code } of LOCALES) {
  test(`every screen in ${code} is sent from memory, compressed, with its own policy`, async ({
    owner,
    admin,
    playwright,
    origin,
  }) => {
    for (const [paths, { storageState }] of [
      [OTHERS, owner],
      [ADMIN, admin],
    ] as const) {
      const request = await playwright.request.newContext({ baseURL: origin, storageState });
      for (const path of [...paths, "/no/such/page", "/love-report/mine"]) {
        const answer = await request.get(path, { params: { lang: code }, headers: { "accept-encoding": "gzip, br" } });
        expect(answer.status(), path).toBe(200);
        const { "x-nextjs-prerender": routed, "content-encoding": encoding, ...headers } = answer.headers();
        expect([routed, encoding], `${path}: the router marks its answers`).toEqual([undefined, "br"]);
        expect(headers["cache-control"]).toBe("private, no-cache");
        const text = await answer.text();
        expect(text).toContain(`<html lang="${code}"`);
        for (const source of inlineScriptSources(text)) expect(headers["content-security-policy"]).toContain(source);
        const named = await request.get(`/${code}${path === "/" ? "" : path}`);
        if (!path.startsWith("/love-report")) expect(await named.text()).toBe(text);
      }
      await request.dispose();
    }
  });
}

test("data for a change of screen and a theme by its flag come from Next.js", async ({ request }) => {
  const data = await request.get("/love?_rsc=1", { headers: { rsc: "1" } });
  expect(data.headers()["content-type"]).toContain("text/x-component");
  const flagged = await request.get("/?love=true");
  expect(await flagged.text()).toBe(await (await request.get("/love")).text());
});

for (const path of ["/LOVE", "/en/Love", "/nothing/at/all", "/hi-G4/nothing", "/Hi-G4/xx", "/~/love"]) {
  test(`${path} shows the welcome screen`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text).toContain('id="begin"');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
  });
}
