import "fake-indexeddb/auto";
import { HttpError } from "@/lib/platform/http/fetch-json";
import type { OutboxEntry, OutboxRequest } from "@/lib/platform/outbox/entry";
import { openIdbShelf } from "@/lib/platform/outbox/idb-shelf";
import { createOutbox } from "@/lib/platform/outbox/outbox";
import { memoryShelf, type Shelf, withFallback } from "@/lib/platform/outbox/shelf";

const ASHA = "asha";
const request = (id: string, rest: Partial<OutboxRequest> = {}): OutboxRequest => ({
  id,
  userId: ASHA,
  method: "POST",
  path: `/api/${id}`,
  body: { of: id },
  ...rest,
});
const unreachable = () => new TypeError("failed to fetch");

let opened = 0;
/** A browser of its own: its database, its clock, its server, and who is signed in there. */
function browser(shelf: () => Promise<Shelf>) {
  const world = { time: 1_000_000, user: ASHA as string | null, busy: false };
  const sent: OutboxEntry[] = [];
  const answers = new Map<string, unknown>();
  const refused: string[] = [];
  const planned: { at: number; work: () => void }[] = [];
  const kept = shelf();
  const tab = () =>
    createOutbox({
      shelf: () => kept,
      send: async (entry) => {
        sent.push(entry);
        const answer = answers.get(entry.id);
        if (answer instanceof Error) throw answer;
        return answer ?? { taken: entry.id };
      },
      user: () => world.user,
      now: () => world.time,
      random: () => 0.5,
      newVersion: () => crypto.randomUUID(),
      alone: async (work) => {
        if (world.busy) return;
        world.busy = true;
        await work().finally(() => {
          world.busy = false;
        });
      },
      schedule: (work, milliseconds) => {
        const plan = { at: world.time + milliseconds, work };
        planned.push(plan);
        return () => void planned.splice(planned.indexOf(plan), 1);
      },
      onRefused: ({ id }) => void refused.push(id),
      onWaiting: () => undefined,
    });
  return { world, sent, answers, refused, planned, tab, ids: () => sent.map(({ id }) => id) };
}

const SHELVES: readonly [string, () => Promise<Shelf>][] = [
  ["in IndexedDB", () => openIdbShelf(`outbox-${++opened}`)],
  ["in memory", async () => memoryShelf()],
];

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
    await next.drain({ news: true });
    expect(sent).toHaveLength(1);
  });

  test("leaves a fresh request to the tab that put it, for a moment", async () => {
    const { world, tab, sent } = browser(shelf);
    await tab().put(request("a"));
    await tab().drain({ news: true });
    expect(sent).toHaveLength(0);
    world.time += 5_000;
    await tab().drain();
    expect(sent).toHaveLength(1);
  });

  test("an answer takes off what was sent, and nothing that was put meanwhile", async () => {
    const { world, tab, answers } = browser(shelf);
    const outbox = tab();
    const first = await outbox.put(request("a", { body: [1] }));
    await outbox.put(request("a", { body: [2] }), (held, added) => [held, added].flat());
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
    await outbox.drain({ news: true });
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
    await outbox.drain({ news: true });
    expect(sent).toHaveLength(1);
    world.time += 1_000;
    await outbox.drain();
    expect(sent).toHaveLength(2);
    expect(await outbox.entries()).toEqual([]);
  });

  test.each([400, 403, 404, 409, 413])("%i drops a request and what was to follow it, and says so", async (status) => {
    const { world, tab, answers, refused, ids } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"));
    await outbox.put(request("b", { after: "a" }));
    await outbox.put(request("c"));
    await outbox.put(request("quiet", { silent: true }));
    answers.set("a", new HttpError(status, "")).set("quiet", new HttpError(status, ""));
    world.time += 10_000;
    await outbox.drain();
    expect([ids(), refused, await outbox.entries()]).toEqual([["a", "c", "quiet"], ["a"], []]);
  });

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
    await outbox.drain({ news: true });
    expect(ids()).toEqual(["z-first", "z-first", "b"]);
  });

  test("nothing of a person goes out in another's session, or in nobody's; what is nobody's does", async () => {
    const { world, tab, ids } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("hers"));
    await outbox.put(request("event", { userId: null }));
    world.time += 10_000;
    world.user = "ben";
    await outbox.drain({ news: true });
    expect(ids()).toEqual(["event"]);
    world.user = null;
    await outbox.drain({ news: true });
    expect(ids()).toEqual(["event"]);
    world.user = ASHA;
    await outbox.drain({ news: true });
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
    await outbox.drain({ news: true });
    expect(ids()).toEqual(["a", "a", "b"]);
  });

  test("two tabs send one thing once", async () => {
    const { world, tab, sent } = browser(shelf);
    const tabs = [tab(), tab(), tab()];
    for (const id of ["a", "b", "c"]) await tabs[0]?.put(request(id));
    world.time += 10_000;
    await Promise.all(tabs.map((each) => each.drain({ news: true })));
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
    await outbox.drain({ news: true });
    expect(planned).toHaveLength(0);
  });
});

test("a failure of what somebody waits for is theirs to hear, and is sent later by itself", async () => {
  const { world, tab, answers, refused } = browser(async () => memoryShelf());
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
  const broken: Shelf = {
    lasting: true,
    all: async () => {
      throw new Error("no");
    },
    change: async () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  test("gives way to memory, which says that it does not last", async () => {
    const shelf = withFallback(broken, memoryShelf());
    expect(shelf.lasting).toBe(true);
    const outbox = browser(async () => shelf).tab();
    await outbox.put(request("a"));
    expect(await outbox.entries()).toMatchObject([{ id: "a" }]);
    expect(await outbox.lasting()).toBe(false);
  });
  test("what it still holds is joined with what memory gets", async () => {
    const first = memoryShelf();
    let full = false;
    const shelf = withFallback(
      { ...first, change: (id, change) => (full ? Promise.reject(new Error("full")) : first.change(id, change)) },
      memoryShelf(),
    );
    const outbox = browser(async () => shelf).tab();
    await outbox.put(request("a", { body: [1] }));
    full = true;
    await outbox.put(request("a", { body: [2] }), (held, added) => [held, added].flat());
    expect((await outbox.entries()).map(({ body }) => body)).toEqual([[1, 2]]);
  });
});
