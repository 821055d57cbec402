import { expect, test } from "@playwright/test";
import { THEMES } from "@/lib/assessment/domain/report-types";
import { LOCALES } from "@/lib/platform/i18n/locales";

const PATHS = ["", ...THEMES.map((theme) => `/${theme}`)];

/** Headers by which the router says how it came by its answer, and those that name or measure this one. */
const OWN = /^(?:x-nextjs-.*|etag|vary|date|connection|keep-alive|content-length|content-encoding|transfer-encoding)$/;

// The router answers the address with the language in front; what stands before it answers the one without.
for (const { code } of LOCALES) {
  test(`welcome screens in ${code} are the router's, sooner`, async ({ request }) => {
    await expect.poll(async () => (await request.get("/")).headers()["x-nextjs-prerender"]).toBeUndefined();
    for (const path of PATHS) {
      const routed = await request.get(`/${code}${path}`);
      const sent = await request.get(`${path || "/"}?lang=${code}`);
      const told = (headers: Record<string, string>) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name)));
      expect(sent.status()).toBe(200);
      expect(sent.headers()["x-nextjs-prerender"], "the router's mark").toBeUndefined();
      expect(await sent.text()).toBe(await routed.text());
      expect(told(sent.headers())).toEqual(told(routed.headers()));
    }
  });
}

test("data for a change of screen and a theme by its flag come from the router", async ({ request }) => {
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
