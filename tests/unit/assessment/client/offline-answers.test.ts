import { createAnswers } from "@/lib/assessment/client/offline/answers";
import { createKeeper } from "@/lib/assessment/client/offline/keeper";
import {
  cacheOf,
  keptPage,
  OFFLINE_CACHE,
  OFFLINE_PAGE,
  type OfflineFiles,
} from "@/lib/assessment/client/offline/offline-files";
import { fakeCaches } from "@/tests/support/fake-caches";

const ORIGIN = "https://ninefold.example";
const filesOf = (release: string): OfflineFiles => ({
  release,
  pages: ["/", "/rheti", "/offline"],
  shared: ["/_next/static/chunks/a.js"],
  languages: { en: ["/locales/en/blocks.json?v=1"], "hi-G4": [], "hi-Latn": [], "ur-G4": [] },
});

/** What the server sends; "away" where it cannot be reached. */
let server: (address: string, init?: RequestInit) => Response | "away";
let asked: string[] = [];
const caches = fakeCaches(ORIGIN);

const load: typeof fetch = async (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
  asked.push(pathname + search);
  const answer = server(pathname + search, init);
  if (answer === "away") throw new TypeError("Failed to fetch");
  return answer;
};

const release = (name: string) => {
  const files = filesOf(name);
  const keeper = createKeeper(files, caches, load);
  return { keeper, answer: createAnswers(files, keeper, load) };
};

const page = (name: string, address: string) =>
  new Response(`${address} of ${name}`, { headers: { vary: "cookie", "content-encoding": "br", "x-kept": "yes" } });

const request = (path: string, init: RequestInit & { navigates?: boolean } = {}) => {
  const made = new Request(ORIGIN + path, init);
  // No program may make such a request; a browser does.
  if (init.navigates) Object.defineProperty(made, "mode", { value: "navigate" });
  return made;
};
const rsc = (path: string, more: Record<string, string> = {}) => request(path, { headers: { rsc: "1", ...more } });
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();

beforeEach(async () => {
  await caches.clear();
  asked = [];
  server = (address) => page("one", address);
});

describe("what is kept", () => {
  test("is all of a language, in both forms of a page, and then noted", async () => {
    const { keeper } = release("one");
    expect(await keeper.language()).toBeNull();
    await keeper.keep("en");
    expect(asked.sort()).toEqual([
      "/_next/static/chunks/a.js",
      "/en",
      "/en/offline",
      "/en/offline?_rsc",
      "/en/rheti",
      "/en/rheti?_rsc",
      "/en?_rsc",
      "/locales/en/blocks.json?v=1",
    ]);
    expect(await keeper.language()).toBe("en");
    asked = [];
    await keeper.keep("en");
    expect(asked).toEqual([]);
  });

  test.each([
    ["a page of another release", (address: string) => page(address.startsWith("/en") ? "two" : "one", address)],
    [
      "a file that is gone",
      (address: string) => (address.endsWith(".js") ? new Response("", { status: 404 }) : page("one", address)),
    ],
    [
      "no answer",
      (address: string) => (address === "/en/rheti?_rsc" ? "away" : page("one", address)) as Response | "away",
    ],
  ] as const)("is not noted with %s", async (_, answers) => {
    server = answers;
    const { keeper } = release("one");
    await expect(keeper.keep("en")).rejects.toThrow();
    expect(await keeper.language()).toBeNull();
  });

  test("stays in the next release where its name is the same, and goes where it is not needed", async () => {
    await release("one").keeper.keep("en");
    asked = [];
    server = (address) => page("two", address);
    const { keeper } = release("two");
    await keeper.keep("en");
    expect(asked).not.toContain("/_next/static/chunks/a.js");
    await keeper.forgetOthers();
    expect(await caches.keys()).toEqual([OFFLINE_CACHE, cacheOf("two")]);
  });
});

