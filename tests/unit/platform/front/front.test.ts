import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
import { pageFinder } from "@/lib/platform/front/find-page";
import { createFront } from "@/lib/platform/front/front";
import { readAssets, readPages } from "@/lib/platform/front/pages";
import type { Screen } from "@/lib/platform/front/screen";
import { setVisitorPages } from "@/lib/platform/front/visitor-pages";
import { SOCKET_ADDRESS_HEADER } from "@/lib/platform/http/address";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { rawRequest } from "@/tests/support/raw-request";

const SCREENS: readonly Screen[] = [
  { path: "/", audience: "any" },
  { path: "/love", audience: "any", flag: "love", formerPath: "/love-report" },
  { path: "/wealth", audience: "any", flag: "wealth" },
  { path: "/reports", audience: "user", otherwise: "/login", firstRequest: "/api/me" },
  { path: "/login", audience: "any" },
  { path: "/analytics", audience: "admin", otherwise: "/login", shortPath: "/admin" },
];
const PAGES = ["", "/love", "/wealth", "/reports", "/unknown", "/legacy/love"];
const SIGNED_IN = { cookie: `${USER_COOKIE}=sealed` };
const build = mkdtempSync(join(tmpdir(), "front-"));
let server: Server;
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest((server.address() as AddressInfo).port, { path, headers, method });

/** What Next.js would have been asked for. */
const leftTo = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  JSON.parse((await ask(path, headers, method)).body.toString()).url as string;

