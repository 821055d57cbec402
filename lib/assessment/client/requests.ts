import { fetchJson } from "@/lib/platform/http/fetch-json";
import { scoreOfState } from "../domain/color-selection";
import type { StateKey } from "../domain/color-states";
import type { AssessmentDraft } from "../domain/draft";
import type { PersonalityType } from "../domain/types";
import type { BlockReply, StateReply } from "../schema";
import { noteBlocks, noteState } from "./entry-words";

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 20_000;

/** Saves the run; resolves to the copy that the server keeps, with other devices' answers in it. */
export async function sendDraft(userId: string, draft: AssessmentDraft): Promise<AssessmentDraft> {
  const path = `/api/users/${encodeURIComponent(userId)}`;
  const options = { method: "PATCH", body: { assessmentData: draft }, as: userId, patience: PATIENCE };
  const reply = await fetchJson<{ assessmentData: AssessmentDraft }>(path, options);
  return reply.assessmentData;
}

/** The two blocks of a type, in the language of the request. */
export async function fetchBlocks(type: PersonalityType, locale: string): Promise<BlockReply[]> {
  const blocks = await fetchJson<BlockReply[]>(`/api/blocks?type=${type}&locale=${locale}`);
  noteBlocks(blocks);
  return blocks;
}

/** The name of a state for a type. */
export async function fetchState(state: StateKey, type: PersonalityType, locale: string): Promise<StateReply> {
  const path = `/api/state?score=${scoreOfState(state)}&type=${type}&locale=${locale}`;
  const reply = await fetchJson<StateReply>(path);
  noteState(state, type, reply.state);
  return reply;
}
