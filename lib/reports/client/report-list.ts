import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { ReportListItem } from "../schema";

export const reportKeys = {
  ofUser: (userId: string) => ["reports", userId] as const,
};

/** The saved reports of a user. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchReports(userId: string): Promise<ReportListItem[]> {
  return fetchJson(`/api/users/${encodeURIComponent(userId)}/reports`);
}
