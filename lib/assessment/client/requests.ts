import type { successReply } from "@/lib/accounts/schema";
import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { StateKey } from "../domain/instrument/color-selection";
import { scoreForState } from "../domain/instrument/color-selection";
import type { PersonalityType } from "../domain/instrument/types";
import type { MeasuredHits, PortraitFigures } from "../domain/portraits/figures";
import type { KeptRun, RunRecord } from "../domain/run/run-record";
import type { keptRunReply, OwnedChangeInput, runsReply, SetAsideChangeInput } from "../schema";
import type { measuredReply, portraitFiguresReply } from "../schema/portraits";
import type { BlockReply, blocksReply, StateReply, stateReply } from "../schema/step-texts";
import { cacheBlockDescriptions, cacheStateName } from "./run-entries";

/** The two blocks of a type, in the language of the request. */
export async function fetchBlocks(type: PersonalityType, locale: string): Promise<readonly BlockReply[]> {
  const blocks = await fetchJson<typeof blocksReply>(`/api/blocks?type=${type}&locale=${locale}`);
  cacheBlockDescriptions(blocks);
  return blocks;
}

/** The name of a state for a type. */
export async function fetchState(state: StateKey, type: PersonalityType, locale: string): Promise<StateReply> {
  const path = `/api/state?score=${scoreForState(state)}&type=${type}&locale=${locale}`;
  const reply = await fetchJson<typeof stateReply>(path);
  cacheStateName(state, type, reply.state);
  return reply;
}

/** What the method text says of real people. @throws HttpError on a non-OK answer, TypeError without a connection. */
export async function fetchMeasuredHits(): Promise<MeasuredHits | null> {
  return (await fetchJson<typeof measuredReply>("/api/portraits")).measured;
}

/** What people chose of two portraits, for administrators. @throws HttpError, TypeError as above. */
export function fetchPortraitFigures(): Promise<PortraitFigures> {
  return fetchJson<typeof portraitFiguresReply>("/api/analytics/portraits");
}

export const runKeys = {
  ofUser: (userId: string) => ["runs", userId] as const,
  latestOf: (userId: string) => ["runs", userId, "latest"] as const,
  deletedOf: (userId: string) => ["runs", userId, "deleted"] as const,
  one: (userId: string, runId: string) => ["run", userId, runId] as const,
};

const runsPath = (userId: string) => `/api/users/${encodeURIComponent(userId)}/runs`;

/** A page of a user's completed runs, latest first: the first, or those after the run `before`. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchRuns(userId: string, before?: string): Promise<readonly RunRecord[]> {
  return fetchJson<typeof runsReply>(`${runsPath(userId)}${before ? `?before=${before}` : ""}`);
}

/** The latest completed run of a user; null without one. @throws HttpError, TypeError as above. */
export const fetchLatestRun = (userId: string): Promise<RunRecord | null> =>
  fetchRuns(userId).then(([latest]) => latest ?? null);

/** The runs that were deleted and can be brought back. @throws HttpError, TypeError as above. */
export const fetchDeletedRuns = (userId: string): Promise<readonly RunRecord[]> =>
  fetchJson<typeof runsReply>(`${runsPath(userId)}?deleted=true`);

/** Names a run, deletes it or brings it back. @throws HttpError, TypeError as above. */
export const changeRun = (userId: string, runId: string, body: OwnedChangeInput) =>
  fetchJson<typeof successReply>(`${runsPath(userId)}/${encodeURIComponent(runId)}`, { method: "PATCH", body });

/** Throws a run away that was set aside, or takes that back. @throws HttpError, TypeError as above. */
export function changeSetAside(userId: string, runId: string, body: SetAsideChangeInput) {
  const path = `/api/users/${encodeURIComponent(userId)}/set-aside/${encodeURIComponent(runId)}`;
  return fetchJson<typeof successReply>(path, { method: "PATCH", body, expectedUserId: userId });
}

/** A completed run as its result shows it. @throws HttpError, TypeError as above. */
export function fetchKeptRun(userId: string, runId: string): Promise<KeptRun> {
  return fetchJson<typeof keptRunReply>(`${runsPath(userId)}/${encodeURIComponent(runId)}`);
}
