import "server-only";
import type { OwnUserId } from "@/lib/accounts/access";
import { latestAssessments } from "../data";
import { type RunRecord, runRecord } from "../domain/run-record";

/** So many runs are set side by side; older ones stay kept. */
const MAX_RUNS = 50;

/** A user's own completed runs, latest first. */
export async function listRuns(userId: OwnUserId): Promise<RunRecord[]> {
  return (await latestAssessments(userId, MAX_RUNS)).map(runRecord);
}
