import "fake-indexeddb/auto";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { browser, request, SHELVES, unreachable } from "./controlled-browser";

describe.each(SHELVES)("an entry of an outbox %s", (_name, shelf) => {
  test("sends by itself what it was asked to, so long after the last change", async () => {
    const { world, tab, planned, sent } = browser(shelf);
    const outbox = tab();
    const merge = (held: unknown, added: unknown) => [held, added].flat();
    await outbox.put(request("a", { body: [1] }), { merge, sendAfterMs: 600 });
    world.time += 400;
    await outbox.put(request("a", { body: [2] }), { merge, sendAfterMs: 600 });
    world.time += 400;
    await outbox.drain();
    expect(sent).toHaveLength(0);
    expect(planned.map(({ at }) => at - world.time)).toEqual([250]);
    world.time += 200;
    await outbox.drain();
    expect(sent.map(({ body }) => body)).toEqual([[1, 2]]);
  });

  test("a refused request that is to be kept stays unsent until it is put again", async () => {
    const { world, tab, answers, refused, sent } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a", { keepWhenRejected: true }), { sendAfterMs: 0 });
    answers.set("a", new HttpError(400, JSON.stringify({ code: "invalid_input" })));
    await outbox.drain();
    world.time += 1_000_000;
    await outbox.drain({ skipBackoff: true });
    expect([sent.length, refused]).toEqual([1, ["a"]]);
    expect(await outbox.entries()).toMatchObject([{ id: "a", failure: "rejected" }]);
    answers.delete("a");
    await outbox.put(request("a", { keepWhenRejected: true }), { sendAfterMs: 0 });
    await outbox.drain();
    expect([sent.length, await outbox.entries()]).toEqual([2, []]);
  });

  test("a tab that follows an entry hears what becomes of it, whichever tab sends it", async () => {
    const { tab, answers } = browser(shelf);
    const [mine, other] = [tab(), tab()];
    const heard: unknown[] = [];
    let onGone = () => {};
    const gone = new Promise<void>((done) => {
      onGone = done;
    });
    mine.watch("a", {
      onEntry: (entry) => {
        heard.push(entry && (entry.failure ?? "fresh"));
        if (!entry && heard.length > 3) onGone();
      },
      onDelivered: (body, reply) => heard.push([body, reply]),
    });
    await mine.entries();
    await mine.put(request("a", { body: 1 }), { sendAfterMs: 0 });
    answers.set("a", unreachable());
    await other.drain();
    answers.set("a", "thanks");
    await other.drain({ skipBackoff: true });
    await gone;
    expect(heard.filter((each, at) => JSON.stringify(each) !== JSON.stringify(heard[at - 1]))).toEqual([
      null,
      "fresh",
      "retry",
      [1, "thanks"],
      null,
    ]);
  });

  test("a flush sends at once, and says whether it is gone", async () => {
    const { tab, answers, sent } = browser(shelf);
    const outbox = tab();
    await outbox.put(request("a"), { sendAfterMs: 600 });
    answers.set("a", unreachable());
    expect([await outbox.flush("a"), sent.length]).toEqual([false, 1]);
    answers.delete("a");
    expect([await outbox.flush("a"), sent.length]).toEqual([true, 2]);
    expect([await outbox.flush("a"), sent.length]).toEqual([true, 2]);
  });

  test("what was put by a clock far ahead is sent when the clock is right again", async () => {
    const { world, tab, sent } = browser(shelf);
    world.time = Date.UTC(2099, 0, 1);
    await tab().put(request("a"));
    world.time = Date.UTC(2026, 0, 1);
    await tab().drain();
    expect(sent).toHaveLength(1);
  });
});
