import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { RunRecord } from "../domain/run-record";

export const runKeys = {
  ofUser: (userId: string) => ["runs", userId] as const,
};

/** A user's completed runs, latest first. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchRuns(userId: string): Promise<RunRecord[]> {
  return fetchJson(`/api/users/${encodeURIComponent(userId)}/runs`);
}
