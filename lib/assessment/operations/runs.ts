import "server-only";
import { randomUUID } from "node:crypto";
import type { AgreedUserId, OwnUserId } from "@/lib/accounts/access";
import { AppError } from "@/lib/platform/errors/app-error";
import type { RequestContext } from "@/lib/platform/http/context";
import { changeWithOpenRun } from "../data/deleted-runs";
import { markSetAsideDeleted, mergeRunInProgress } from "../data/run-in-progress";
import {
  countRunsOf,
  findRun,
  insertRun,
  latestRunOf,
  latestRuns,
  runExists,
  type StoredRun,
  updateRun,
} from "../data/runs";
import type { ReportType } from "../domain/instrument/report-types";
import { type AssessmentRun, correctTimestamps } from "../domain/run/assessment-run";
import { restoredBefore, standInFor } from "../domain/run/deleted-run";
import { deletedBefore, ownedChange } from "../domain/run/owned-items";
import { buildProfile, type Profile } from "../domain/run/profile";
import { type KeptRun, RUNS_PAGE_SIZE, type RunRecord, toKeptRun, toRunRecord } from "../domain/run/run-record";
import { missingSteps } from "../domain/run/steps";
import type { OwnedChangeInput, SetAsideChangeInput } from "../schema";
import { calibrationInUse, withKnownCalibration } from "./calibrations";

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

/** Deletes a run or brings it back; false when it is missing or not theirs. */
async function changeDeletion(userId: OwnUserId, id: string, input: OwnedChangeInput, now: Date): Promise<boolean> {
  const calibration = input.deleted ? await calibrationInUse() : null;
  const begin = { runId: randomUUID(), now: now.getTime(), calibration };
  return changeWithOpenRun(userId, id, ownedChange(input, now), now, (run, open) =>
    input.deleted ? standInFor(run, open, begin) : restoredBefore(run, open, begin.now),
  );
}

/**
 * Names a run, deletes it or brings it back. Where the deleted one is also the open one, an empty run takes its place
 * until it is back. @throws AppError not_found when it is missing or not theirs.
 */
export async function changeRun(
  userId: OwnUserId,
  runId: string,
  input: OwnedChangeInput,
  now: Date,
): Promise<{ success: true }> {
  const found =
    input.deleted === undefined
      ? await updateRun(userId, runId, ownedChange(input, now))
      : await changeDeletion(userId, runId, input, now);
  if (!found) throw new AppError("not_found");
  return { success: true };
}

/** Throws a set-aside run away or takes that back. @throws AppError not_found when it is missing or not theirs. */
export async function changeSetAside(
  userId: OwnUserId,
  runId: string,
  { deleted }: SetAsideChangeInput,
  now: Date,
): Promise<{ success: true }> {
  if (!(await markSetAsideDeleted(userId, runId, deleted ? now : null))) throw new AppError("not_found");
  return { success: true };
}

/** A user's own completed run, as its result shows it. @throws AppError not_found when it is missing or not theirs. */
export async function loadKeptRun(userId: OwnUserId, runId: string): Promise<KeptRun> {
  return toKeptRun(await loadOwnRun(userId, runId));
}

/** Merges the browser's copy of the run into the stored one; returns the result. */
export async function saveProgress({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { assessmentData: AssessmentRun; completedAt?: string | undefined };
}): Promise<{ assessmentData: AssessmentRun }> {
  const completedAt = input.completedAt ? new Date(input.completedAt) : null;
  const run = await withKnownCalibration(input.assessmentData);
  return { assessmentData: await mergeRunInProgress(userId, run, ctx.now, completedAt) };
}

/** The most completed runs that one person may have. */
const MAX_STORED_RUNS = 200;

/**
 * Stores a finished run and returns it. The result is computed here from the answers. The same run sent again
 * returns what was stored the first time.
 * @throws AppError invalid_input when steps are missing, forbidden when the run is somebody else's, conflict when the
 * person has too many.
 */
export async function completeRun({
  ctx,
  userId,
  input,
}: {
  ctx: RequestContext<unknown>;
  userId: OwnUserId;
  input: { reportType: ReportType; assessmentData: AssessmentRun };
}): Promise<StoredRun> {
  const run = correctTimestamps(await withKnownCalibration(input.assessmentData), ctx.now.getTime(), null);
  const profile = buildProfile(run);
  if (!profile) {
    const issues = missingSteps(run).map(({ id }) => ({ path: `assessmentData.${id}`, message: "not complete" }));
    throw new AppError("invalid_input", { messageKey: "incompleteAssessment", issues });
  }
  if ((await countRunsOf(userId)) >= MAX_STORED_RUNS && !(await runExists(run.runId)))
    throw new AppError("conflict", { messageKey: "tooManyRuns" });
  const { reportType } = input;
  const stored = await insertRun({
    userId,
    reportType,
    locale: ctx.locale,
    answers: run,
    profile,
    completedAt: ctx.now,
  });
  if (stored.owner !== userId) throw new AppError("forbidden");
  return stored.run;
}
