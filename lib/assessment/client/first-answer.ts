import { readStoredJson, removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { FIRST_PAIR, FIRST_PAIR_FIELD } from "../domain/instrument/first-pair";
import type { Side } from "../domain/instrument/pairs";
import type { AssessmentRun } from "../domain/run/assessment-run";
import type { PairTimings } from "./pair-log";
import { isRecord } from "./run-entries";
import type { RunStore } from "./run-store";
import { trackStep } from "./track";
import { isSide, keepVisitorAnswer } from "./visitor-answer";

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Keeps what was answered on the welcome screen for the person with this e-mail address, until their run is opened here. */
export function keepFirstAnswer(email: string): void {
  const side = document.querySelector<HTMLInputElement>(`[name=${FIRST_PAIR_FIELD}]:checked`)?.value;
  if (!isSide(side)) return;
  writeStored(STORAGE_KEYS.firstAnswer, JSON.stringify({ email, side }));
  keepVisitorAnswer(null);
}

/** The kept answer as a change to the run; null where there is none, it is somebody else's, or the pair is answered. */
function firstAnswer(email: string | undefined, run: AssessmentRun): Side | null {
  const kept = readStoredJson(STORAGE_KEYS.firstAnswer);
  if (!isRecord(kept) || !isSide(kept.side) || typeof kept.email !== "string") return null;
  if (email === undefined || !sameAddress(kept.email, email)) return null;
  removeStored(STORAGE_KEYS.firstAnswer);
  return run.rheti[FIRST_PAIR] || run.completedAt !== null ? null : kept.side;
}

/**
 * Puts what this person answered on the welcome screen into their run, once, if the pair is still open there. It counts
 * among the answered pairs; how long it took was not measured.
 */
export function takeFirstAnswer(store: RunStore, email: string | undefined): void {
  const side = firstAnswer(email, store.getSnapshot().run);
  if (!side) return;
  store.update((run, at) => ({
    ...run,
    rheti: { ...run.rheti, [FIRST_PAIR]: { value: { side, strong: false }, at } },
  }));
  const pairs: PairTimings = { [FIRST_PAIR]: [side === "left" ? 1 : 0, 0, null, 0] };
  trackStep({ step: "rheti", label: "pairs", data: { pairs }, run: store.getSnapshot().run });
}