describe("the answer to a page", () => {
  test("is the network's, as long as it gives one", async () => {
    const { keeper, answer } = release("one");
    await keeper.keep("en");
    server = () => new Response("fresh");
    expect(await textOf(answer(request("/rheti", { navigates: true }), ORIGIN))).toBe("fresh");
    expect(await textOf(answer(rsc("/rheti?_rsc=x"), ORIGIN))).toBe("fresh");
  });

  test.each<[string, () => Response | "away"]>([
    ["without a connection", () => "away"],
    ["of a server that is away", () => new Response("try later", { status: 503 })],
  ])("%s is the kept one, in its form, with its headers and without those of the way", async (_, answers) => {
    const { keeper, answer } = release("one");
    await keeper.keep("en");
    server = answers;
    for (const address of ["/rheti", "/rheti?lang=en", "/en/rheti", "/rheti?lang=ur-G4"]) {
      const found = await answer(request(address, { navigates: true }), ORIGIN);
      expect(await found?.text()).toBe("/en/rheti of one");
      expect([...(found?.headers.keys() ?? [])].sort()).toEqual(["content-type", "x-kept"]);
    }
    expect(await textOf(answer(request("/", { navigates: true }), ORIGIN))).toBe("/en of one");
    expect(await textOf(answer(rsc("/rheti?_rsc=x"), ORIGIN))).toBe("/en/rheti?_rsc of one");
  });

  test("is the kept one where the network is silent for too long", async () => {
    const { keeper } = release("one");
    await keeper.keep("en");
    const silent: typeof fetch = () => new Promise(() => undefined);
    jest.useFakeTimers();
    const answer = createAnswers(filesOf("one"), keeper, silent)(request("/rheti", { navigates: true }), ORIGIN);
    await jest.advanceTimersByTimeAsync(5_000);
    jest.useRealTimers();
    expect(await textOf(answer)).toBe("/en/rheti of one");
  });

  test("that is not kept is, without a connection, the page that says so, in the language of the steps", async () => {
    const { keeper, answer } = release("one");
    await keeper.keep("en");
    server = () => "away";
    for (const address of ["/reports", "/en/reports", "/reports?lang=ur-G4", "/api/reports/love/4/pdf", "/ur-G4/x"])
      expect(await textOf(answer(request(address, { navigates: true }), ORIGIN))).toBe("/en/offline of one");
    server = (address) => page("one", address);
    await keeper.keep("ur-G4");
    server = () => "away";
    expect(await textOf(answer(request("/reports", { navigates: true }), ORIGIN))).toBe("/ur-G4/offline of one");
  });

  test("that is not kept is the network's wherever it gives one, also a refusal or that it cannot now", async () => {
    const { keeper, answer } = release("one");
    await keeper.keep("en");
    for (const status of [200, 404, 503]) {
      server = () => new Response("its own", { status });
      const found = await answer(request("/reports", { navigates: true }), ORIGIN);
      expect([found?.status, await found?.text()]).toEqual([status, "its own"]);
    }
  });

  test("is a failure where nothing is kept", async () => {
    server = () => "away";
    for (const path of ["/rheti", "/reports"])
      await expect(release("one").answer(request(path, { navigates: true }), ORIGIN)).rejects.toThrow(TypeError);
  });
});

test("a script is taken from any release that is kept, and else from the network", async () => {
  await release("one").keeper.keep("en");
  const { answer } = release("two");
  server = () => new Response("", { status: 404 });
  expect(await textOf(answer(request("/_next/static/chunks/a.js"), ORIGIN))).toBe("/_next/static/chunks/a.js of one");
  expect((await answer(request("/_next/static/chunks/b.js"), ORIGIN))?.status).toBe(404);
});

test("the texts of a step come from the file where the server gives none, and a refusal stays one", async () => {
  const { keeper, answer } = release("one");
  const block = { title: "t", description: "d", gift: "g", watch: "w" };
  server = (address) =>
    address.startsWith("/locales") ? Response.json({ blocks: { "4w3": block, "4w5": block } }) : page("one", address);
  await keeper.keep("en");
  server = () => new Response("", { status: 429 });
  expect((await answer(request("/api/blocks?type=4&locale=en"), ORIGIN))?.status).toBe(429);
  server = () => "away";
  expect(await (await answer(request("/api/blocks?type=4&locale=en"), ORIGIN))?.json()).toHaveLength(2);
  await expect(answer(request("/api/blocks?type=4&locale=ur-G4"), ORIGIN)).rejects.toThrow(TypeError);
});

test.each([
  ["what changes something", request("/rheti", { method: "POST" })],
  ["the API", request("/api/me")],
  ["the data of another screen", rsc("/privacy?_rsc=x")],
  ["a part that is fetched ahead", rsc("/rheti", { "next-router-prefetch": "1" })],
  ["a page that is only read", request("/rheti")],
  ["texts without a version", request("/locales/en/ui.json")],
  ["another site", new Request("https://elsewhere.example/rheti")],
])("%s is left to the browser", (_, each) => {
  expect(release("one").answer(each, ORIGIN)).toBeNull();
});

test("a path means a page with and without its language", () => {
  const pages = ["/", "/rheti"];
  expect(keptPage("/", pages)).toEqual({ page: "/", locale: null });
  expect(keptPage("/ur-G4", pages)).toEqual({ page: "/", locale: "ur-G4" });
  expect(keptPage("/ur-G4/rheti", pages)).toEqual({ page: "/rheti", locale: "ur-G4" });
  for (const path of ["/rheti/x", "/ur-G4/x", "/xx/rheti"])
    expect(keptPage(path, pages)).toMatchObject({ page: OFFLINE_PAGE });
});
