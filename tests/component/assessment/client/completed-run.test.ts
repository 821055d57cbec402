import { answer, openStore } from "./controlled-store";

beforeEach(() => localStorage.clear());

test("a completed run is not changed; whoever asks for it changes a new one from the same answers", async () => {
  const { store, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  await last().accept();
  store.complete(store.getSnapshot().run, 500);
  const completed = store.getSnapshot().run;
  expect(completed.completedAt).toBe(500);
  store.complete(completed, 900);
  expect(store.getSnapshot().run.completedAt).toBe(500);
  store.update(answer("general_001", 2));
  expect(store.getSnapshot().run).toEqual(completed);
  store.changeCompleted();
  store.update(answer("general_002", 2));
  const { run } = store.getSnapshot();
  store.changeCompleted();
  expect(store.getSnapshot().run).toBe(run);
  expect(store.getSnapshot().run).toMatchObject({
    runId: "new-1",
    completedAt: null,
    hero: { general_001: completed.hero.general_001, general_002: { value: 2 } },
  });
  await ring();
  expect(last().run.runId).toBe("new-1");
  await last().accept();
  expect(store.getSnapshot().run.runId).toBe("new-1");
});

test("what was answered here after the run was completed elsewhere is no part of it, and is offered", async () => {
  const { store, written, setAside, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  await ring();
  await last().accept();
  const elsewhere = { ...answer("general_002", 5)(store.getSnapshot().run, 50), completedAt: 60 };
  store.update(answer("general_001", 7));
  store.update(answer("general_003", 7));
  const { run } = store.getSnapshot();
  await ring();
  await last().accept(elsewhere);
  expect(store.getSnapshot().run).toEqual(elsewhere);
  expect(store.getSnapshot().setAside).toMatchObject({ run, late: 2 });
  expect([setAside.at(-1), written.at(-1)]).toEqual([store.getSnapshot().setAside, elsewhere]);
  store.bringBack();
  expect(store.getSnapshot()).toMatchObject({
    run: { hero: run.hero, completedAt: null, runId: "new-1" },
    setAside: null,
  });
});

test("what was answered before the run was completed elsewhere says nothing new", async () => {
  const { store, ring, last } = await openStore();
  store.update(answer("general_001", 1));
  const later = store.getSnapshot().run.hero.general_001?.at ?? 0;
  const elsewhere = { ...answer("general_001", 5)(store.getSnapshot().run, later + 9), completedAt: later + 20 };
  await ring();
  await last().accept(elsewhere);
  expect(store.getSnapshot()).toMatchObject({ run: elsewhere, setAside: null });
});

test("a change after the report was asked for begins a new run, though the server has not heard of it yet", async () => {
  const { store } = await openStore();
  store.update(answer("general_001", 1));
  const { runId } = store.getSnapshot().run;
  store.markSubmitted(runId);
  store.update(answer("general_002", 2));
  expect(store.getSnapshot().run).toMatchObject({ runId: "new-1", completedAt: null });
  store.update(answer("general_003", 3));
  expect(store.getSnapshot().run.runId).toBe("new-1");
});
