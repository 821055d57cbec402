import { mergeRuns, newRun } from "@/lib/assessment/domain/run/assessment-run";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { answer, openStore, settled } from "./controlled-store";

const unreachable = () => new TypeError("failed to fetch");

beforeEach(() => localStorage.clear());

test("a change is kept here at once, and sent once after a pause, however many there are", async () => {
  const { store, written, sent, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  store.update(answer("general_002", 2));
  expect(written).toHaveLength(2);
  expect(store.getSnapshot()).toMatchObject({ sync: "saving", run: written[1] });
  expect(sent).toHaveLength(0);
  expect(await ring()).toBe(600);
  expect(sent).toHaveLength(1);
  await last().accept();
  expect(store.getSnapshot()).toMatchObject({ sync: "saved", run: written[1] });
});

test("a change while it is sent is sent after it, and nothing is overwritten by the answer", async () => {
  const { store, outbox, sent, ring, last, pending } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  store.update(answer("general_001", 5));
  store.update(answer("general_003", 3));
  void outbox.drain({ skipBackoff: true });
  await settled();
  expect(sent).toHaveLength(1);
  await last().accept();
  expect(store.getSnapshot().sync).toBe("saving");
  expect(store.getSnapshot().run.hero).toMatchObject({ general_001: { value: 5 }, general_003: { value: 3 } });
  expect(sent).toHaveLength(2);
  expect(last().run).toEqual(store.getSnapshot().run);
  await last().accept();
  expect(store.getSnapshot().sync).toBe("saved");
  expect(pending()).toHaveLength(0);
});

test("what another device answered comes in with the server's copy", async () => {
  const { store, ring, last, written } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  const theirs = answer("general_002", 7)(newRun("run", 0, "standard"), 1);
  await last().accept(mergeRuns(last().run, theirs));
  expect(Object.keys(store.getSnapshot().run.hero)).toEqual(["general_001", "general_002"]);
  expect(written.at(-1)).toEqual(store.getSnapshot().run);
});

test("an unreachable server is asked again with growing pauses up to a minute, and from the start after a success", async () => {
  const { store, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
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
    await last().fail(error);
    expect(store.getSnapshot().sync).toBe("waiting");
    pauses.push(await ring());
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].map((whole) => whole * 0.75));
  await last().accept();
  expect(store.getSnapshot().sync).toBe("saved");
  store.update(answer("general_002", 1));
  await ring();
  await last().fail(unreachable());
  expect(await ring()).toBe(750);
});

