import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { JoinPairReply, PairCodeReply, PairListReply, PairPreviewReply } from "../schema";

export const pairKeys = { list: ["pairs"] as const };

/** Whom one is compared with. All of these throw HttpError on a non-OK answer, TypeError without a connection. */
export function fetchPairs(): Promise<PairListReply> {
  return fetchJson("/api/pairs");
}

/** A new code to hand on, in place of the one before. */
export function makeCode(): Promise<PairCodeReply> {
  return fetchJson("/api/pairs/code", { method: "POST" });
}

/** Takes back the code that nobody entered yet. */
export async function withdrawCode(): Promise<void> {
  await fetchJson("/api/pairs/code", { method: "DELETE" });
}

/** Whose code this is. */
export function previewCode(code: string): Promise<PairPreviewReply> {
  return fetchJson("/api/pairs/preview", { method: "POST", body: { code } });
}

/** Agrees to be compared with whoever gave the code. */
export function joinByCode(code: string): Promise<JoinPairReply> {
  return fetchJson("/api/pairs", { method: "POST", body: { code } });
}

/** Ends a comparison for both. */
export async function endPair(id: string): Promise<void> {
  await fetchJson(`/api/pairs/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** The slug whose report two people open when no pack was chosen. */
export const EVERYDAY_SLUG = "general";

/** The report of two people; the address names neither of them. */
export function pairReportAddress(pairId: string, locale: string, { slug = EVERYDAY_SLUG, pdf = false } = {}): string {
  const query = new URLSearchParams({ pair: pairId, locale });
  return `/api/v2/reports/${encodeURIComponent(slug)}${pdf ? "/pdf" : ""}?${query}`;
}
