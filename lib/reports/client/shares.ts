import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { CreateShareInput, CreateShareReply, ShareItem } from "../schema";

export const shareKeys = {
  ofReport: (reportId: string) => ["shares", reportId] as const,
};

/** The links to an own report, latest first. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchShares(reportId: string): Promise<ShareItem[]> {
  return fetchJson(`/api/shares?report=${encodeURIComponent(reportId)}`);
}

/** Makes a link; its address is told this once. @throws as `fetchShares`. */
export function createShare(body: CreateShareInput): Promise<CreateShareReply> {
  return fetchJson("/api/shares", { method: "POST", body });
}

/** Ends a link. @throws as `fetchShares`. */
export function revokeShare(id: string): Promise<ShareItem> {
  return fetchJson(`/api/shares/${encodeURIComponent(id)}`, { method: "DELETE" });
}
