import { mergeDrafts, newDraft } from "@/lib/assessment/domain/draft";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { answer, openStore, settled } from "./store-in-hand";

const unreachable = () => new TypeError("failed to fetch");

test("a change is kept here at once, and sent once after a pause, however many there are", async () => {
  const { store, written, sent, ring, last } = openStore();
  store.update(answer("general_001", 1));
  store.update(answer("general_002", 2));
  expect(written).toHaveLength(2);
  expect(store.getSnapshot()).toMatchObject({ sync: "saving", draft: written[1] });
  expect(sent).toHaveLength(0);
  expect(ring()).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
  await last().take();
  expect(store.getSnapshot()).toMatchObject({ sync: "saved", draft: written[1] });
});

test("a change while it is sent is sent after it, and nothing is overwritten by the answer", async () => {
  const { store, sent, ring, last, pending } = openStore();
  store.update(answer("general_001", 1));
  ring();
  store.update(answer("general_001", 5));
  store.update(answer("general_003", 3));
  await store.flush();
  expect(sent).toHaveLength(1);
  await last().take();
  expect(store.getSnapshot().sync).toBe("saving");
  expect(store.getSnapshot().draft.hero).toMatchObject({ general_001: { value: 5 }, general_003: { value: 3 } });
  expect(pending()).toHaveLength(1);
  ring();
  expect(last().draft).toEqual(store.getSnapshot().draft);
  await last().take();
  expect(store.getSnapshot().sync).toBe("saved");
  expect(pending()).toHaveLength(0);
});

test("what another device answered comes in with the server's copy", async () => {
  const { store, ring, last, written } = openStore();
  store.update(answer("general_001", 1));
  ring();
  const theirs = answer("general_002", 7)(newDraft("run", 0, "standard"), 1);
  await last().take(mergeDrafts(last().draft, theirs));
  expect(Object.keys(store.getSnapshot().draft.hero)).toEqual(["general_001", "general_002"]);
  expect(written.at(-1)).toEqual(store.getSnapshot().draft);
});

test("an unreachable server is asked again with growing pauses up to a minute, and from the start after a success", async () => {
  const { store, ring, last } = openStore();
  store.update(answer("general_001", 1));
  ring();
  const pauses: number[] = [];
  for (const error of [
    unreachable(),
    new HttpError(500, ""),
    new HttpError(503, ""),
    new HttpError(429, ""),
    new HttpError(408, ""),
    unreachable(),
    unreachable(),
    unreachable(),
  ]) {
    await last().refuse(error);
    expect(store.getSnapshot().sync).toBe("waiting");
    pauses.push(ring());
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].map((whole) => whole * 0.75));
  await last().take();
  expect(store.getSnapshot().sync).toBe("saved");
  store.update(answer("general_002", 1));
  ring();
  await last().refuse(unreachable());
  expect(ring()).toBe(750);
});

test("a server that asks for time is left alone for as long", async () => {
  const { store, ring, last } = openStore();
  store.update(answer("general_001", 1));
  ring();
  await last().refuse(new HttpError(429, "", 40));
  expect(ring()).toBe(40_000);
});

test.each([
  [400, "refused"],
  [401, "signedOut"],
  [403, "refused"],
  [413, "refused"],
])("a refusal with %i is not repeated by itself, and the answers stay here", async (status, sync) => {
  const { store, sent, ring, last, pending, written } = openStore();
  store.update(answer("general_001", 1));
  ring();
  await last().refuse(new HttpError(status, ""));
  expect(store.getSnapshot()).toMatchObject({ sync, draft: written[0] });
  expect(pending()).toHaveLength(0);
  await Promise.race([store.flush(), settled()]);
  expect(sent).toHaveLength(2);
});

test("when the connection returns nothing waits for the pause", async () => {
  const { store, sent, ring, last, pending } = openStore();
  store.update(answer("general_001", 1));
  ring();
  await last().refuse(unreachable());
  void store.flush();
  expect(sent).toHaveLength(2);
  expect(pending()).toHaveLength(0);
  await last().take();
  expect(store.getSnapshot().sync).toBe("saved");
});

