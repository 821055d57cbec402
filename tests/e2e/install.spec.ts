import { expect } from "@playwright/test";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { test } from "./support/visitor";
import { words } from "./support/words";

/** Width and height of a PNG stand behind its signature and the head of its first part. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the product can be installed, in every language", async ({ page, request }) => {
  for (const { code, tag, dir } of LOCALES) {
    const html = await (await request.get(`/love?lang=${code}`)).text();
    const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      lang: tag,
      dir,
      start_url: "/",
      scope: "/",
      display: "standalone",
      description: words(code, "header.tagline"),
    });
    expect(manifest.icons.map(({ purpose, sizes }: Record<string, string>) => purpose ?? sizes)).toEqual([
      "192x192",
      "512x512",
      "maskable",
    ]);
    for (const { src, sizes } of manifest.icons) expect(sizeOf(await (await request.get(src)).body())).toBe(sizes);
    const [, apple = ""] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? [];
    expect(sizeOf(await (await request.get(apple)).body())).toBe("180x180");
  }
  await page.goto("/love");
  const network = await page.context().newCDPSession(page);
  expect((await network.send("Page.getAppManifest")).errors).toEqual([]);
});

test("the worker's script is asked for at every visit, and may speak with us alone", async ({ request }) => {
  const headers = (await request.get("/service-worker.js")).headers();
  expect(headers["content-type"]).toContain("javascript");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
});
