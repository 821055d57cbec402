import "server-only";
import type { AgreedUserId, OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import { findRun, latestRunOf, latestRuns, type StoredRun } from "../data/runs";
import type { Profile } from "../domain/run/profile";
import { type RunRecord, toRunRecord } from "../domain/run/run-record";

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

/** The most runs that are compared; older ones stay stored. */
const MAX_LISTED_RUNS = 50;

/** A user's own completed runs, latest first. */
export async function listRuns(userId: OwnUserId): Promise<RunRecord[]> {
  return (await latestRuns(userId, MAX_LISTED_RUNS)).map(toRunRecord);
}
