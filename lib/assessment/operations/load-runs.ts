import "server-only";
import type { AgreedUserId, OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import { findRun, latestRunOf, latestRuns, type StoredRun, updateRun } from "../data/runs";
import { deletedBefore, ownedChange } from "../domain/run/owned-items";
import type { Profile } from "../domain/run/profile";
import { type KeptRun, RUNS_PAGE_SIZE, type RunRecord, toKeptRun, toRunRecord } from "../domain/run/run-record";
import type { OwnedChangeInput } from "../schema";

/** A user's own completed run. @throws AppError not_found when it is missing or not theirs. */
export async function loadOwnRun(userId: OwnUserId, runId: string): Promise<StoredRun> {
  const run = await findRun(userId, runId);
  if (!run) throw new AppError("not_found");
  return run;
}

/** The latest result of the caller or of somebody who agreed, without its answers; null without one. */
export async function loadLatestProfile(userId: OwnUserId | AgreedUserId): Promise<Profile | null> {
  return (await latestRunOf(userId))?.profile ?? null;
}

/** A user's own completed runs, latest first, a page at a time: the first, or what comes after the run `before`. */
export async function listRuns(userId: OwnUserId, before?: string): Promise<RunRecord[]> {
  const after = before === undefined ? null : await loadOwnRun(userId, before);
  return (await latestRuns(userId, RUNS_PAGE_SIZE, { after })).map(toRunRecord);
}

/** The latest runs that the user deleted and can bring back. */
export async function listDeletedRuns(userId: OwnUserId, now: Date): Promise<RunRecord[]> {
  return (await latestRuns(userId, RUNS_PAGE_SIZE, { deletedAfter: deletedBefore(now) })).map(toRunRecord);
}

/** Names a run, deletes it or brings it back. @throws AppError not_found when it is missing or not theirs. */
export async function changeRun(
  userId: OwnUserId,
  runId: string,
  input: OwnedChangeInput,
  now: Date,
): Promise<{ success: true }> {
  if (!(await updateRun(userId, runId, ownedChange(input, now)))) throw new AppError("not_found");
  return { success: true };
}

/** A user's own completed run, as its result shows it. @throws AppError not_found when it is missing or not theirs. */
export async function loadKeptRun(userId: OwnUserId, runId: string): Promise<KeptRun> {
  return toKeptRun(await loadOwnRun(userId, runId));
}
