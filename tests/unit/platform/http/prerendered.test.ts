import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { languageRewrites } from "@/config/languages";
import { FLAG_ORDER } from "@/lib/assessment/domain/report-types";
import { prerenderedPages } from "@/lib/platform/http/prerendered";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { rawRequest } from "@/tests/support/raw-request";
import { rewritten } from "@/tests/support/rewrite";

const PATHS = ["/", "/love", "/wealth"];
const build = mkdtempSync(join(tmpdir(), "prerendered-"));
const codes = LOCALES.map(({ code }) => code);
const pages = codes.flatMap((code) => ["", "/love", "/wealth", "/secret"].map((path) => `/${code}${path}`));
let server: Server;
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest((server.address() as AddressInfo).port, { path, headers, method });

beforeAll(async () => {
  const routes = pages.map((page) => [page, { initialRevalidateSeconds: page.endsWith("/wealth") ? 60 : false }]);
  writeFileSync(join(build, "prerender-manifest.json"), JSON.stringify({ routes: Object.fromEntries(routes) }));
  for (const page of pages) {
    const file = join(build, "server", "app", `${page}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page);
    const headers = { "content-security-policy": `only ${page}`, "x-next-cache-tags": "a note to itself" };
    writeFileSync(file.replace(/html$/, "meta"), JSON.stringify({ headers }));
  }
  const respond = prerenderedPages({ build, paths: PATHS, flags: FLAG_ORDER, headers: { "X-Own": "yes" } });
  server = createServer((request, response) => {
    if (!respond(request, response)) response.writeHead(404).end("router");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  while ((await ask("/")).status === 404) await new Promise((done) => setTimeout(done, 10));
});

afterAll(() => {
  server.close();
  rmSync(build, { recursive: true });
});

describe("the page and its language are those that the rewrite rules find", () => {
  const queries = [
    "",
    "?lang=en",
    "?lang=ur-G4",
    "?lang=fr",
    "?lang=hi",
    "?lang=en&lang=hi-G4",
    "?x=love",
    "?love=false",
    "?love=true",
    "?wealth=false&love=1",
  ];
  const cookies = [
    "",
    "selectedLanguage=hi-Latn",
    "a=b; selectedLanguage=ur-G4; c=d",
    "selectedLanguage=nope",
    "xselectedLanguage=ur-G4",
  ];
  const accepted = ["", "en-US,en;q=0.9", "hi-IN,hi;q=0.9", "hi-Latn", "fr,ur;q=0.8,en", "de"];
  const cases = ["/", "/love"].flatMap((path) => queries.map((query) => `${path}${query}`));

  test.each(cases)("%s", async (address) => {
    for (const cookie of cookies) {
      for (const language of accepted) {
        const headers = { ...(cookie && { cookie }), ...(language && { "accept-language": language }) };
        const { pathname } = rewritten(languageRewrites, address, headers);
        expect((await ask(address, headers)).body.toString()).toBe(pathname);
      }
    }
  });
});

test("a flag without a value counts as well, which no rewrite rule can see", async () => {
  expect((await ask("/?love&lang=hi-G4")).body.toString()).toBe("/hi-G4/love");
});

describe("left to the router", () => {
  test.each([
    ["a page that is not among them", "/secret", {}],
    ["one that has the language in front", "/en/love", {}],
    ["one that is to be made again", "/wealth", {}],
    ["a theme by its flag that is not among them", "/?wealth=true", {}],
    ["data instead of the document", "/love?_rsc=1", { rsc: "1" }],
    ["an action", "/love", { "next-action": "1" }],
    ["a path that only looks like it", "/love/", {}],
    ["another case", "/LOVE", {}],
  ])("%s", async (_what, path, headers) => {
    expect((await ask(path, headers)).body.toString()).toBe("router");
  });

  test("anything but reading", async () => {
    expect((await ask("/love", {}, "POST")).body.toString()).toBe("router");
  });

  test("everything, where there is no build", async () => {
    const respond = prerenderedPages({ build: join(build, "none"), paths: PATHS, flags: [], headers: {} });
    await new Promise((done) => setTimeout(done, 50));
    expect(respond({ method: "GET", url: "/love", headers: {} } as never, {} as never)).toBe(false);
  });
});

describe("an answer", () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["gzip;q=0.0, br;q=0", undefined],
    ["brotli", undefined],
    ["", undefined],
  ] as const)("to Accept-Encoding %j comes as %s", async (accepted, encoding) => {
    const { headers, body } = await ask("/love", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect((encoding ? unpack[encoding](body) : body).toString()).toBe("/en/love");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["x-own"]).toBe("yes");
    expect(headers.vary).toMatch(/Cookie, Accept-Language, Accept-Encoding, rsc/);
  });

  test("is not sent again to somebody who holds it, and only to them", async () => {
    const { etag = "" } = (await ask("/love")).headers;
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask("/love", { "if-none-match": held });
      expect([again.status, again.body.length, again.headers.etag, again.headers["x-own"]]).toEqual([
        304,
        0,
        etag,
        "yes",
      ]);
    }
    const others: [string, Record<string, string>][] = [
      ["/", {}],
      ["/love?lang=ur-G4", {}],
      ["/love", { "accept-encoding": "gzip" }],
    ];
    for (const [path, headers] of others) {
      expect((await ask(path, { ...headers, "if-none-match": etag })).status).toBe(200);
    }
  });

  test("to HEAD has the same headers and no text", async () => {
    const [get, head] = [await ask("/love"), await ask("/love", {}, "HEAD")];
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  });
});
