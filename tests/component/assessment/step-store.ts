import { useSyncExternalStore } from "react";
import type { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { createRunStore, type RunStore } from "@/lib/assessment/client/run-store";
import { type AssessmentRun, newRun } from "@/lib/assessment/domain/run/assessment-run";

/** A run of type 8 that has come to the third step. */
export function sampleDraft(change: Partial<AssessmentRun> = {}): AssessmentRun {
  return { ...newRun("6f0c1f0e-6f1e-4a56-9d5b-0c6f4b7e2a10", 1_000, "standard"), sample: true, ...change };
}

/** A real store that keeps what it would have written, and sends nothing. */
export function openStore(initial: AssessmentRun, throwAway: () => Promise<void> = async () => undefined) {
  let time = 2_000;
  const written: AssessmentRun[] = [];
  const store = createRunStore(
    {
      writeLocal: (draft) => written.push(draft) > 0,
      writeSetAside: () => undefined,
      throwAway,
      calibration: null,
      enqueue: async () => true,
      now: () => ++time,
      newId: () => "b1d8a7a2-5a0f-4a0c-8e1d-3c2b1a0f9e8d",
    },
    initial,
  );
  return { store, written };
}

/** `useAssessmentRun` over a given store. */
export function useStoreAsDraft(store: RunStore): ReturnType<typeof useAssessmentRun> {
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { ...snapshot, store, userId: "someone" };
}