test("with nothing to send nothing is sent", async () => {
  const { store, sent } = openStore();
  await store.flush();
  expect(sent).toHaveLength(0);
});

test("a change after completion begins a new run from the same answers; the completed one is sent no more", async () => {
  const { store, ring, last } = openStore();
  store.update(answer("general_001", 1));
  ring();
  await last().take();
  store.complete(500);
  const completed = store.getSnapshot().draft;
  expect(completed.completedAt).toBe(500);
  store.complete(900);
  expect(store.getSnapshot().draft.completedAt).toBe(500);
  store.update(answer("general_002", 2));
  expect(store.getSnapshot().draft).toMatchObject({
    runId: "new-1",
    completedAt: null,
    hero: { general_001: completed.hero.general_001, general_002: { value: 2 } },
  });
  ring();
  expect(last().draft.runId).toBe("new-1");
  await last().take();
  expect(store.getSnapshot().draft.runId).toBe("new-1");
});

test("the answer about an old run does not bring it back when a new one has begun", async () => {
  const { store, ring, last } = openStore();
  store.update(answer("general_001", 1));
  ring();
  const first = last();
  store.startNew("career");
  await first.take();
  expect(store.getSnapshot().draft).toMatchObject({ runId: "new-1", hero: {}, reportType: { value: "career" } });
  ring();
  expect(last().draft.runId).toBe("new-1");
});

test("another tab's copy is taken in, told of once, and written only when it says something new", () => {
  const { store, written } = openStore();
  let told = 0;
  const leave = store.subscribe(() => {
    told += 1;
  });
  const other = answer("general_001", 1)(store.getSnapshot().draft, 50);
  store.absorb(other);
  store.absorb(other);
  expect([told, written.length]).toEqual([1, 1]);
  expect(store.getSnapshot()).toMatchObject({ draft: other, sync: "saved" });
  leave();
  store.update(answer("general_002", 1));
  expect(told).toBe(1);
});

test("what this browser holds and the server lacks is sent at once", () => {
  const { store, sent, ring } = openStore();
  store.resend();
  expect(ring()).toBe(0);
  expect(sent).toHaveLength(1);
});

test("every change of this tab is owed to the server until it says that it has it", async () => {
  const { store, owed, taken, ring, last } = openStore();
  store.update(answer("general_001", 1));
  store.update(answer("general_002", 2));
  expect(owed).toHaveLength(2);
  expect(owed.at(-1)).toEqual(store.getSnapshot().draft);
  ring();
  expect(taken).toHaveLength(0);
  await last().take();
  expect(taken).toEqual([[last().draft, store.getSnapshot().draft]]);
  expect(owed).toHaveLength(2);
});

test("what another tab answered is for that tab to send", () => {
  const { store, owed } = openStore();
  store.absorb(answer("general_001", 1)(store.getSnapshot().draft, 50));
  expect(owed).toHaveLength(0);
});

test.each([
  [true, true, true],
  [false, true, true],
  [true, false, true],
  [false, false, false],
])("local storage %p, outbox %p: the answers outlive the tab %p", async (storage, outbox, lasting) => {
  const { store, world } = openStore();
  Object.assign(world, { storage, outbox });
  store.update(answer("general_001", 1));
  await settled();
  expect(store.getSnapshot().lasting).toBe(lasting);
});

test("a change after the report was asked for begins a new run, though the server has not heard of it yet", () => {
  const { store } = openStore();
  store.update(answer("general_001", 1));
  const { runId } = store.getSnapshot().draft;
  store.handIn(runId);
  store.update(answer("general_002", 2));
  expect(store.getSnapshot().draft).toMatchObject({ runId: "new-1", completedAt: null });
  store.update(answer("general_003", 3));
  expect(store.getSnapshot().draft.runId).toBe("new-1");
});