function writeBuild(): void {
  const routes = LOCALES.flatMap(({ code }) => PAGES.map((page) => `/${code}${page}`));
  const kept = routes.map((route) => [route, { initialRevalidateSeconds: route.endsWith("/wealth") ? 60 : false }]);
  const manifest = { routes: Object.fromEntries([...kept, ["/_not-found", { initialRevalidateSeconds: false }]]) };
  writeFileSync(join(build, "prerender-manifest.json"), JSON.stringify(manifest));
  for (const route of routes) {
    const file = join(build, "server", "app", `${route}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, route);
    writeFileSync(`${file}.gz`, gzipSync(route));
    writeFileSync(`${file}.br`, brotliCompressSync(route));
    const headers = { "content-security-policy": `only ${route}`, "x-next-cache-tags": "a note to itself" };
    writeFileSync(file.replace(/html$/, "meta"), JSON.stringify({ headers }));
  }
}

const ASSETS = { "a.js": "run()", "b.css": "p { color: red }" };

/** A script and a style as a build leaves them. */
function writeAssets(): void {
  for (const [name, text] of Object.entries(ASSETS)) {
    const file = join(build, "static", "chunks", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}

beforeAll(async () => {
  writeBuild();
  writeAssets();
  const [pages, assets] = await Promise.all([readPages(build), readAssets(build)]);
  const front = createFront({ findPage: pageFinder(SCREENS, ["api", "_next"]), pages, assets });
  server = createServer(async (request, response) => {
    if (!(await front(request, response))) {
      response.end(JSON.stringify({ url: request.url, socket: request.headers[SOCKET_ADDRESS_HEADER] }));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(() => {
  server.close();
  rmSync(build, { recursive: true });
});

describe("a page is sent from memory", () => {
  test.each<[string, Record<string, string>, string]>([
    ["/", {}, "/en"],
    ["/love", {}, "/en/love"],
    ["/love?lang=ur-G4", {}, "/ur-G4/love"],
    ["/love", { cookie: "selectedLanguage=hi-Latn" }, "/hi-Latn/love"],
    ["/love", { "accept-language": "hi" }, "/hi-G4/love"],
    ["/?love&lang=hi-G4", {}, "/hi-G4/love"],
    ["/hi-G4/love?lang=en", { cookie: "selectedLanguage=ur-G4" }, "/hi-G4/love"],
    ["/EN/love", {}, "/en/love"],
    ["/ur-G4", {}, "/ur-G4"],
    ["/no/such/page", { "accept-language": "ur" }, "/ur-G4/unknown"],
    ["/LOVE", {}, "/en/unknown"],
    ["/%ff", {}, "/en/unknown"],
    ["/%E0%A4%86", {}, "/en/unknown"],
    ["/love-report/2019/mine", {}, "/en/legacy/love"],
    ["/reports", SIGNED_IN, "/en/reports"],
    ["/love", { cookie: ";;=;selectedLanguage;=x", "accept-language": ",;q=" }, "/en/love"],
    ["/love?lang=%ff&lang", {}, "/en/love"],
  ])("%s %j is %s", async (address, headers, page) => {
    const { status, body, headers: told } = await ask(address, headers);
    expect([status, body.toString()]).toEqual([200, page]);
    expect(told["content-security-policy"]).toBe(`only ${page}`);
    expect(told["cache-control"]).toBe("private, no-cache");
    expect(told["x-content-type-options"]).toBe("nosniff");
    expect(told["x-next-cache-tags"]).toBeUndefined();
  });
});

test("a page says what its screen will ask for first, in the way in which it will ask", async () => {
  const { headers } = await ask("/reports", SIGNED_IN);
  expect(headers.link).toBe("</api/me>; rel=preload; as=fetch; crossorigin=use-credentials");
  for (const path of ["/", "/reports"]) expect((await ask(path)).headers.link).toBeUndefined();
});

describe("left to Next.js, under its language", () => {
  test.each<[string, string, Record<string, string>, string]>([
    ["a page that the build did not make", "/login?a=1", {}, "/en/login?a=1"],
    ["one that is to be made again", "/wealth", { "accept-language": "ur" }, "/ur-G4/wealth"],
    ["a theme by its flag", "/?wealth=true", {}, "/en/wealth?wealth=true"],
    ["data instead of the document", "/love?_rsc=1", { rsc: "1" }, "/en/love?_rsc=1"],
    ["data of the start", "/?_rsc=1&lang=ur", { rsc: "1" }, "/ur-G4?_rsc=1&lang=ur"],
    ["an action", "/love", { "next-action": "1" }, "/en/love"],
    ["a path to be redirected", "/love/", {}, "/love/"],
    ["the API", "/api/blocks?type=4", {}, "/api/blocks?type=4"],
  ])("%s", async (_what, path, headers, url) => {
    expect(await leftTo(path, headers)).toBe(url);
  });

  test("anything but reading", async () => {
    expect(await leftTo("/love", {}, "POST")).toBe("/en/love");
  });

  test("with the address of the socket, whatever the client says of it", async () => {
    const { body } = await ask("/api/me", { [SOCKET_ADDRESS_HEADER]: "203.0.113.9" });
    expect(JSON.parse(body.toString()).socket).toBe("127.0.0.1");
  });

  test("with the headers of its answer", async () => {
    expect((await ask("/api/me")).headers["referrer-policy"]).toBe("no-referrer");
    expect((await ask("/login")).headers["cache-control"]).toBe("private, no-cache");
  });
});

test("a visitor who does not belong is sent away with the query, by document and by data", async () => {
  const visitors: Record<string, string>[] = [{}, { rsc: "1" }, { cookie: "other=1" }];
  for (const headers of visitors) {
    for (const path of ["/reports?lang=ur-G4", "/en/reports?lang=ur-G4"]) {
      const { status, headers: told } = await ask(path, headers);
      expect([status, told.location, told["cache-control"]]).toEqual([307, "/login?lang=ur-G4", "private, no-cache"]);
    }
  }
});

test("a short address leads to its screen, with the query, whoever asks; the screen itself turns away", async () => {
  const visitors: Record<string, string>[] = [{}, { cookie: `${ADMIN_COOKIE}=sealed` }];
  for (const headers of visitors) {
    for (const path of ["/admin?lang=ur-G4", "/en/admin?lang=ur-G4"]) {
      const { status, headers: told } = await ask(path, headers);
      expect([status, told.location, told["cache-control"]]).toEqual([
        307,
        "/analytics?lang=ur-G4",
        "private, no-cache",
      ]);
    }
  }
  expect((await ask("/analytics")).headers.location).toBe("/login");
  expect((await ask("/admin/no")).body.toString()).toBe("/en/unknown");
});

test("scripts and styles come from memory in the smallest encoding, for good, and say little else", async () => {
  for (const [name, type] of [
    ["a.js", "text/javascript; charset=utf-8"],
    ["b.css", "text/css; charset=utf-8"],
  ] as const) {
    const path = `/_next/static/chunks/${name}`;
    const { status, headers, body } = await ask(path, { "accept-encoding": "gzip, br" });
    expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, type, "br"]);
    expect(brotliDecompressSync(body).toString()).toBe(ASSETS[name]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-security-policy"]).toBeUndefined();
    expect((await ask(path, { "if-none-match": headers.etag ?? "" })).status).toBe(200);
    expect((await ask(path, { "accept-encoding": "br", "if-none-match": headers.etag ?? "" })).status).toBe(304);
  }
  // What the build does not have is left to Next.js, the compressed files of ours among it.
  expect(JSON.parse((await ask("/_next/static/chunks/a.js.br")).body.toString()).url).toContain("a.js.br");
});

test("a folder without a finished build is refused", async () => {
  await expect(readPages(join(build, "none"))).rejects.toThrow("ENOENT");
  await expect(readAssets(join(build, "none"))).rejects.toThrow("ENOENT");
});

describe("an answer", () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["*", "br"],
    ["gzip;q=0.0, br;q=0", undefined],
    ["brotli", undefined],
    ["", undefined],
  ] as const)("to Accept-Encoding %j comes as %s", async (accepted, encoding) => {
    const { headers, body } = await ask("/love", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect((encoding ? unpack[encoding](body) : body).toString()).toBe("/en/love");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers.vary).toMatch(/Cookie, Accept-Language, Accept-Encoding, rsc/);
  });

  test("is not sent again to somebody who holds it, and only to them", async () => {
    const { etag = "" } = (await ask("/love")).headers;
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask("/love", { "if-none-match": held });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers["content-security-policy"]).toBe("only /en/love");
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

describe("a page that is kept for visitors", () => {
  const identity = Buffer.from("kept");
  const bodies = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
  beforeAll(() =>
    setVisitorPages((_, { pathname, search }) =>
      pathname + search === "/api/kept?lang=en" ? { hash: "h", headers: { "cache-control": "private" }, bodies } : null,
    ),
  );
  afterAll(() => setVisitorPages(() => null));

  test("is sent before Next.js is asked, and not sent again to who has it", async () => {
    const { status, body, headers } = await ask("/api/kept?lang=en", { "accept-encoding": "br" });
    expect([status, brotliDecompressSync(body).toString(), headers["cache-control"]]).toEqual([200, "kept", "private"]);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const known = { "accept-encoding": "br", "if-none-match": String(headers.etag) };
    expect((await ask("/api/kept?lang=en", known)).status).toBe(304);
  });

  test("is waited for where the database says whose it is, and is left to Next.js where that fails", async () => {
    const page = { hash: "h", headers: {}, bodies };
    setVisitorPages(async (_, { pathname }) => {
      if (pathname === "/api/down") throw new Error("no database");
      return pathname === "/api/own" ? page : null;
    });
    expect((await ask("/api/own")).body.toString()).toBe("kept");
    expect(await leftTo("/api/others")).toBe("/api/others");
    expect(await leftTo("/api/down")).toBe("/api/down");
  });

  test("leaves every other address to Next.js", async () => {
    expect(await leftTo("/api/kept")).toBe("/api/kept");
    expect(await leftTo("/api//kept?lang=en")).toBe("/api//kept?lang=en");
  });
});
