import { fetchJson } from "@/lib/platform/http/fetch-json";
import type {
  JoinMatchReply,
  joinMatchReply,
  MatchCodeReply,
  MatchListReply,
  MatchPreviewReply,
  matchCodeReply,
  matchListReply,
  matchPreviewReply,
} from "../schema";

export const matchKeys = { list: ["pairs"] as const };

/** Whom one is compared with. All of these throw HttpError on a non-OK answer, TypeError without a connection. */
export function fetchMatches(): Promise<MatchListReply> {
  return fetchJson<typeof matchListReply>("/api/pairs");
}

/** A new code to hand on, in place of the one before; its address names oneself where `showName` says so. */
export function createMatchCode(showName: boolean): Promise<MatchCodeReply> {
  return fetchJson<typeof matchCodeReply>("/api/pairs/code", { method: "POST", body: { showName } });
}

/** Withdraws a code that was not entered yet. */
export async function withdrawMatchCode(): Promise<void> {
  await fetchJson("/api/pairs/code", { method: "DELETE" });
}

/** Whose code this is. */
export function previewMatch(code: string): Promise<MatchPreviewReply> {
  return fetchJson<typeof matchPreviewReply>("/api/pairs/preview", { method: "POST", body: { code } });
}

/** Agrees to be compared with the person who gave the code. */
export function joinMatch(code: string): Promise<JoinMatchReply> {
  return fetchJson<typeof joinMatchReply>("/api/pairs", { method: "POST", body: { code } });
}

/** Ends a comparison for both. */
export async function endMatch(id: string): Promise<void> {
  await fetchJson(`/api/pairs/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** The slug whose report two people open when no pack was chosen. */
const DEFAULT_SLUG = "general";

/** The report of two people; the address names neither of them. */
export function matchReportUrl(matchId: string, locale: string, { slug = DEFAULT_SLUG, pdf = false } = {}): string {
  const query = new URLSearchParams({ pair: matchId, locale });
  return `/api/v2/reports/${encodeURIComponent(slug)}${pdf ? "/pdf" : ""}?${query}`;
}
