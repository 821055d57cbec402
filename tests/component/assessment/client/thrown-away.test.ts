import { answer, openStore } from "./controlled-store";

async function withSetAside() {
  const opened = await openStore();
  opened.store.update(answer("general_001", 1));
  const { run } = opened.store.getSnapshot();
  opened.store.startNew("career");
  const { setAside: kept } = opened.store.getSnapshot();
  if (!kept) throw new Error("a run was set aside");
  return { ...opened, run, kept };
}

test("what is set aside and thrown away is gone here and at the server, and one call brings it back", async () => {
  const { store, run, kept, setAside, thrownAway } = await withSetAside();
  await store.throwAway();
  expect(store.getSnapshot()).toMatchObject({ setAside: null, thrownAway: kept });
  expect([setAside.at(-1), thrownAway]).toEqual([null, [[run.runId, true]]]);
  // There is nothing left to throw away.
  await store.throwAway();
  expect(thrownAway).toHaveLength(1);
  await store.undoThrowAway();
  expect(store.getSnapshot()).toMatchObject({ setAside: kept, thrownAway: null });
  expect([setAside.at(-1), thrownAway.at(-1)]).toEqual([kept, [run.runId, false]]);
});

test("what is to be thrown away stays where the server cannot be told", async () => {
  const { store, world, kept, setAside } = await withSetAside();
  world.server = false;
  await expect(store.throwAway()).rejects.toThrow("no connection");
  expect(store.getSnapshot()).toMatchObject({ setAside: kept, thrownAway: null });
  expect(setAside.at(-1)).toBe(kept);
});

test("throwing away takes nothing along that is set aside meanwhile, and is not in the way of it", async () => {
  const { store, run } = await withSetAside();
  store.update(answer("general_002", 2));
  const under = store.throwAway();
  store.bringBack();
  await under;
  expect(store.getSnapshot().run.hero).toEqual(run.hero);
  expect(store.getSnapshot().setAside?.run.hero).toHaveProperty("general_002");
  await store.throwAway();
  store.startNew("love");
  expect(store.getSnapshot().thrownAway).toBeNull();
});
