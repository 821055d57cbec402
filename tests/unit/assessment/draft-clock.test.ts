import fc from "fast-check";
import { type AssessmentDraft, asReceived, mergeDrafts, newDraft, standing } from "@/lib/assessment/domain/draft";
import { answer, openStore } from "./store-in-hand";

/** A server whose clock is right, and takes a copy as ours does. */
function honestServer() {
  let time = Date.UTC(2026, 0, 1);
  let kept: AssessmentDraft | null = null;
  return {
    get kept() {
      return kept;
    },
    take(draft: AssessmentDraft): AssessmentDraft {
      time += 1_000;
      const received = asReceived(draft, time, kept);
      kept = kept ? mergeDrafts(kept, received) : received;
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
      const { store, world, sent } = openStore(newDraft("run", Date.UTC(2026, 0, 1), "standard"));
      const server = honestServer();
      let wanted: Record<string, number> = {};
      for (const one of [...deeds, { kind: "sync" as const, clock: 0 }]) {
        world.time = one.clock;
        const { runId } = store.getSnapshot().draft;
        if (one.kind === "answer") {
          store.update(answer(one.card, one.value));
          wanted = { ...wanted, [one.card]: one.value };
        } else if (one.kind === "new") {
          store.startNew("love");
          wanted = {};
          expect(store.getSnapshot().draft.runId).not.toBe(runId);
        } else if (one.kind === "complete") store.handIn(runId);
        else {
          const before = sent.length;
          void store.flush();
          const request = sent[before];
          if (request) await request.take(server.take(request.draft));
          if (request) expect(server.kept).toEqual(store.getSnapshot().draft);
          expect(store.getSnapshot().draft.runId).toBe(runId);
        }
        expect(standing(store.getSnapshot().draft.hero)).toEqual(wanted);
      }
    }),
  );
});

test("the stamps that the server put right are kept here, and a copy sent again brings nothing old back", async () => {
  const { store, world, ring, last } = openStore(newDraft("run", 0, "standard"));
  const server = honestServer();
  world.time = Date.UTC(2099, 0, 1);
  store.update(answer("general_001", 1));
  ring();
  await last().take(server.take(last().draft));
  expect(store.getSnapshot().draft).toEqual(server.kept);

  const elsewhere = openStore(server.kept ?? undefined);
  elsewhere.world.time = Date.UTC(2026, 0, 1, 1);
  elsewhere.store.update(answer("general_001", 5));
  server.take(elsewhere.store.getSnapshot().draft);

  store.update(answer("general_002", 2));
  ring();
  await last().take(server.take(last().draft));
  expect(standing(store.getSnapshot().draft.hero)).toEqual({ general_001: 5, general_002: 2 });
});
