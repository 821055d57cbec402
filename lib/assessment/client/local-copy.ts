import { readStoredJson, removeStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";
import { isBlockId } from "../domain/blocks";
import { type AssessmentDraft, newDraft } from "../domain/draft";
import { chosenBlock, colorSelection, heroAnswers, storedConfidence, workingType } from "../domain/readings";

/** Each person's copy has an entry of its own: two people may share a device. */
export const draftKey = (userId: string): string => `${STORAGE_KEYS.draft}:${userId}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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

/** The copy that this browser keeps for this user; null when it keeps none. */
export function readLocalDraft(userId: string): AssessmentDraft | null {
  const draft = readStoredJson(draftKey(userId));
  return isDraft(draft) ? draft : null;
}

/** A draft made from the three named entries, for a browser that holds them and no draft; null without them. */
export function draftFromEntries(runId: string, now: number): AssessmentDraft | null {
  const hero = readStoredJson(STORAGE_KEYS.heroMoments);
  const blocks = readStoredJson(STORAGE_KEYS.buildingBlocks);
  if (!isRecord(hero) || hero.sample !== true) return null;
  const block = isRecord(blocks) && isRecord(blocks.selectedBlock) ? blocks.selectedBlock.id : null;
  return {
    ...newDraft(runId, now, "standard"),
    sample: true,
    block: isBlockId(block) ? { value: block, at: now } : null,
  };
}

/** Keeps the draft, and the named entries made from it; says whether it will outlive the page. */
export function writeLocalDraft(userId: string, draft: AssessmentDraft): boolean {
  const kept = writeStored(draftKey(userId), JSON.stringify(draft));
  const personalityType = workingType(draft);
  if (personalityType) {
    const responses = Object.entries(draft.hero).map(([cardId, { value, at }]) => ({
      cardId,
      optionIndex: value,
      timestamp: new Date(at).toISOString(),
    }));
    const answered = Object.keys(heroAnswers(draft)).length > 0 || draft.sample;
    const hero = { personalityType, confidence: storedConfidence(draft), responses, sample: draft.sample };
    if (answered) writeStored(STORAGE_KEYS.heroMoments, JSON.stringify(hero));
  }
  const selectedBlock = chosenBlock(draft);
  if (selectedBlock) writeStored(STORAGE_KEYS.buildingBlocks, JSON.stringify({ selectedBlock }));
  if (draft.colors)
    writeStored(STORAGE_KEYS.innerProfile, JSON.stringify({ ...colorSelection(draft), personalityType }));
  return kept;
}

/** Takes this person's answers off the device, and the entries made from them. */
export function clearLocalDraft(userId: string): void {
  removeStored(draftKey(userId));
  clearEntries();
}

/** Removes the three named entries, which name nobody: the next person must not find them. */
export function clearEntries(): void {
  for (const key of ["heroMoments", "buildingBlocks", "innerProfile"] as const) removeStored(STORAGE_KEYS[key]);
}
