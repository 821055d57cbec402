import {
  readStored,
  readStoredJson,
  removeStored,
  STORAGE_KEYS,
  warnUnreadable,
  writeStored,
} from "@/lib/platform/browser-storage";
import type { AssessmentRun } from "../domain/run/assessment-run";
import { keptUntil, type SetAsideRun } from "../domain/run/set-aside";
import { clearEntries, isRecord, writeEntries } from "./run-entries";

/** What local storage keeps of a run under the person's id; the entries made from it stand in `run-entries.ts`. */

/** Each person's copy has an entry of its own: two people may share a device. */
export const localRunKey = (userId: string): string => `${STORAGE_KEYS.draft}:${userId}`;

const setAsideKey = (userId: string): string => `${STORAGE_KEYS.setAside}:${userId}`;

/** What this person set aside in this browser, while it is kept; null without one. `now` in milliseconds. */
export function readSetAside(userId: string, now: number): SetAsideRun | null {
  const stored = readStoredJson(setAsideKey(userId));
  if (!isRecord(stored) || !isAssessmentRun(stored.run) || typeof stored.setAsideAt !== "number") return null;
  const late = typeof stored.late === "number" ? { late: stored.late } : {};
  const found = { run: stored.run, setAsideAt: stored.setAsideAt, ...late };
  return keptUntil(found) > now ? found : null;
}

/** Keeps the run that was set aside last; null when there is none any more. */
export function writeSetAside(userId: string, setAside: SetAsideRun | null): void {
  if (setAside) writeStored(setAsideKey(userId), JSON.stringify(setAside));
  else removeStored(setAsideKey(userId));
}

const portraitsKey = (userId: string): string => `${STORAGE_KEYS.portraits}:${userId}`;

/** Whether the portraits of a run were answered or skipped in this browser, or could not be shown. */
export const portraitsPassed = (userId: string, runId: string): boolean => readStored(portraitsKey(userId)) === runId;

/** Notes that the portraits of a run need not be shown here again. */
export const markPortraitsPassed = (userId: string, runId: string): boolean => writeStored(portraitsKey(userId), runId);

/** A shallow check: the server parses the whole. */
export function isAssessmentRun(value: unknown): value is AssessmentRun {
  return (
    isRecord(value) &&
    typeof value.runId === "string" &&
    typeof value.startedAt === "number" &&
    isRecord(value.reportType) &&
    [value.rheti, value.hero, value.decider].every(isRecord)
  );
}

/** The copy that this browser keeps for this user; null when it keeps none, and with a warning when that is broken. */
export function readLocalRun(userId: string): AssessmentRun | null {
  const stored = readStoredJson(localRunKey(userId));
  if (isAssessmentRun(stored)) return stored;
  if (stored !== null) warnUnreadable(localRunKey(userId));
  return null;
}

/** Keeps the run, and the named entries made from it; says whether it will outlive the page. */
export function writeLocalRun(userId: string, run: AssessmentRun): boolean {
  const written = writeStored(localRunKey(userId), JSON.stringify(run));
  writeEntries(userId, run);
  return written;
}

/** Takes this person's answers off the device, and the entries made from them. */
export function clearLocalRun(userId: string): void {
  removeStored(localRunKey(userId));
  removeStored(setAsideKey(userId));
  removeStored(portraitsKey(userId));
  removeStored(STORAGE_KEYS.firstAnswer);
  clearEntries();
}
