import fc from "fast-check";
import {
  type AssessmentRun,
  correctTimestamps,
  mergeRuns,
  newRun,
  presentValues,
  withLaterTimestamps,
} from "@/lib/assessment/domain/run/assessment-run";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { answer, openStore, settled } from "./controlled-store";

/** A server whose clock is right, and takes a copy as ours does. */
function honestServer() {
  let time = Date.UTC(2026, 0, 1);
  let kept: AssessmentRun | null = null;
  return {
    get kept() {
      return kept;
    },
    accept(run: AssessmentRun): AssessmentRun {
      time += 1_000;
      const received = correctTimestamps(run, time, kept);
      kept = kept ? mergeRuns(kept, received) : received;
      return kept;
    },
  };
}

test("what is changed later on this device wins on this device and on the server, whatever the clock did", async () => {
  const clock = fc.constantFrom(0, Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1, 20), Date.UTC(2099, 0, 1));
  const card = fc.constantFrom("general_001", "general_002");
  const deed = fc.oneof(
    fc.record({ kind: fc.constant("answer" as const), clock, card, value: fc.integer({ min: 0, max: 8 }) }),
    fc.record({ kind: fc.constantFrom("new" as const, "complete" as const, "sync" as const), clock }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async (deeds) => {
      const { store, outbox, world, sent } = await openStore(newRun("run", Date.UTC(2026, 0, 1), "standard"));
      const server = honestServer();
      let wanted: Record<string, number> = {};
      for (const one of [...deeds, { kind: "sync" as const, clock: 0 }]) {
        world.time = one.clock;
        const { runId } = store.getSnapshot().run;
        if (one.kind === "answer") {
          store.update(answer(one.card, one.value));
          wanted = { ...wanted, [one.card]: one.value };
        } else if (one.kind === "new") {
          store.startNew("love");
          wanted = {};
          expect(store.getSnapshot().run.runId).not.toBe(runId);
        } else if (one.kind === "complete") store.markSubmitted(runId);
        else {
          const before = sent.length;
          void outbox.drain({ skipBackoff: true });
          await settled();
          const request = sent[before];
          if (request) await request.accept(server.accept(request.run));
          if (request) expect(server.kept).toEqual(store.getSnapshot().run);
          expect(store.getSnapshot().run.runId).toBe(runId);
        }
        expect(presentValues(store.getSnapshot().run.hero)).toEqual(wanted);
      }
    }),
  );
});

test("the stamps that the server put right are kept here, and a copy sent again brings nothing old back", async () => {
  const { store, world, ring, last } = await openStore(newRun("run", 0, "standard"));
  const server = honestServer();
  world.time = Date.UTC(2099, 0, 1);
  store.update(answer("general_001", 1));
  await ring();
  await last().accept(server.accept(last().run));
  expect(store.getSnapshot().run).toEqual(server.kept);

  const kept = store.getSnapshot().run;
  server.accept(withLaterTimestamps(kept, answer("general_001", 5)(kept, Date.UTC(2026, 0, 1, 1))));

  store.update(answer("general_002", 2));
  await ring();
  await last().accept(server.accept(last().run));
  expect(presentValues(store.getSnapshot().run.hero)).toEqual({ general_001: 5, general_002: 2 });
});

test("an answer given while its older value was on its way wins, though a clock far ahead had stamped the older one", async () => {
  const { store, world, ring, last } = await openStore(newRun("run", 0, "standard"));
  const server = honestServer();
  world.time = Date.UTC(2099, 0, 1);
  store.update(answer("general_001", 1));
  await ring();
  store.update(answer("general_002", 2));
  await last().accept(server.accept(last().run));
  world.time = Date.UTC(2026, 0, 1, 1);
  store.update(answer("general_001", 5));
  await ring();
  await last().accept(server.accept(last().run));
  expect(presentValues(server.kept?.hero ?? {})).toEqual({ general_001: 5, general_002: 2 });
  expect(store.getSnapshot()).toMatchObject({ run: server.kept, sync: "saved" });
});

test("when a limit is met the screen says for how long the answers wait", async () => {
  const { store, ring, last, world } = await openStore();
  jest.spyOn(Date, "now").mockImplementation(() => world.time);
  store.update(answer("general_001", 1));
  await ring();
  await last().fail(new HttpError(429, "", 150));
  expect(store.getSnapshot()).toMatchObject({ sync: "paused", pauseMinutes: 3 });
  store.update(answer("general_002", 2));
  await settled();
  expect(store.getSnapshot()).toMatchObject({ sync: "paused", pauseMinutes: 3 });
  jest.restoreAllMocks();
});
