import "fake-indexeddb/auto";
import { ERROR_STATUS } from "@/lib/platform/errors/codes";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { memoryStorage, type OutboxStorage, withFallback } from "@/lib/platform/outbox/storage";
import { ASHA, browser, request, SHELVES, unreachable } from "./controlled-browser";

describe.each(SHELVES)("an outbox %s", (_name, shelf) => {
  test("keeps a request over a closed tab, sends it from the next, and forgets it", async () => {
    const { world, tab, sent } = browser(shelf);
    await tab().put(request("a"));
    const next = tab();
    expect(await next.entries()).toMatchObject([{ id: "a", userId: ASHA, tries: 0 }]);
    world.time += 10_000;
    await next.drain();
    expect(sent).toMatchObject([{ id: "a", method: "POST", path: "/api/a", body: { of: "a" } }]);
    expect(await next.entries()).toEqual([]);
    await next.drain({ skipBackoff: true });
    expect(sent).toHaveLength(1);
  });

  test("leaves a fresh request to the tab that put it, for a moment", async () => {
    const { world, tab, sent } = browser(shelf);
    await tab().put(request("a"));
    await tab().drain({ skipBackoff: true });
    expect(sent).toHaveLength(0);
    world.time += 5_000;
    await tab().drain();
    expect(sent).toHaveLength(1);
  });

  test("an answer takes off what was sent, and nothing that was put meanwhile", async () => {
    const { world, tab, answers } = browser(shelf);
    const outbox = tab();
    const first = await outbox.put(request("a", { body: [1] }));
    await outbox.put(request("a", { body: [2] }), { merge: (held, added) => [held, added].flat() });
    answers.set("a", { fine: true });
    expect(await outbox.deliver(first)).toEqual({ fine: true });
    expect(await outbox.entries()).toMatchObject([{ id: "a", body: [1, 2] }]);
    world.time += 10_000;
    await outbox.drain();
    expect(await outbox.entries()).toEqual([]);
  });

  test("an unreachable server is tried with growing pauses; news cuts them short", async () => {
    const { world, tab, answers, sent } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"));
    answers.set("a", unreachable());
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const [entry] = await outbox.entries();
      const due = Math.max(entry?.nextTry ?? 0, entry?.notBefore ?? 0);
      pauses.push(due - world.time);
      world.time = due - 1;
      await outbox.drain();
      expect(sent).toHaveLength(round);
      world.time = due;
      await outbox.drain();
      expect(sent).toHaveLength(round + 1);
    }
    expect(pauses).toEqual([5_000, 750, 1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]);
    answers.delete("a");
    await outbox.drain({ skipBackoff: true });
    expect(await outbox.entries()).toEqual([]);
  });

  test("a server that asks for time gets it, news or not", async () => {
    const { world, tab, answers, sent } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"));
    world.time += 5_000;
    answers.set("a", new HttpError(429, "", 90));
    await outbox.drain();
    answers.delete("a");
    world.time += 89_000;
    await outbox.drain({ skipBackoff: true });
    expect(sent).toHaveLength(1);
    world.time += 1_000;
    await outbox.drain();
    expect(sent).toHaveLength(2);
    expect(await outbox.entries()).toEqual([]);
  });

  test.each(["invalid_input", "forbidden", "not_found", "conflict", "too_large"] as const)(
    "%s drops a request and what was to follow it, and says so",
    async (code) => {
      const refusal = () => new HttpError(ERROR_STATUS[code], JSON.stringify({ code }));
      const { world, tab, answers, refused, ids } = browser(shelf);
      const outbox = tab();
      await outbox.put(request("a"));
      await outbox.put(request("b", { after: "a" }));
      await outbox.put(request("c"));
      await outbox.put(request("quiet", { silent: true }));
      answers.set("a", refusal()).set("quiet", refusal());
      world.time += 10_000;
      await outbox.drain();
      expect([ids(), refused, await outbox.entries()]).toEqual([["a", "c", "quiet"], ["a"], []]);
    },
  );

  test.each([
    ["a new field, by an older release", 400, { code: "unknown_field" }],
    ["a new endpoint, by an older release", 404, { code: "unknown_endpoint" }],
    ["a new method, by an older release", 405, { code: "method_not_allowed" }],
    ["the host, behind a proxy that changes it", 403, { code: "foreign_origin" }],
    ["a path, by a proxy", 404, "<h1>404 Not Found</h1>"],
    ["its size, by a proxy", 413, "<h1>413 Request Entity Too Large</h1>"],
    ["something, with a code of a release to come", 409, { code: "too_early" }],
    ["something, with the code of another program", 403, { code: 1020 }],
  ])(
    "what is refused for %s is kept, said to nobody, and tried again up to an hour later",
    async (_why, status, body) => {
      const { world, tab, answers, refused, ids } = browser(shelf);
      const outbox = tab();
      await outbox.put(request("a"));
      await outbox.put(request("b", { after: "a" }));
      answers.set("a", new HttpError(status, typeof body === "string" ? body : JSON.stringify(body)));
      const pauses: number[] = [];
      world.time += 10_000;
      for (let round = 0; round < 9; round += 1) {
        await outbox.drain();
        pauses.push(((await outbox.entries())[0]?.nextTry ?? 0) - world.time);
        world.time += pauses.at(-1) ?? 0;
      }
      expect(pauses.slice(0, 3)).toEqual([22_500, 45_000, 90_000]);
      expect(pauses.at(-1)).toBe(2_700_000);
      expect([ids().length, refused]).toEqual([9, []]);
      answers.clear();
      await outbox.drain();
      world.time += 10_000;
      await outbox.drain();
      expect([ids().slice(9), await outbox.entries()]).toEqual([["a", "b"], []]);
    },
  );

  test.each([408, 500, 502, 503])("%i is no refusal", async (status) => {
    const { world, tab, answers, refused } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"));
    answers.set("a", new HttpError(status, ""));
    world.time += 10_000;
    await outbox.drain();
    expect([refused, (await outbox.entries()).map(({ tries }) => tries)]).toEqual([[], [1]]);
  });

  test("what follows waits for what comes first", async () => {
    const { world, tab, answers, ids } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("z-first"));
    await outbox.put(request("b", { after: "z-first" }));
    answers.set("z-first", new HttpError(503, ""));
    world.time += 10_000;
    await outbox.drain();
    expect(ids()).toEqual(["z-first"]);
    answers.delete("z-first");
    await outbox.drain({ skipBackoff: true });
    expect(ids()).toEqual(["z-first", "z-first", "b"]);
  });

  test("nothing of a person goes out in another's session, or in nobody's; what is nobody's does", async () => {
    const { world, tab, ids } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("hers"));
    await outbox.put(request("event", { userId: null }));
    world.time += 10_000;
    world.user = "ben";
    await outbox.drain({ skipBackoff: true });
    expect(ids()).toEqual(["event"]);
    world.user = null;
    await outbox.drain({ skipBackoff: true });
    expect(ids()).toEqual(["event"]);
    world.user = ASHA;
    await outbox.drain({ skipBackoff: true });
    expect(ids()).toEqual(["event", "hers"]);
  });

  test("a session that is over is asked once; on the screen after the next sign-in what waited goes out", async () => {
    const { world, tab, answers, ids, refused } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"));
    await outbox.put(request("b"));
    answers.set("a", new HttpError(401, "")).set("b", new HttpError(401, ""));
    world.time += 10_000;
    await outbox.drain();
    world.time += 100_000;
    await outbox.drain();
    expect([ids(), refused]).toEqual([["a"], []]);
    answers.clear();
    await outbox.drain({ skipBackoff: true });
    expect(ids()).toEqual(["a", "a", "b"]);
  });

  test("two tabs send one thing once", async () => {
    const { world, tab, sent } = browser(shelf);
    const tabs = [tab(), tab(), tab()];
    for (const id of ["a", "b", "c"]) await tabs[0]?.put(request(id));
    world.time += 10_000;
    await Promise.all(tabs.map((each) => each.drain({ skipBackoff: true })));
    expect(sent.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("looks again by itself while something waits, and rests when nothing does", async () => {
    const { world, tab, answers, planned } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"));
    answers.set("a", unreachable());
    world.time += 10_000;
    await outbox.drain();
    expect(planned).toHaveLength(1);
    expect((planned[0]?.at ?? 0) - world.time).toBeGreaterThan(200);
    answers.clear();
    await outbox.drain({ skipBackoff: true });
    expect(planned).toHaveLength(0);
  });
});

test("a failure of what somebody waits for is theirs to hear, and is sent later by itself", async () => {
  const { world, tab, answers, refused } = browser(async () => memoryStorage());
  const outbox = tab();
  const kept = await outbox.put(request("a"));
  answers.set("a", unreachable());
  await expect(outbox.deliver(kept)).rejects.toThrow(TypeError);
  answers.clear();
  world.time += 1_000;
  await outbox.drain();
  expect([await outbox.entries(), refused]).toEqual([[], []]);
});

describe("a shelf that fails", () => {
  const broken: OutboxStorage = {
    persistent: true,
    all: async () => {
      throw new Error("no");
    },
    change: async () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  test("gives way to memory, which says that it does not last", async () => {
    const shelf = withFallback(broken, memoryStorage());
    expect(shelf.persistent).toBe(true);
    const outbox = browser(async () => shelf).tab();
    await outbox.put(request("a"));
    expect(await outbox.entries()).toMatchObject([{ id: "a" }]);
    expect(await outbox.persistent()).toBe(false);
  });
  test("what it still holds is joined with what memory gets", async () => {
    const first = memoryStorage();
    let full = false;
    const shelf = withFallback(
      { ...first, change: (id, change) => (full ? Promise.reject(new Error("full")) : first.change(id, change)) },
      memoryStorage(),
    );
    const outbox = browser(async () => shelf).tab();
    await outbox.put(request("a", { body: [1] }));
    full = true;
    await outbox.put(request("a", { body: [2] }), { merge: (held, added) => [held, added].flat() });
    expect((await outbox.entries()).map(({ body }) => body)).toEqual([[1, 2]]);
  });
});
