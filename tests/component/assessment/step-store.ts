import { useSyncExternalStore } from "react";
import type { useDraft } from "@/lib/assessment/client/draft-provider";
import { createDraftStore, type DraftStore } from "@/lib/assessment/client/draft-store";
import { type AssessmentDraft, newDraft } from "@/lib/assessment/domain/draft";

/** A run of type 8 that has come to the third step. */
export function sampleDraft(change: Partial<AssessmentDraft> = {}): AssessmentDraft {
  return { ...newDraft("6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", 1_000, "standard"), sample: true, ...change };
}

/** A real store that keeps what it would have written, and sends nothing. */
export function openStore(initial: AssessmentDraft) {
  let time = 2_000;
  const written: AssessmentDraft[] = [];
  const store = createDraftStore(
    {
      write: (draft) => written.push(draft) > 0,
      owe: async () => true,
      taken: () => undefined,
      send: async (draft) => draft,
      now: () => ++time,
      random: () => 0,
      newId: () => "b1d8a7a2-5a0f-4a0c-8e1d-3c2b1a0f9e8d",
      schedule: () => () => undefined,
    },
    initial,
  );
  return { store, written };
}

/** `useDraft` over a given store. */
export function useStoreAsDraft(store: DraftStore): ReturnType<typeof useDraft> {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { ...snapshot, store, userId: "someone" };
}