test("a server that asks for time is left alone for as long, also by the changes that come meanwhile", async () => {
  const { store, sent, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  await last().fail(new HttpError(429, "", 40));
  store.update(answer("general_002", 1));
  expect(await ring()).toBe(40_000);
  expect(sent).toHaveLength(2);
});

test.each([
  [400, "invalid_input", "refused"],
  [401, "unauthenticated", "signedOut"],
  [403, "forbidden", "refused"],
  [413, "too_large", "refused"],
])("a refusal with %i %s is not repeated by itself, and the answers stay here", async (status, code, sync) => {
  const { store, outbox, sent, ring, last, pending, written } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  await last().fail(new HttpError(status, JSON.stringify({ code })));
  expect(store.getSnapshot()).toMatchObject({ sync, run: written[0] });
  expect(pending()).toHaveLength(0);
  expect(await outbox.entries()).toMatchObject([{ body: { assessmentData: written[0] } }]);
  store.update(answer("general_002", 1));
  expect(store.getSnapshot().sync).toBe("saving");
  await ring();
  expect(sent).toHaveLength(2);
});

test("a refusal for good is told to the person once", async () => {
  const { store, outbox, ring, last, rejected } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  await last().fail(new HttpError(400, JSON.stringify({ code: "invalid_input" })));
  await outbox.drain({ skipBackoff: true });
  expect(rejected).toEqual(["draft:u"]);
});

test("when the connection returns nothing waits for the pause", async () => {
  const { store, outbox, sent, ring, last, pending } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  await last().fail(unreachable());
  void outbox.drain({ skipBackoff: true });
  await settled();
  expect(sent).toHaveLength(2);
  await last().accept();
  expect(store.getSnapshot().sync).toBe("saved");
  expect(pending()).toHaveLength(0);
});

test("with nothing to send nothing is sent", async () => {
  const { outbox, sent } = await openStore();
  await outbox.drain({ skipBackoff: true });
  expect(sent).toHaveLength(0);
});

test("the answer about an old run does not bring it back when a new one has begun", async () => {
  const { store, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  const first = last();
  store.startNew("career");
  await first.accept();
  expect(store.getSnapshot().run).toMatchObject({ runId: "new-1", hero: {}, reportType: { value: "career" } });
  await ring();
  expect(last().run.runId).toBe("new-1");
});

test("another tab's copy is taken in, told of once, and written only when it says something new", async () => {
  const { store, written } = await openStore();
  let told = 0;
  const leave = store.subscribe(() => {
    told += 1;
  });
  const other = answer("general_001", 1)(store.getSnapshot().run, 50);
  store.mergeCopy(other);
  store.mergeCopy(other);
  expect([told, written.length]).toEqual([1, 1]);
  expect(store.getSnapshot()).toMatchObject({ run: other, sync: "saved" });
  leave();
  store.update(answer("general_002", 1));
  expect(told).toBe(1);
});

test("what this browser holds and the server lacks is sent at once", async () => {
  const { store, outbox, sent } = await openStore();
  await store.resend();
  void outbox.drain({ skipBackoff: true });
  await settled();
  expect(sent).toMatchObject([{ run: store.getSnapshot().run }]);
});

test("every change of this tab waits in the outbox until the server says that it has it", async () => {
  const { store, outbox, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  store.update(answer("general_002", 2));
  await ring();
  expect(await outbox.entries()).toMatchObject([{ body: { assessmentData: store.getSnapshot().run } }]);
  await last().accept();
  expect(await outbox.entries()).toEqual([]);
});

test("what another tab answered is for that tab to send", async () => {
  const { store, outbox } = await openStore();
  store.mergeCopy(answer("general_001", 1)(store.getSnapshot().run, 50));
  await settled();
  expect(await outbox.entries()).toEqual([]);
});

test.each([
  [true, true, true],
  [false, true, true],
  [true, false, true],
  [false, false, false],
])("local storage %p, outbox %p: the answers outlive the tab %p", async (storage, outbox, lasting) => {
  const { store, world } = await openStore();
  Object.assign(world, { storage, outbox });
  store.update(answer("general_001", 1));
  await settled();
  expect(store.getSnapshot().persistent).toBe(lasting);
});

test("while a change is on its way into the outbox the screen says no more than that it is being saved", async () => {
  const { store, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  const said: string[] = [];
  store.subscribe(() => said.push(store.getSnapshot().sync));
  store.setSync("waiting");
  store.update(answer("general_002", 2));
  store.setSync("waiting");
  expect(said).toEqual(["waiting", "saving"]);
  await settled();
  expect(store.getSnapshot().sync).toBe("saving");
  await last().fail(unreachable());
  await ring();
  await last().fail(unreachable());
  expect(store.getSnapshot().sync).toBe("waiting");
});

test("in another person's session the run waits for its own, and the screen says so", async () => {
  const { store, world, sent } = await openStore();
  world.user = "somebody else";
  localStorage.setItem("loggedInUser", JSON.stringify({ id: "somebody else" }));
  store.update(answer("general_001", 1));
  await settled();
  expect([store.getSnapshot().sync, sent.length]).toEqual(["signedOut", 0]);
});

test("a screen that is left hears nothing more, and one that comes back hears what it missed", async () => {
  const { store, outbox, disconnect, ring, last } = await openStore();
  const { connectRun } = await import("@/lib/assessment/client/run-sync");
  store.update(answer("general_001", 1));
  await ring();
  disconnect();
  await last().accept();
  expect(await outbox.entries()).toEqual([]);
  expect(store.getSnapshot().sync).toBe("saving");
  connectRun("u", store);
  await settled();
  expect(store.getSnapshot().sync).toBe("saved");
});

test("an unfinished run that gives way to a new one comes back with one call, and the new one's answers are then kept", async () => {
  const { store } = await openStore();
  store.update(answer("general_001", 1));
  const before = store.getSnapshot().run;
  store.startNew("career");
  expect(store.getSnapshot()).toMatchObject({ run: { hero: {} }, setAside: { run: before }, generation: 1 });
  store.update(answer("general_002", 2));
  store.bringBack();
  const { run, setAside, generation } = store.getSnapshot();
  expect(run.hero).toEqual(before.hero);
  expect(setAside?.run.hero).toHaveProperty("general_002");
  expect(generation).toBe(2);
});

test("an empty run that gives way leaves nothing behind", async () => {
  const { store } = await openStore();
  store.startNew("career");
  expect(store.getSnapshot().setAside).toBeNull();
});
