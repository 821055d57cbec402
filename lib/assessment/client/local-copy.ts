import { readStoredJson, removeStored, STORAGE_KEYS, warnBroken, writeStored } from "@/lib/platform/browser-storage";
import type { AssessmentDraft } from "../domain/draft";
import { clearEntries, isRecord, writeEntries } from "./entries";

/** Each person's copy has an entry of its own: two people may share a device. */
export const draftKey = (userId: string): string => `${STORAGE_KEYS.draft}:${userId}`;

/** A shallow check: the server parses the whole. */
export function isDraft(value: unknown): value is AssessmentDraft {
  return (
    isRecord(value) &&
    typeof value.runId === "string" &&
    typeof value.startedAt === "number" &&
    isRecord(value.reportType) &&
    [value.rheti, value.hero, value.decider].every(isRecord)
  );
}

/** The copy that this browser keeps for this user; null when it keeps none, and with a warning when that is broken. */
export function readLocalDraft(userId: string): AssessmentDraft | null {
  const draft = readStoredJson(draftKey(userId));
  if (isDraft(draft)) return draft;
  if (draft !== null) warnBroken(draftKey(userId));
  return null;
}

/** Keeps the draft, and the named entries made from it; says whether it will outlive the page. */
export function writeLocalDraft(userId: string, draft: AssessmentDraft): boolean {
  const kept = writeStored(draftKey(userId), JSON.stringify(draft));
  writeEntries(userId, draft);
  return kept;
}

/** Takes this person's answers off the device, and the entries made from them. */
export function clearLocalDraft(userId: string): void {
  removeStored(draftKey(userId));
  clearEntries();
}
