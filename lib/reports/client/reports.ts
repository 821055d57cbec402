import { fetchJson } from "@/lib/platform/http/fetch-json";
import type {
  CreateShareInput,
  CreateShareReply,
  createShareReply,
  ReportListItem,
  reportsReply,
  ShareItem,
  shareItem,
  sharesReply,
} from "../schema";

export const reportKeys = {
  ofUser: (userId: string) => ["reports", userId] as const,
};

/** The saved reports of a user. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchReports(userId: string): Promise<readonly ReportListItem[]> {
  return fetchJson<typeof reportsReply>(`/api/users/${encodeURIComponent(userId)}/reports`);
}

export const shareKeys = {
  ofReport: (reportId: string) => ["shares", reportId] as const,
};

/** The links to an own report, latest first. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchShares(reportId: string): Promise<readonly ShareItem[]> {
  return fetchJson<typeof sharesReply>(`/api/shares?report=${encodeURIComponent(reportId)}`);
}

/** Makes a link; its address is told this once. @throws as `fetchShares`. */
export function createShare(body: CreateShareInput): Promise<CreateShareReply> {
  return fetchJson<typeof createShareReply>("/api/shares", { method: "POST", body });
}

/** Ends a link. @throws as `fetchShares`. */
export function revokeShare(id: string): Promise<ShareItem> {
  return fetchJson<typeof shareItem>(`/api/shares/${encodeURIComponent(id)}`, { method: "DELETE" });
}
