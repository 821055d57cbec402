import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { StateKey } from "../domain/instrument/color-selection";
import { scoreForState } from "../domain/instrument/color-selection";
import type { PersonalityType } from "../domain/instrument/types";
import type { MeasuredHits, PortraitFigures } from "../domain/portraits/figures";
import type { RunRecord } from "../domain/run/run-record";
import type {
  BlockReply,
  blocksReply,
  measuredReply,
  portraitFiguresReply,
  runsReply,
  StateReply,
  stateReply,
} from "../schema";
import { cacheBlockDescriptions, cacheStateName } from "./local-run";

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
};

/** A user's completed runs, latest first. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchRuns(userId: string): Promise<readonly RunRecord[]> {
  return fetchJson<typeof runsReply>(`/api/users/${encodeURIComponent(userId)}/runs`);
}
